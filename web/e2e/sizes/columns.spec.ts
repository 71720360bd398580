/** Four columns (down, up, announced, free) of five boxes each, played to the end in the browser. */
import { Player } from "../harness/player";
import { SHORT_COLUMNS } from "../harness/shortGame";
import { expect, test } from "../harness/test";

test("a whole game in four columns, begun on a phone and ended at a desk", async ({ page }) => {
  const anna = new Player(page);
  const desk = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.goto("/haus?like=kniffel");
  await page.getByRole("radio", { name: "Text (TOML)" }).check();
  await page.getByRole("textbox", { name: /^Das Dokument als TOML/ }).fill(SHORT_COLUMNS);
  await page.getByRole("button", { name: "Speichern" }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("link", { name: "Alle Hausregeln" }).click();
  await page.getByRole("link", { name: "Spielen" }).click();
  await page.getByRole("button", { name: "Hobbyspieler herausnehmen" }).click();
  await page.getByRole("button", { name: "An den Tisch" }).click();
  await anna.playTurns(10);
  await page.setViewportSize(desk);
  await anna.playToTheEnd();
  expect(await anna.block.getByRole("gridcell", { name: /: frei/ }).count()).toBe(0);
});
