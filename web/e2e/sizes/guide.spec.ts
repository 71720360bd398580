/** Hints during a browser's first game: each at its moment, once. */
import { expectAccessible } from "../harness/axe";
import { Player } from "../harness/player";
import { expectInSight } from "../harness/sight";
import { expect, test, type Page } from "../harness/test";

test.use({ remembers: { cookies: [], origins: [] } });

const PHONE = { width: 360, height: 740 };
const hint = (page: Page, words: RegExp) => page.getByRole("status").filter({ hasText: words });
const skip = (page: Page) => page.getByRole("button", { name: "Hinweise aus" });

test("hints come one after the other, go with what they tell, and come only once", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const anna = new Player(page);
  await anna.openTable();
  await expect(hint(page, /Der große Knopf würfelt/)).toBeVisible();
  await expectInSight(anna.cup);
  await anna.throwDice();
  await expect(hint(page, /bis zu zweimal/)).toBeVisible();
  for (const elements of [anna.offers, anna.dice, anna.cup, skip(page)]) await expectInSight(elements);
  await expectAccessible(page);
  await anna.hold(1);
  await anna.throwAgain();
  await expect(hint(page, /Tipp ein Feld an/)).toBeVisible();
  await expectInSight(anna.offers);
  await anna.enter();
  await anna.throwDice();
  // Only a throw that fits nowhere brings the hint at striking.
  await anna.enter();
  await anna.throwDice();
  await expect(hint(page, /Die Lampe oben/)).toBeVisible();
  await anna.enter();
  await anna.throwDice();
  await expect(skip(page)).toBeHidden();

  await anna.openTable();
  await anna.throwDice();
  await expect(skip(page)).toBeHidden();
});

test("they are skipped for good, unless somebody asks for them", async ({ page }) => {
  const anna = new Player(page);
  await anna.openTable();
  await skip(page).focus();
  await page.keyboard.press("Enter");
  await expect(skip(page)).toBeHidden();
  await expect(anna.cup).toBeFocused();
  await page.reload();
  await expect(anna.cup).toBeVisible();
  await expect(skip(page)).toBeHidden();
  await page.getByRole("button", { name: "Mehr" }).click();
  await page.getByRole("button", { name: "Erste Schritte zeigen" }).click();
  await expect(hint(page, /Der große Knopf würfelt/)).toBeVisible();
});
