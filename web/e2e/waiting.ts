/**
 * Measures how much of a whole game against the start page's computer is waiting, frame by frame, at default pace.
 *
 * The player decides immediately, so the share of waiting is an upper bound.
 */
import type { Page } from "@playwright/test";
import { desktop } from "../playwright.config.ts";
import { Player } from "./harness/player";
import { expect, test } from "./harness/test";

/** Assumed seconds per decision. */
const THINKS = 3;
type Whose = "deciding" | "rolling" | "others";

interface Spent extends Record<Whose, number> {
  /** Number of decisions possible here. */
  decisions: number;
}

declare global {
  interface Window {
    spent: Spent;
    /** Time of the first possible throw. */
    firstThrow: number;
  }
}

/** Records frame by frame whom the table waits for, in milliseconds. */
async function watchWaiting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.spent = { deciding: 0, rolling: 0, others: 0, decisions: 0 };
    let [before, last]: [number, Whose | undefined] = [0, undefined];
    const whose = (): Whose | undefined => {
      const button = document.querySelector(".controls .main");
      if (!button) return undefined;
      if (button.textContent.startsWith("Überspringen")) return "others";
      const offered = document.querySelector(
        "[role=gridcell][aria-label*='eintragen'], [role=gridcell][aria-label*=': streichen']",
      );
      return offered || button.getAttribute("aria-disabled") !== "true" ? "deciding" : "rolling";
    };
    const look = (now: number): void => {
      const by = whose();
      if (by) window.spent[by] += now - before;
      if (by === "deciding" && last !== "deciding") window.spent.decisions += 1;
      if (by === "deciding") window.firstThrow ||= now;
      [before, last] = [now, by];
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Two throws per turn. */
async function play(anna: Player): Promise<void> {
  for (let turn = 0; await anna.isOnTurn(); turn += 1) {
    await anna.throwDice();
    await anna.hold(1 + (turn % 5));
    await anna.throwAgain();
    await expect(anna.offers.first()).toBeVisible();
    await anna.enter();
  }
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`.padStart(8);

test("how much of a game is waiting", async ({ browser, server, locale, remembers }) => {
  test.setTimeout(10 * 60_000);
  const options = { ...desktop, baseURL: server.address, storageState: remembers, locale: locale ?? "de-DE" };
  const context = await browser.newContext({ ...options, reducedMotion: "no-preference" });
  const page = await context.newPage();
  await watchWaiting(page);
  await page.goto("./");
  await page.getByRole("button", { name: "Jetzt spielen" }).click();
  const pressed = await page.evaluate(() => performance.now());
  const anna = new Player(page);
  await expect(anna.cup).toBeEnabled({ timeout: 30_000 });
  const first = await page.evaluate(() => window.firstThrow);
  await play(anna);
  const spent = await page.evaluate(() => window.spent);
  await context.close();
  const waited = spent.rolling + spent.others;
  const thought = spent.decisions * THINKS * 1000;
  const share = (of: number): string => `${((100 * waited) / (waited + of)).toFixed(0)} %`.padStart(8);
  console.log("A game against the usual computer, at the usual pace");
  console.log(`  tap to the first own throw     ${seconds(first - pressed)}`);
  console.log(`  own dice roll                  ${seconds(spent.rolling)}`);
  console.log(`  the computer plays             ${seconds(spent.others)}`);
  console.log(`  waiting, of who decides at once${share(spent.deciding)}`);
  console.log(`  of who thinks for ${String(THINKS)} s each time  ${share(thought)}`);
});
