/** Notes cover nothing, and disappear once obsolete. */
import { Player } from "../harness/player";
import { expectInSight } from "../harness/sight";
import { atEverySize } from "../harness/sizes";
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

test("on other pages a note stands between the head and what the page says", async ({ page }) => {
  await page.goto("./haus?like=kniffel");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Sonntagskniffel");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  const note = page.getByRole("region", { name: "Hinweis" });
  await expect(note).toBeVisible();
  await page.goto("./haus");
  await page.getByRole("button", { name: "Löschen: Sonntagskniffel" }).click();
  await atEverySize(page, async () => {
    await page.evaluate(() => scrollTo(0, 0));
    for (const elements of [note, page.getByRole("banner").getByRole("link"), page.getByRole("heading", { level: 1 })])
      await expectInSight(elements);
  });
  await page.getByRole("banner").getByRole("link", { name: "Regeln" }).click();
  await expect(note).toBeHidden();
});
