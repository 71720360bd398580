/** Four columns: downwards, upwards, announced, free. The whole sheet is played in the browser, every turn of it. */
import { Player } from "./harness/player";
import { expect, test } from "./harness/test";

test("a whole four-column game", async ({ page }) => {
  const anna = new Player(page);
  await anna.openTable({ variant: /^Kniffel mit vier Spalten/ });
  await anna.playToTheEnd();
  expect(await anna.block.getByRole("gridcell", { name: /: frei/ }).count()).toBe(0);
});
