/**
 * Measures frame times of rolling dice in a whole game, at full and at quarter processor speed.
 *
 * `TURNS` sets the number of turns; default is a whole game. Without a GPU the processor also rasterizes, so times are
 * worst cases. Frames are traced in the browser: counting them on the page's main thread would overstate them, since
 * dice move without it.
 */
import type { Browser, Page } from "@playwright/test";
import { desktop, phone } from "../playwright.config.ts";
import { Player } from "./harness/player";
import { expect, test } from "./harness/test";

const TURNS = Number(process.env.TURNS ?? 13);
const DEVICES = [
  { name: "desktop", slowed: 1, use: desktop },
  { name: "phone, processor slowed four times", slowed: 4, use: phone },
];

const ROLLS = { begin: "dice-roll", end: "dice-lie" };
const TRACED = ["-*", "disabled-by-default-devtools.timeline.frame", "blink.user_timing"];

/** Marks when dice start rolling, and when all are at rest. */
async function markRolls(page: Page): Promise<void> {
  await page.addInitScript(({ begin, end }) => {
    let rolled = false;
    new MutationObserver(() => {
      const rolls = document.querySelector(".die.rolling") !== null;
      if (rolls !== rolled) performance.mark(rolls ? begin : end);
      rolled = rolls;
    }).observe(document, { subtree: true, attributeFilter: ["class"] });
  }, ROLLS);
}

interface Traced {
  name: string;
  /** In microseconds. */
  ts: number;
}

/** Frame times while dice rolled, in milliseconds, shortest first. */
async function framesOf(browser: Browser): Promise<number[]> {
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  const marks = traceEvents.filter(({ name }) => ["DrawFrame", ROLLS.begin, ROLLS.end].includes(name));
  let before: number | undefined;
  let rolls = false;
  const frames: number[] = [];
  for (const { name, ts } of marks.sort((one, other) => one.ts - other.ts)) {
    if (name === "DrawFrame" && rolls && before !== undefined) frames.push((ts - before) / 1000);
    if (name !== "DrawFrame") rolls = name === ROLLS.begin;
    before = name === "DrawFrame" && rolls ? ts : undefined;
  }
  return frames.sort((one, other) => one - other);
}

function share(sorted: readonly number[], part: number): string {
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(1)} ms`.padStart(9);
}

/** One game alone, two throws per turn. */
async function play(page: Page): Promise<void> {
  const anna = new Player(page);
  await anna.openTable();
  for (let turn = 0; turn < TURNS && (await anna.isOnTurn()); turn += 1) {
    await anna.throwDice();
    await anna.hold(1 + (turn % 5));
    await anna.throwAgain();
    await expect(anna.offers.first()).toBeVisible();
    await anna.enter();
  }
}

for (const { name, slowed, use } of DEVICES) {
  test(`dice that roll: ${name}`, async ({ browser, server, locale }) => {
    test.setTimeout(20 * 60_000);
    const options = {
      ...use,
      baseURL: server.address,
      locale: locale ?? "de-DE",
      reducedMotion: "no-preference",
    } as const;
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowed });
    await markRolls(page);
    await browser.startTracing(page, { categories: TRACED });
    await play(page);
    const frames = await framesOf(browser);
    await context.close();
    console.log(`Dice that roll, ${name}: ${String(frames.length)} pictures`);
    console.log(
      `  from picture to picture, middle ${share(frames, 0.5)}, 95 of 100 within ${share(frames, 0.95)}, the longest ${share(frames, 1)}`,
    );
  });
}
