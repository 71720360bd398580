/** A first visit over a slow network: what people read must not jump away under their eyes or fingers. */
import { phone } from "../playwright.config";
import { Player } from "./harness/player";
import { countFromNow, watchShifts, type Shifts } from "./harness/shifts";
import { openShortTable } from "./harness/shortGame";
import { atNight, expect, test, type Page } from "./harness/test";

/** Chromium rates layout shift below 0.1 as good. */
const MOST = 0.05;
/** Fast 3G, as Chromium's developer tools have it. */
const NETWORK = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const PAGES = [
  "./",
  "./neu",
  "./regeln",
  "./regeln/stammbaum",
  "./regeln/kniffel",
  "./regeln/kniffel/chancen",
  "./haus",
  "./pruefen",
  "./wuerfel",
  "./verlauf",
  "./analyse",
  "./schule",
  "./schule/1",
  "./lernen",
  "./ueben",
  "./ueben/tag",
  "./statistik",
  "./einstellungen",
  "./code",
];

/** Slows the page's network, and adds up what moves without being touched. */
async function visitSlowly(page: Page): Promise<() => Promise<Shifts>> {
  const control = await page.context().newCDPSession(page);
  await control.send("Network.enable");
  await control.send("Network.emulateNetworkConditions", NETWORK);
  return watchShifts(page);
}

test.use(phone);

test("the first game stays where it was drawn", atNight, async ({ page }) => {
  const anna = new Player(page);
  const shifts = await visitSlowly(page);
  await page.goto("./");
  await page.getByRole("button", { name: "Jetzt spielen" }).click();
  await expect(anna.block).toBeVisible();
  await page.waitForLoadState("networkidle");
  const first = await shifts();
  expect(first.jumps, first.of.join("\n")).toBeLessThan(MOST);
});

test("the ending stays where it was drawn", atNight, async ({ page }) => {
  const anna = new Player(page);
  const { table } = await openShortTable(page, [{ kind: "person", name: "Anna", place: "here" }]);
  const shifts = await visitSlowly(page);
  await page.goto(table);
  await anna.playToTheEnd();
  await expect(page.getByRole("button", { name: "Noch einmal" })).toBeVisible();
  await countFromNow(page);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("region", { name: "Analyse" })).toBeVisible();
  const { jumps, of } = await shifts();
  expect(jumps, of.join("\n")).toBeLessThan(MOST);
});

for (const address of PAGES) {
  test(`${address} stays where it was drawn`, atNight, async ({ page }) => {
    const shifts = await visitSlowly(page);
    await page.goto(address, { waitUntil: "networkidle" });
    const { jumps, of } = await shifts();
    expect(jumps, of.join("\n")).toBeLessThan(MOST);
  });
}
