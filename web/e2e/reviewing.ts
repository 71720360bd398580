/** Measures the review of a two-player game with a stored value table, from tap to display. */
import { readFile } from "node:fs/promises";
import { desktop } from "../playwright.config";
import { pasteGame } from "./harness/bringing";
import { expect, test, type Page } from "./harness/test";

const GAME = new URL("../../tests/golden/kniffel.pasch", import.meta.url);
const TIMES = 7;

test.use(desktop);

async function bring(page: Page, record: string): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("./analyse");
  await pasteGame(page, record);
}

/** Taps, and waits for a frame that contains the curve. */
async function tapToReview(): Promise<number> {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => /Analysieren/.test(textContent));
  const pressed = performance.now();
  button?.click();
  const frame = (): Promise<number> => new Promise((drawn) => requestAnimationFrame(drawn));
  while (!document.querySelector("[type=range]")?.checkVisibility()) await frame();
  await frame();
  return performance.now() - pressed;
}

test("the review of a game of two", async ({ page }) => {
  test.setTimeout(10 * 60_000);
  const record = await readFile(GAME, "utf-8");
  await page.goto("./analyse");
  await bring(page, record);
  await page.getByRole("button", { name: "Analysieren" }).click();
  await expect(page.getByRole("slider")).toBeVisible({ timeout: 5 * 60_000 });
  const times: number[] = [];
  for (let number = 0; number < TIMES; number += 1) {
    await bring(page, record);
    times.push(await page.evaluate(tapToReview));
  }
  times.sort((one, other) => one - other);
  console.log("The review of a game of two, its table ready");
  console.log(`  tap to review          ${((times[Math.floor(TIMES / 2)] ?? 0) / 1000).toFixed(2)} s`);
});
