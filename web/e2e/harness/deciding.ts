/** Decides positions in the trainer, the puzzle and the school by keyboard. */
import { expect, type Page } from "./test";

/** Throws all dice again, or if no throw is left, enters the first possible box. */
export async function decide(page: Page): Promise<void> {
  await expect(page.getByRole("grid")).toBeVisible();
  const again = page.getByRole("button", { name: /Würfel werfen$/ });
  if (await again.isVisible()) {
    await page.keyboard.press("Space");
    // The puzzle asks first.
    if (
      await page
        .getByText(/^Alle Würfel neu/)
        .first()
        .isVisible()
    )
      await page.keyboard.press("Space");
  } else {
    const box = page.getByRole("gridcell", { name: /(eintragen|streichen)$/ }).first();
    await box.focus();
    await page.keyboard.press("Enter");
    if (!(await page.getByText(/^Am besten:/).isVisible())) await page.keyboard.press("Enter");
  }
  await expect(page.getByText(/^Am besten:/)).toBeVisible();
}
