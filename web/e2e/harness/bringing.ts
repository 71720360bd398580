/** Brings a game's record or a block as text into the page of the review. */
import { expect, type Page } from "./test";

/** Unfolds what takes a game, unless it is open, and pastes it. */
export async function pasteGame(page: Page, text: string): Promise<void> {
  const fold = page.locator("summary", { hasText: "Ein Spiel aus einer Datei" });
  await expect(fold).toBeVisible();
  const pasted = page.getByRole("textbox");
  if (!(await pasted.isVisible())) await fold.click();
  await pasted.fill(text);
}

export async function bringGame(page: Page, text: string): Promise<void> {
  await pasteGame(page, text);
  await page.getByRole("button", { name: "Analysieren" }).click();
}
