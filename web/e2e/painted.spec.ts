/** What is painted can be read: contrast of buttons on the felt, and their edges where a system forces its colours. */
import { paintedContrast } from "./harness/paint";
import { Player } from "./harness/player";
import { openShortTable } from "./harness/shortGame";
import { atNight, expect, test } from "./harness/test";

const TEXT = 4.5;

test("the last entry can be taken back, in letters that can be read", async ({ page }) => {
  const { table } = await openShortTable(page, [{ kind: "person", name: "Anna", place: "here" }]);
  await page.goto(table);
  await new Player(page).playTurns(3);
  const undo = page
    .getByRole("region", { name: "Das Spiel ist zu Ende" })
    .getByRole("button", { name: "Zurücknehmen" });
  await expect(undo).toBeVisible();
  expect(await paintedContrast(undo)).toBeGreaterThanOrEqual(TEXT);
  await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
  expect(await paintedContrast(undo)).toBeGreaterThanOrEqual(TEXT);
});

test("large buttons keep an edge where colours are forced", atNight, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const edge = (name: string) =>
    page.getByRole("button", { name }).evaluate((button) => {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(button);
      return parseFloat(borderTopWidth) > 0 && borderTopColor !== backgroundColor;
    });
  await page.goto("./");
  expect(await edge("Jetzt spielen")).toBe(true);
  const { table } = await openShortTable(page, [{ kind: "person", name: "Anna", place: "here" }]);
  await page.goto(table);
  await new Player(page).playToTheEnd();
  expect(await edge("Noch einmal")).toBe(true);
});
