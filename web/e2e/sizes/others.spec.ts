/** What one sees of the others at a table: how their turns ended, and their cards. */
import { Player } from "../harness/player";
import { atEverySize } from "../harness/sizes";
import { expect, test } from "../harness/test";

test("each turn of another hangs on their chip for a moment, and is gone for one's own next throw", async ({
  page,
}) => {
  const player = new Player(page);
  await player.playNow();
  const [moment, chip] = [page.locator(".moment"), page.getByRole("button", { name: /^Otto, .*Punkt/ })];
  await atEverySize(page, async ({ width }) => {
    await player.takeTurn();
    await expect(moment).toHaveCount(1);
    await expect(moment).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const [card, named] = [await moment.boundingBox(), await chip.boundingBox()];
        if (!card || !named) return Infinity;
        // On the chip in a row, before it in a list.
        return Math.abs(width < 84 * 16 ? card.y - named.y : named.x - card.x - card.width);
      })
      .toBeLessThan(16);
    const [card, sheet] = [await moment.boundingBox(), await player.block.boundingBox()];
    const apart = card && sheet && (card.y + card.height <= sheet.y + 1 || card.x >= sheet.x + sheet.width);
    expect(apart, "it lies over no box").toBe(true);
    await expect(moment).toHaveCSS("opacity", "0");
    expect(await player.isOnTurn()).toBe(true);
  });
  await player.throwDice();
  await expect(moment).toHaveCount(0);
});

test("on a tablet each player's sum carries a name, and a watcher leaves the title room", async ({
  page,
  anotherDevice,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const player = new Player(page);
  await player.openTable({ others: ["Mitspieler am Gerät", "Mitspieler am Gerät"] });
  await player.playTurns(3);
  const totals = page.locator("tr.total > td[data-who]");
  await expect(totals).toHaveCount(3);
  const names = await totals.evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, "::before").content));
  expect(new Set(names).size).toBe(3);
  await page.setViewportSize({ width: 360, height: 740 });
  await (await anotherDevice()).goto(page.url());
  await expect(page.getByRole("img", { name: "eine Person schaut zu" })).toBeInViewport();
  const title = page.getByRole("heading", { name: "Kniffel", exact: true });
  const [height, line] = await title.evaluate((heading) => [
    heading.clientHeight,
    parseFloat(getComputedStyle(heading).fontSize),
  ]);
  expect(height).toBeLessThan(2 * line);
});

test("a rival's card is looked at, and is not in the way when one throws", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const player = new Player(page);
  await player.playNow();
  const chips = page.getByRole("group", { name: "Plätze" });
  await chips.getByRole("button", { name: /^Otto/ }).click();
  await player.block.getByRole("gridcell", { name: /^Otto, Chance/ }).click();
  const note = page.getByRole("region", { name: "Würfel" }).getByText(/^Das ist der Block von Otto\./);
  await expect(note).toBeVisible();
  const whose = page.locator(".whose");
  await expect(whose).toHaveText("Otto");
  await player.throwDice();
  await expect(whose).toBeHidden();
  await expect(chips.getByRole("button", { name: /^Du/ })).toHaveAttribute("aria-pressed", "true");
  await expect(note).toBeHidden();
});

test("who shares a phone sees the next one's card, the last entry for a moment, and may ask for hints", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const player = new Player(page);
  await player.openTable({ others: ["Mitspieler am Gerät", "Mitspieler am Gerät"] });
  await player.takeTurn();
  const chips = page.getByRole("group", { name: "Plätze" });
  await expect(chips.getByRole("button", { name: /, ist dran/ })).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".moment")).toHaveCSS("opacity", "0");
  await page.getByRole("button", { name: "Tipps" }).click();
  await player.throwDice();
  await expect(page.getByText(/am Ende etwa \d/).first()).toBeVisible();
});

test("a mark beside a sum says what it is when it is tapped", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const player = new Player(page);
  await player.openTable();
  await player.playTurns(3);
  await player.block.getByRole("gridcell", { name: /^Bonus: Es fehlen noch \d+/ }).click();
  await expect(
    page.getByRole("region", { name: "Würfel" }).getByText(/^Bonus: Es fehlen noch \d+ Punkte$/),
  ).toBeVisible();
});
