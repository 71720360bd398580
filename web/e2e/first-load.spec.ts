/** Bytes loaded before a first-time visitor sees a page, and layout shift meanwhile. */
import { expectOwnLetters } from "./harness/letters";
import { Player } from "./harness/player";
import { watchShifts } from "./harness/shifts";
import { atNight, expect, test, type Page } from "./harness/test";

test.use({ installs: true });

const BUDGET = 150_000;
const SEEN = "sheet-seen";

/** JavaScript and CSS requested by the page itself; the prefetch for offline games comes later, by another way. */
async function bytesOfCode(page: Page): Promise<number> {
  return await page.evaluate((seen) => {
    const [mark] = performance.getEntriesByName(seen);
    return performance
      .getEntriesByType("resource")
      .filter((entry): entry is PerformanceResourceTiming => /\.(js|css)$/.test(entry.name))
      .filter(({ startTime }) => !mark || startTime < mark.startTime)
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0);
  }, SEEN);
}

/** Records when the sheet appears; nobody waits for what loads later. */
async function watchForSheet(page: Page): Promise<void> {
  await page.addInitScript((seen) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector("[role=grid]")) return;
      performance.mark(seen);
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  }, SEEN);
}

/** Files loaded twice, because preload and use differ in mode. */
async function askedTwice(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  return names.filter((name, place) => /\.(js|css|woff2)$/.test(name) && names.indexOf(name) !== place);
}

/** Variants prefetched before the previous one had arrived; opening a table would wait behind them. */
async function fetchedBesideOthers(page: Page): Promise<string[]> {
  const games = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/api\/variants\/[\w-]+$/.test(name))
      .map(({ name, startTime, duration }) => ({ name, began: startTime, ended: startTime + duration })),
  );
  expect(games.length).toBeGreaterThan(20);
  return games.filter(({ began }, place) => began < (games[place - 1]?.ended ?? 0)).map(({ name }) => name);
}

/** Returns which fonts were requested, by the beginnings of their names. */
async function fontsAskedFor(page: Page): Promise<(string | undefined)[]> {
  const names = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  return names.filter((name) => name.endsWith(".woff2")).map((name) => /(\w+-latin(-ext)?)-\d+/.exec(name)?.[1]);
}

test("the start page, and the table's files right behind it", async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto("./", { waitUntil: "networkidle" });
  expect(await askedTwice(page)).toEqual([]);
  const bytes = await bytesOfCode(page);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(BUDGET);
  // Headings are in our own letters, and neither handwriting nor rarer letters are loaded for them.
  expect(await fontsAskedFor(page)).toEqual(["nunito-latin"]);
  await expectOwnLetters(page);
  // Chromium rates values below 0.1 as good; here nothing may move at all.
  expect((await shifts()).jumps).toBeLessThan(0.01);
});

test("a page that arrives in pieces is painted when it is whole", async ({ page }) => {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 20,
    downloadThroughput: 40_000,
    uploadThroughput: 40_000,
  });
  const shifts = await watchShifts(page);
  await page.goto("./", { waitUntil: "load" });
  expect(await fontsAskedFor(page)).toEqual(["nunito-latin"]);
  expect((await shifts()).jumps).toBeLessThan(0.01);
});

test("what is played without network is fetched game by game", atNight, async ({ page }) => {
  await page.goto("./");
  await page.waitForFunction(() => localStorage.getItem("pasch.fetched"), undefined, { timeout: 60_000 });
  expect(await fetchedBesideOthers(page)).toEqual([]);
});

test("the table", atNight, async ({ page, anotherDevice }) => {
  const anna = new Player(page);
  await anna.openTable({ others: ["Mitspieler am Gerät"] });
  const guest = await anotherDevice();
  const shifts = await watchShifts(guest);
  await watchForSheet(guest);
  await guest.goto(page.url(), { waitUntil: "networkidle" });
  await expect(guest.getByRole("grid")).toBeVisible();
  const bytes = await bytesOfCode(guest);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(BUDGET);
  expect((await shifts()).jumps).toBeLessThan(0.05);
});
