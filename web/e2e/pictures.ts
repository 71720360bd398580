/**
 * The README's pictures: real screens, drawn into the folder that PICTURES names. They are the same each time, as dice,
 * computer players and the day are (`repeatable`, `DAY`). docs/pictures.py scales them down and compares them.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { phone } from "../playwright.config.ts";
import { bringGame } from "./harness/bringing";
import { decide } from "./harness/deciding";
import { Player } from "./harness/player";
import { Scorer } from "./harness/scorer";
import { expect, test as plain, type Page } from "./harness/test";

const FOLDER = process.env.PICTURES ?? ".";
const GAME = new URL("../../src/pasch/examples/our-game.pasch", import.meta.url);
const DAY = new Date("2026-03-14T12:00:00+01:00");

const test = plain.extend({
  page: async ({ page }, use) => {
    await page.clock.setFixedTime(DAY);
    await use(page);
  },
});

async function draw(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: "disabled", caret: "hide" });
}

/** Plays some rounds, then throws and holds the dice of one face. */
async function midGame(page: Page): Promise<void> {
  const anna = new Player(page);
  await anna.playNow();
  await anna.playTurns(6);
  expect(await anna.isOnTurn()).toBe(true);
  await anna.throwDice();
  const roll = Array.from(await anna.roll());
  const count = (face: string) => roll.filter((other) => other === face).length;
  const most = roll.reduce((one, other) => (count(other) > count(one) ? other : one));
  for (const [place, face] of roll.entries()) if (face === most) await anna.hold(place + 1);
}

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1200, height: 780 } });

  test("the start page", async ({ page }) => {
    await page.goto("./");
    await expect(page.getByRole("link", { name: /^Hausregeln/ }).first()).toBeVisible();
    await draw(page, "start");
  });

  test("the table", async ({ page }) => {
    await midGame(page);
    await draw(page, "browser-table");
  });

  test("four columns", async ({ page }) => {
    const anna = new Player(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await anna.openTable({ variant: /^Kniffel mit vier Spalten/ });
    await anna.playTurns(12);
    await anna.throwDice();
    await draw(page, "browser-columns-dark");
  });
});

/** The game that the README reviews at the terminal. */
test("a review", async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 1080 });
  await page.goto("./analyse");
  await bringGame(page, await readFile(GAME, "utf-8"));
  await expect(page.getByRole("heading", { name: "So lief das Spiel" })).toBeVisible({ timeout: 100_000 });
  await draw(page, "review");
});

test("the puzzle of the day, answered", async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 660 });
  await page.goto("./ueben/tag?v=kniffel");
  await expect(page.getByRole("grid")).toBeVisible();
  await decide(page);
  await draw(page, "puzzle");
});

test.describe("on a phone", () => {
  test.use(phone);

  test("the table", async ({ page }) => {
    await midGame(page);
    await draw(page, "phone-table");
    await page.emulateMedia({ colorScheme: "dark" });
    await draw(page, "phone-table-dark");
  });

  test("the score block", async ({ page }) => {
    const anna = new Scorer(page);
    await anna.openBlock("Anna", "Ben", "Clara");
    for (const [dice, box] of [
      ["33355", "Full House 25"],
      ["66662", "Viererpasch 26"],
      ["12345", "Große Straße 40"],
      ["44413", "Vierer 12"],
      ["55562", "Fünfer 15"],
    ] as const) {
      await anna.tapDice(dice);
      await page.getByRole("button", { name: box }).click();
    }
    await anna.tapDice("22266");
    await draw(page, "phone-block");
  });
});
