/** The site of `pasch site`, served by a plain file server under a path: everything that one device can do. */
import { readFile } from "node:fs/promises";
import { bringGame } from "./harness/bringing";
import { chooseLanguage } from "./harness/language";
import { decide } from "./harness/deciding";
import { expectOwnLetters } from "./harness/letters";
import { Player } from "./harness/player";
import { Scorer } from "./harness/scorer";
import { Site } from "./harness/site";
import { atNight, expect, test as served, type Page } from "./harness/test";

const GAME = new URL("../../tests/golden/kniffel.pasch", import.meta.url);

const test = served.extend<object, { host: Site }>({
  host: [
    async ({}, use) => {
      const site = await Site.open();
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],
});

test.use({ installs: true });

// A busy machine is late to use what the page asked for ahead, and Chromium warns of it after some seconds.
test.beforeEach(({ watch }) => {
  watch.expect(/preloaded using link preload but not used/);
});

/** From then on the service worker answers for every address. */
async function expectWorker(page: Page): Promise<void> {
  const isInCharge = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isInCharge, { timeout: 40_000, intervals: [250] }).toBe(true);
}

async function expectNothingShared(page: Page): Promise<void> {
  await expect(
    page.getByText(/online|Code eingeben|Zweites Gerät|einladen|Teilen|PDF|Nur dieses Gerät|Ohne Netz/),
  ).toHaveCount(0);
  await expect(page.getByRole("link", { name: /Hausregel|Code|Würfelstatistik/ })).toHaveCount(0);
}

test("a whole game, reloaded in the middle of a turn, and its place in the history", atNight, async ({ page }) => {
  const anna = new Player(page);
  await page.goto("./");
  await expectNothingShared(page);
  await expectOwnLetters(page);
  await expectWorker(page);
  await anna.playNow();
  await anna.throwDice();
  await page.getByRole("button", { name: "Tipps", exact: true }).click();
  await expect(page.getByRole("complementary", { name: "Tipps" }).getByRole("listitem").first()).toBeVisible();
  // This browser solves the game, and then says it of the position that is shown.
  await expect(page.getByText("genau berechnet", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Mehr", exact: true }).click();
  await expectNothingShared(page);
  await page.keyboard.press("Escape");

  const roll = await anna.roll();
  await page.reload();
  await expect(anna.offers.first()).toBeVisible();
  expect(await anna.roll()).toBe(roll);
  await anna.enter();
  await anna.playToTheEnd();
  await expectNothingShared(page);

  await page.goto("./verlauf");
  await page
    .getByRole("list")
    .getByRole("link", { name: /^Kniffel/ })
    .click();
  await expect(page.getByRole("grid", { name: /Kniffel/ })).toBeVisible();
});

test("hints and a review say why, from what this browser has solved", atNight, async ({ page, isMobile }) => {
  test.slow();
  const anna = new Player(page);
  await anna.playNow();
  await anna.throwDice();
  await page.getByRole("button", { name: "Tipps", exact: true }).click();
  if (isMobile) await page.getByRole("button", { name: "alle zeigen" }).click();
  await expect(page.getByText(/^Gegenüber „.+“: /)).toBeVisible({ timeout: 60_000 });

  const record = await readFile(GAME, "utf-8");
  const worse = record.replace("13455 = ones 1", "13455 = five_of_a_kind x");
  await page.goto("./analyse");
  await bringGame(page, worse.replace("14466 = five_of_a_kind x", "14466 = ones 1"));
  await expect(page.getByText("Auf diesem Gerät gerechnet: in Punkten, ohne Gewinnchance.")).toBeVisible({
    timeout: 90_000,
  });
  await expect(page.getByText(/^Kniffel ist noch drin: Die Chance liegt bei 24/).first()).toBeVisible();
});

test("this browser says how often each action wins, and why", async ({ page, isMobile }) => {
  const anna = new Player(page);
  await page.goto("./neu?rules=kniffel-strict");
  await expect(page.getByText("Strenges Kniffel", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "An den Tisch" }).click();
  await anna.throwDice();
  await page.getByRole("button", { name: "Tipps", exact: true }).click();
  if (isMobile) await page.getByRole("button", { name: "alle zeigen" }).click();
  await page.getByRole("radio", { name: "Gewinnen" }).check();
  const hints = page.getByRole("complementary", { name: "Tipps" });
  await expect(hints.getByText("So oft gewinnst du, wenn danach alle auf Punkte spielen.")).toBeVisible({
    timeout: 60_000,
  });
  await expect(hints.getByText(/^Gewinnchancen: Du [45]\d,\d\s% · Otto [45]\d,\d\s%$/)).toBeVisible();
});

test("a variant with too many cards says so", async ({ page }) => {
  await page.goto("./regeln/maxi-yatzy");
  await page.getByRole("button", { name: "Nachrechnen" }).click();
  await expect(page.getByText("57,5 Millionen Karten möglich, zu viele, um sie in einem Browser")).toBeVisible();
  await expect(page.getByText("nicht zu erreichen")).toHaveCount(0);
});

test("a browser without SIMD says that there are no exact hints", atNight, async ({ page, isMobile }) => {
  await page.route(/\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `WebAssembly.validate = () => false;\n${await response.text()}` });
  });
  const anna = new Player(page);
  await anna.playNow();
  await anna.throwDice();
  await page.getByRole("button", { name: "Tipps", exact: true }).click();
  if (isMobile) await page.getByRole("button", { name: "alle zeigen" }).click();
  await expect(page.getByText("Dieser Browser kann nicht genau rechnen: Ihm fehlt WebAssembly SIMD.")).toBeVisible();
});

test("the start page in both languages", async ({ page }) => {
  await page.goto("./");
  await expect(page.getByRole("heading", { name: "Lust auf eine Runde?" })).toBeVisible();
  await chooseLanguage(page, "English");
  await expect(page.getByRole("heading", { name: "Fancy a game?" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
  await expect(page.getByText(/online|Enter a code/)).toHaveCount(0);
});

test("the average of optimal play and its spread, stopped and asked for again", atNight, async ({ page }) => {
  test.slow();
  await page.goto("./regeln/yacht");
  await page.getByRole("button", { name: "Nachrechnen" }).click();
  await expect(page.getByText(/Neun von zehn Spielen enden zwischen \d+ und \d+ Punkten/)).toBeVisible();
  await page.goto("./regeln/kniffel");
  await page.getByRole("button", { name: "Nachrechnen" }).click();
  await expect(page.getByText(/Streuung wird ausgerechnet/)).toBeVisible();
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await expect(page.getByText("248,2 Punkte", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Streuung ausrechnen" }).click();
  await expect(page.getByText("zwischen 180 und 322 Punkten.")).toBeVisible({
    timeout: 90_000,
  });
});

test("every address can be loaded anew", atNight, async ({ page }) => {
  await page.goto("./regeln/kniffel");
  await expect(page.getByRole("heading", { name: "Kniffel", exact: true })).toBeVisible();
  await expectNothingShared(page);
  await page.getByRole("link", { name: "Wahrscheinlichkeiten" }).click();
  await expect(page).toHaveURL(/\/spiele\/pasch\/regeln\/kniffel\/chancen$/);
  await page.reload();
  await expect(page.getByRole("link", { name: /Kniffel/ }).first()).toBeVisible();
  await page.goto("./neu");
  await expect(page.getByRole("button", { name: "An den Tisch" })).toBeVisible();
  await expectNothingShared(page);
  await page.goto("./schule/2/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the score pad", atNight, async ({ page }) => {
  const anna = new Scorer(page);
  await page.goto("./");
  await expectWorker(page);
  await anna.openBlock("Anna", "Ben");
  await expectNothingShared(page);
  await anna.tapDice("33355");
  await page.getByRole("button", { name: "Full House 25" }).click();
  await page.reload();
  await anna.expectEntry("Anna", "Full House", ": 25");
});

test("a puzzle and the trainer", async ({ page }) => {
  await page.goto("./lernen");
  await page.getByRole("link", { name: "Rätsel lösen" }).click();
  await decide(page);
  await page.getByRole("link", { name: "Weiter üben" }).click();
  await expect(page.getByRole("img", { name: "Aufgabe 1 von 10" })).toBeVisible();
  await decide(page);
});

test.describe("without a service worker, as over plain HTTP", () => {
  test.use({ installs: false });

  test(
    "a game's address is found by the page for unknown ones, and any other leads home",
    atNight,
    async ({ page, watch }) => {
      watch.expect(/404/);
      const anna = new Player(page);
      await anna.playNow();
      await anna.reloadAfterThrow();
      await page.goto("./was/es/nicht/gibt");
      await expect(page.getByRole("button", { name: "Jetzt spielen" })).toBeVisible();
      await expect(page).toHaveURL(/\/spiele\/pasch\/$/);
    },
  );
});
