/** Four columns (down, up, announced, free) of five boxes each, played to the end in the browser; eight and 36 columns. */
import { Player } from "../harness/player";
import { SHORT_COLUMNS } from "../harness/shortGame";
import { atNight, expect, test, type Page } from "../harness/test";

const SMALL = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
const NAMES = ["A", "B", "C", "D", "E", "F", "G", "H"];
const EIGHT = [
  'like = "kniffel"',
  'id = "eight"',
  'names = { de = "Acht", en = "Eight" }',
  ...NAMES.map((name) => `[columns.${name.toLowerCase()}]\nnames = { de = "${name}", en = "${name}" }`),
].join("\n");

const MANY = [
  'like = "kniffel"',
  'id = "many"',
  'names = { de = "Viele", en = "Many" }',
  ...Array.from({ length: 36 }, (_, number) => {
    const name = `S${String(number + 1)}`;
    return `[columns.${name.toLowerCase()}]\nnames = { de = "${name}", en = "${name}" }`;
  }),
].join("\n");

/** Makes a house rule on a desktop, and opens a table for one person on a phone. */
async function openRule(page: Page, toml: string): Promise<void> {
  await page.goto("./haus?like=kniffel");
  await page.getByRole("radio", { name: "Text", exact: true }).check();
  await page.getByRole("textbox", { name: /^Das Dokument als TOML/ }).fill(toml);
  await page.getByRole("button", { name: "Speichern" }).click();
  await page.setViewportSize(SMALL);
  await page.getByRole("link", { name: "Alle Hausregeln" }).click();
  await page.getByRole("link", { name: "Spielen" }).click();
  await page.getByRole("button", { name: "Otto herausnehmen" }).click();
  await page.getByRole("button", { name: "An den Tisch" }).click();
}

test("a whole game in four columns, begun on a phone and ended at a desk", atNight, async ({ page }) => {
  const anna = new Player(page);
  await openRule(page, SHORT_COLUMNS);
  await anna.playTurns(10);
  await page.setViewportSize(DESK);
  await anna.playToTheEnd();
  expect(await anna.block.getByRole("gridcell", { name: /: frei/ }).count()).toBe(0);
});

test("eight columns say what the bonus lacks as a number, with the word beside its name", atNight, async ({ page }) => {
  const anna = new Player(page);
  await openRule(page, EIGHT);
  await anna.throwDice();
  const bonus = anna.block.getByRole("gridcell", { name: "Bonus: Es fehlen noch 63" });
  for (const size of [SMALL, DESK]) {
    await page.setViewportSize(size);
    await expect(bonus).toHaveText(NAMES.map(() => "63"));
    await expect(anna.block.getByRole("rowheader", { name: "Bonus, noch" })).toBeVisible();
    const overhang = await bonus.evaluateAll((cells) => cells.map((cell) => cell.scrollWidth - cell.clientWidth));
    expect(Math.max(...overhang)).toBeLessThanOrEqual(0);
  }
});

test("thirty-six columns scroll beside the line names", atNight, async ({ page }) => {
  const anna = new Player(page);
  await openRule(page, MANY);
  await anna.throwDice();
  const name = anna.block.getByRole("rowheader", { name: "Chance" });
  for (const size of [SMALL, DESK]) {
    await page.setViewportSize(size);
    const before = await name.boundingBox();
    const last = anna.block.getByRole("columnheader", { name: "S36" });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    // Only the sheet's own edge has gone.
    expect(((await name.boundingBox())?.x ?? 0) - (before?.x ?? 0)).toBeGreaterThanOrEqual(-2);
  }
});
