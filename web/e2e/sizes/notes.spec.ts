/** A note at the table covers nothing, and goes with its situation. */
import { Player } from "../harness/player";
import { expectInSight } from "../harness/sight";
import { expect, test } from "../harness/test";

test("a note stands where the table speaks, and goes as soon as it is not true any more", async ({ page }) => {
  const anna = new Player(page);
  await anna.playNow();
  const note = page.getByRole("region", { name: "Würfel" }).getByText(/^Tipps gibt es, sobald/);
  const hints = page.getByRole("button", { name: "Tipps", exact: true });
  for (const size of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await hints.click();
    await expectInSight(note);
    const seats = page.getByRole("group", { name: "Plätze" }).getByRole("button");
    for (const elements of [seats, anna.block.getByRole("gridcell"), anna.cup, hints]) await expectInSight(elements);
    await hints.click();
    await expect(note).toBeHidden();
  }
  await hints.click();
  await expect(note).toBeVisible();
  await anna.throwDice();
  await expect(note).toBeHidden();
});
