/** Measures from the tap to the exact mean of a game that the browser solves itself; the first time, and later. */
import { desktop } from "../playwright.config.ts";
import { test } from "./harness/test";

/** Games, and how many times the processor of the page is slowed. */
const GAMES = [
  ["kniffel", 1],
  ["kniffel", 4],
  ["yahtzee", 1],
  ["yatzy-deluxe", 1],
  ["yatzy", 1],
] as const;
const TIMES = 3;

/** Taps; returns the milliseconds until a frame contains the mean that was worked out, instead of the known one. */
async function tapToMean(): Promise<number> {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) =>
    textContent.includes("Nachrechnen"),
  );
  if (!button) throw new Error("nothing to tap");
  const isThere = () =>
    [...document.querySelectorAll("main *")].some((part) => /^\d+,\d\sPunkte$/.test(part.textContent.trim()));
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const pressed = performance.now();
  button.click();
  while (isThere()) await frame();
  while (!isThere()) await frame();
  return performance.now() - pressed;
}

test("how long the browser solves", async ({ browser, server, locale }) => {
  test.setTimeout(10 * 60_000);
  console.log("From the tap to the exact mean, solved in the browser; the first time and the best of all");
  for (const [game, slowed] of GAMES) {
    const took: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const context = await browser.newContext({ ...desktop, baseURL: server.address, locale: locale ?? "de-DE" });
      const page = await context.newPage();
      await page.route("**/api/average", () => undefined);
      await page.goto(`./regeln/${game}`);
      await page.waitForLoadState("networkidle");
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowed });
      took.push(await page.evaluate(tapToMean));
      await context.close();
    }
    const [first = 0] = took;
    const name = slowed > 1 ? `${game}, slowed ${String(slowed)}×` : game;
    console.log(`  ${name.padEnd(22)}${(first / 1000).toFixed(2)} s  ${(Math.min(...took) / 1000).toFixed(2)} s`);
  }
});
