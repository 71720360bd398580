/**
 * Measures a first visit on a slow phone: time to first paint, to interactivity, and from there to the table.
 *
 * Network "Fast 3G" and four times CPU throttling. `VISITS` sets the number of visits; the median counts.
 */
import type { Browser, BrowserContextOptions, CDPSession, Page } from "@playwright/test";
import { test } from "./harness/test";

const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWED = 4;
const VISITS = Number(process.env.VISITS ?? 5);
/** Times between paint and tap: no reading, and some reading. */
const READS_MS = [0, 3_000];

/** In milliseconds, all but the last from the start of the visit. */
interface Times {
  paint: number;
  button: number;
  table: number;
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", FAST_3G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  return session;
}

/** Records when the client's own button exists, as opposed to its prerendered picture. */
async function watchForButton(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = (): void => {
      const found = document.querySelector("#app .go button:not([disabled])");
      if (found?.checkVisibility()) performance.mark("button");
      else requestAnimationFrame(look);
    };
    look();
  });
}

async function visit(browser: Browser, options: BrowserContextOptions, reads: number): Promise<Times> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await slowDown(page);
  await watchForButton(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("button").length > 0, undefined, { timeout: 60_000 });
  const [paint = 0, button = 0] = await page.evaluate(() =>
    ["first-contentful-paint", "button"].map((name) => performance.getEntriesByName(name)[0]?.startTime),
  );
  await page.waitForTimeout(reads);
  const table = await page.evaluate(tapToTable);
  await context.close();
  return { paint, button, table };
}

/** Taps, and waits for a frame that contains the sheet. */
async function tapToTable(): Promise<number> {
  const pressed = performance.now();
  document.querySelector<HTMLElement>("#app .go button")?.click();
  const frame = (): Promise<number> => new Promise((drawn) => requestAnimationFrame(drawn));
  while (!document.querySelector("[role=grid]")?.checkVisibility()) await frame();
  await frame();
  return performance.now() - pressed;
}

function middle(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function seconds(visits: Times[], what: keyof Times): string {
  return `${(middle(visits.map((times) => times[what])) / 1000).toFixed(2)} s`.padStart(8);
}

test("a first visit on a slow phone", async ({ browser, contextOptions, server, viewport, locale }) => {
  test.setTimeout(20 * 60_000);
  const options = { ...contextOptions, baseURL: server.address, viewport, locale: locale ?? "de-DE" };
  console.log("First visit, Fast 3G, processor slowed four times");
  for (const reads of READS_MS) {
    const visits: Times[] = [];
    for (let number = 0; number < VISITS; number += 1) visits.push(await visit(browser, options, reads));
    if (reads === 0) {
      console.log(`  first paint            ${seconds(visits, "paint")}`);
      console.log(`  play button            ${seconds(visits, "button")}`);
    }
    console.log(
      `  tap to table${reads === 0 ? " at once    " : `, after ${String(reads / 1000)} s`} ${seconds(visits, "table")}`,
    );
  }
});
