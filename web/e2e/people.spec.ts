/** Who sits at the table, and what comes first: for somebody who has never been here, and for whoever comes back. */
import { expect, test } from "./harness/test";

test("what is known where one lives comes first, then what was played last", async ({ anotherDevice }) => {
  const page = await anotherDevice({ locale: "sv-SE" });
  await page.goto("/");
  await expect(page.getByText("Yatzy against the computer.")).toBeVisible();
  await page.goto("/neu");
  await expect(page.getByText("Yatzy, Scandinavian").first()).toBeVisible();
  await page.getByRole("button", { name: "Choose another" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Sharp Kniffel/ })
    .click();
  await page.getByRole("button", { name: "To the table" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  await page.goto("/");
  await expect(page.getByText("Sharp Kniffel against the computer.")).toBeVisible();
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.getByText("Sharp Kniffel").first()).toBeVisible();
});
