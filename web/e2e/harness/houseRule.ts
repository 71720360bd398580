/** House rules as a family makes them. */
import type { Page } from "./test";

/** Begins a house rule with a name, from the start page. */
export async function beginHouseRule(page: Page, name: string): Promise<void> {
  await page.goto("./");
  await page
    .getByRole("link", { name: /^Hausregeln/ })
    .first()
    .click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("button", { name: "Anfangen" }).click();
}
