/** The end of a game and of a block at every size: winner, rematch, and everybody following. */
import { expectAccessible, expectNoSidewaysScrolling, expectUsable } from "../harness/axe";
import { Player } from "../harness/player";
import { Scorer } from "../harness/scorer";
import { SHORT } from "../harness/shortGame";
import { atEverySize } from "../harness/sizes";
import { atNight, expect, test, type Page } from "../harness/test";

const [SECRET, INVITATION] = ["S".repeat(22), "I".repeat(22)];

/** Opens a table of two people on the server, in a series to two wins; returns its id. */
async function openTable(page: Page, kind: "game" | "block"): Promise<string> {
  const series = { id: "s".repeat(16), goal: "wins", games: 2, played: [] };
  const seats = ["Anna", "Ben"].map((name) => ({ kind: "person", name, place: "here" }));
  const opening = { kind, rules: { toml: SHORT }, seats, series, first: 0 };
  const key = `${kind}${"k".repeat(16)}`;
  const data = { key, opening, secret: SECRET, invitation: INVITATION, language: "de" };
  const answer = await page.request.post("./api/tables", { data });
  return ((await answer.json()) as { table: string }).table;
}

const GAME_WON = /gewinnt!$|gewinnen gemeinsam!$|^Unentschieden!$/;

/** Checks winner, rematch button and news, with nothing covering them. */
async function expectMoment(page: Page, again: string, news: RegExp = GAME_WON): Promise<void> {
  const moment = page.getByRole("region", { name: "Das Spiel ist zu Ende" });
  const headline = moment.getByRole("heading", { name: news });
  await atEverySize(page, async () => {
    await headline.scrollIntoViewIfNeeded();
    await expect(headline).toBeInViewport();
    await expect(moment.getByRole("listitem").filter({ hasText: "Anna" }).first()).toBeVisible();
    await expect(moment.getByRole("region", { name: "Serie" })).toContainText("Wer gewinnt zuerst 2 Spiele?");
    await expectNoSidewaysScrolling(page);
    // A trial click waits until nothing covers the button.
    await moment.getByRole("button", { name: again }).click({ trial: true });
  });
  await expectUsable(page);
}

/** A block on which Anna wins by four points. */
async function fillIn(scorer: Scorer): Promise<void> {
  for (const [name, chance] of [
    ["Anna", 21],
    ["Ben", 17],
  ] as const) {
    await scorer.writePoints(name, "Einser", 3);
    await scorer.writePoints(name, "Sechser", 18);
    await scorer.writePoints(name, "Chance", chance);
  }
}

async function expectPicture(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Ergebnis teilen" }).click();
  const dialog = page.getByRole("dialog", { name: "Ergebnis teilen" });
  const picture = dialog.getByRole("img", { name: /^Bild des Blocks\. Kurz, .*Anna \d+/ });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate(countPixels, "#b3560f"), "Anna's mark is orange").toBeGreaterThan(100);
  await atEverySize(page, async () => {
    for (const name of ["Bild speichern", "Text kopieren"])
      await expect(dialog.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
  });
  const download = page.waitForEvent("download");
  await dialog.getByRole("link", { name: "Bild speichern" }).click();
  expect((await download).suggestedFilename()).toMatch(/^pasch-short-\d{4}-\d{2}-\d{2}\.png$/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

/** Returns how many pixels of a picture have exactly this colour. */
function countPixels(picture: SVGElement | HTMLElement, colour: string): number {
  if (!(picture instanceof HTMLImageElement)) throw new Error("not a picture");
  const drawing = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight).getContext("2d");
  if (!drawing) throw new Error("this browser draws no pictures");
  drawing.drawImage(picture, 0, 0);
  const { data } = drawing.getImageData(0, 0, picture.naturalWidth, picture.naturalHeight);
  const sought = Number.parseInt(colour.slice(1), 16);
  let found = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red * 65_536 + green * 256 + blue === sought) found += 1;
  }
  return found;
}

/** Records every place at which a button was drawn, from now on. */
async function watchButton(page: Page, name: string): Promise<() => Promise<number | undefined>> {
  await page.evaluate((words) => {
    const seen = new Set<number>();
    const look = (): void => {
      const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent.includes(words));
      if (button) seen.add(Math.round(button.getBoundingClientRect().top + scrollY));
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { [`places of ${words}`]: seen });
  }, name);
  return () =>
    page.evaluate((words) => (window as unknown as Record<string, Set<number>>)[`places of ${words}`]?.size, name);
}

test("no button moves while the ending is told", atNight, async ({ page }) => {
  const opening = {
    kind: "game",
    rules: { toml: SHORT },
    seats: [
      { kind: "person", name: "", place: "here" },
      { kind: "computer", name: "", level: "perfect" },
    ],
    first: 0,
  };
  const data = { key: "m".repeat(16), opening, secret: SECRET, invitation: INVITATION, language: "de" };
  const answer = await page.request.post("./api/tables", { data });
  const { table } = (await answer.json()) as { table: string };
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`./t/${table}#k=${SECRET}`);
  const player = new Player(page);
  await player.playTurns(2);
  const again = await watchButton(page, "Revanche");
  const share = await watchButton(page, "Ergebnis teilen");
  await player.playToTheEnd();
  await expect(page.getByRole("region", { name: "Analyse" })).toBeVisible();
  expect(await again()).toBe(1);
  expect(await share()).toBe(1);
});

test("a game ends, is shared, and goes on for everybody who knows its link", async ({ page, anotherDevice }) => {
  const table = await openTable(page, "game");
  await page.goto(`./t/${table}#k=${SECRET}`);
  await new Player(page).playToTheEnd();
  const watcher = await anotherDevice();
  await watcher.goto(`./t/${table}`);
  await expectMoment(page, "Nächstes Spiel");
  await expectPicture(page);
  await page.getByRole("button", { name: "Nächstes Spiel" }).click();
  await expect(page.getByText(/^Spiel 2 · /)).toBeVisible();
  // Spectators follow, and the old link leads to the new game.
  await expect(watcher.getByText(/^Spiel 2 · /)).toBeVisible();
  await watcher.goto(`./t/${table}#i=${INVITATION}`);
  await expect(watcher.getByText(/^Spiel 2 · /)).toBeVisible();
});

test(
  "a block ends, is shared, and goes on for everybody who writes on it",
  atNight,
  async ({ page, anotherDevice }) => {
    test.slow(); // Two blocks are filled in, box by box.
    const table = await openTable(page, "block");
    const scorer = new Scorer(page);
    await page.goto(`./b/${table}#k=${SECRET}`);
    const other = await anotherDevice();
    await other.goto(`./b/${table}#i=${INVITATION}`);
    await fillIn(scorer);
    await expect(page.getByRole("heading", { name: "Anna gewinnt!" })).toBeInViewport();
    await expectMoment(page, "Nächstes Spiel");
    // The head already counts the finished game, as the result does.
    await expect(page.getByText("Spiel 1 · Anna 1 : 0 Ben")).toBeVisible();
    await expectPicture(page);
    await page.getByRole("button", { name: "Nächstes Spiel" }).click();
    for (const device of [page, other]) {
      await expect(device.getByText("Spiel 2 · Ben 0 : 1 Anna")).toBeVisible();
      await new Scorer(device).expectRow("Ben", "Anna");
    }
    // Anna's second win decides the series, also on the other device's block.
    await fillIn(scorer);
    await expect(other.getByRole("heading", { name: "Anna gewinnt die Serie!" })).toBeVisible();
    await expectMoment(page, "Neue Serie", /^Anna gewinnt die Serie!$/);
    await expect(page.getByText("Bisher zwischen euch: Ben 0 : 2 Anna")).toBeVisible();
    await page.getByRole("region", { name: "Das Spiel ist zu Ende" }).getByText("Mehr", { exact: true }).click();
    await page.getByRole("link", { name: "Statistik dieses Tisches" }).click();
    await expect(page.getByLabel("Wer", { exact: true })).toContainText("Anna, 2 Spiele");
  },
);

test("an invitation names who invites, who sits there and what is free", async ({ page }) => {
  const seats = [
    { kind: "person", name: "Anna", place: "here" },
    { kind: "computer", name: "Robo", level: "random" },
    { kind: "person", name: "", place: "link" },
  ];
  const opening = { kind: "game", rules: { id: "kniffel" }, seats };
  const data = { key: "i".repeat(16), opening, secret: SECRET, invitation: INVITATION, language: "de" };
  const answer = await page.request.post("./api/tables", { data });
  const { table } = (await answer.json()) as { table: string };
  await page.goto(`./t/${table}#i=${INVITATION}`);
  await expect(page.getByRole("heading", { name: /zu Kniffel/ })).toBeVisible();
  await expect(page.getByText("3 Plätze, 1 frei.")).toBeVisible();
  await atEverySize(page, async () => {
    await expectNoSidewaysScrolling(page);
    await page.getByRole("button", { name: "Platz nehmen" }).click({ trial: true });
  });
  await expectAccessible(page);
  const html = await (await page.request.get(`./t/${table}`, { headers: { "Accept-Language": "de" } })).text();
  expect(html).toContain('content="3 Plätze, 1 frei. Am Tisch: ');
});
