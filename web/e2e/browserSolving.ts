/** Measures from the tap to the exact mean of a game that the browser solves itself; the first time, and later. */
import { desktop } from "../playwright.config.ts";
import { expect, test } from "./harness/test";

const GAMES = ["kniffel", "yahtzee", "yatzy-deluxe", "yatzy"];
const TIMES = 3;

test("how long the browser solves", async ({ browser, server, locale }) => {
  test.setTimeout(10 * 60_000);
  console.log("From the tap to the exact mean, solved in the browser; the first time and the best of all");
  for (const game of GAMES) {
    const took: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const context = await browser.newContext({ ...desktop, baseURL: server.address, locale: locale ?? "de-DE" });
      const page = await context.newPage();
      await page.route("**/api/average", () => undefined);
      await page.goto(`/regeln/${game}`);
      await page.waitForLoadState("networkidle");
      const start = Date.now();
      await page.getByRole("button", { name: "Nachrechnen" }).click();
      await expect(page.getByText(/^\d+,\d Punkte$/)).toBeVisible({ timeout: 60_000 });
      took.push(Date.now() - start);
      await context.close();
    }
    const [first = 0] = took;
    console.log(`  ${game.padEnd(14)}${(first / 1000).toFixed(2)} s  ${(Math.min(...took) / 1000).toFixed(2)} s`);
  }
});
