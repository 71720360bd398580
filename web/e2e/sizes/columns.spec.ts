/** Four columns: downwards, upwards, announced, free. The whole sheet is played in the browser, every turn of it. */
import { Player } from "../harness/player";
import { expect, test } from "../harness/test";

test("a whole four-column game, begun on a phone and ended at a desk", async ({ page }) => {
  const anna = new Player(page);
  const desk = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  await anna.openTable({ variant: /^Kniffel mit vier Spalten/ });
  await anna.playTurns(26);
  await page.setViewportSize(desk);
  await anna.playToTheEnd();
  expect(await anna.block.getByRole("gridcell", { name: /: frei/ }).count()).toBe(0);
});
