/**
 * How smoothly dice roll: a whole game at once with a processor as it is and one four times slower, and the time from picture
 * to picture while dice are in the air.
 *
 * `TURNS` tells how many turns are played; a whole game by default. Where there is no graphics chip, the processor draws as
 * well, so the times are the longest that anybody sees.
 */
import type { Page } from "@playwright/test";
import { desktop, phone } from "../playwright.config.ts";
import { Player } from "./harness/player";
import { expect, test } from "./harness/test";

const TURNS = Number(process.env.TURNS ?? 13);
const DEVICES = [
  { name: "desktop", slowed: 1, use: desktop },
  { name: "phone, processor slowed four times", slowed: 4, use: phone },
];

/** Notes the time between pictures as long as dice roll. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let before = 0;
    const look = (now: number): void => {
      if (document.querySelector(".die.rolling")) {
        if (before) frames.push(now - before);
        before = now;
      } else before = 0;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

function share(sorted: readonly number[], part: number): string {
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(1)} ms`.padStart(9);
}

/** One game alone, two throws a turn. */
async function play(page: Page): Promise<number[]> {
  const anna = new Player(page);
  await anna.openTable();
  for (let turn = 0; turn < TURNS && (await anna.isOnTurn()); turn += 1) {
    await anna.throwDice();
    await anna.hold(1 + (turn % 5));
    await anna.throwAgain();
    await expect(anna.offers.first()).toBeVisible();
    await anna.enter();
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  return frames.sort((one, other) => one - other);
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
    await watchFrames(page);
    const frames = await play(page);
    await context.close();
    console.log(`Dice that roll, ${name}: ${String(frames.length)} pictures`);
    console.log(`  from picture to picture, middle ${share(frames, 0.5)}, 95 of 100 within ${share(frames, 0.95)}`);
  });
}
