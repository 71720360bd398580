/** No needless waiting, for starting throws, computers or the undo period; and one press has one effect. */
import { Line } from "./harness/line";
import { Player } from "./harness/player";
import { atNight, expect, test, type Page } from "./harness/test";

const left = (page: Page, throws: string) => page.getByText(throws, { exact: true });

test("one press throws once and strikes nothing", async ({ page, context, watch }) => {
  const anna = new Player(page);
  const line = await Line.of(context, watch);
  await anna.openTable();
  await anna.cup.dblclick();
  await expect(anna.offers.first()).toBeVisible();
  await expect(anna.cup).toBeEnabled();
  await expect(left(page, "noch 2 Würfe")).toBeVisible();

  await test.step("nor does a key that is held down", async () => {
    await anna.cup.focus();
    await page.keyboard.down("Enter");
    await expect(left(page, "noch 1 Wurf")).toBeVisible();
    await expect(anna.cup).toBeEnabled();
    // Longer than presses that follow each other count as one.
    for (let repeat = 0; repeat < 8; repeat++) {
      await page.keyboard.down("Enter");
      await page.waitForTimeout(100);
    }
    await page.keyboard.up("Enter");
    await expect(left(page, "noch 1 Wurf")).toBeVisible();
    await anna.throwAgain();
  });

  const empty = anna.block.getByRole("gridcell", { name: /: streichen/ });
  const strikes = page.getByRole("button", { name: /streichen$/ });
  await empty.last().dblclick();
  await expect(strikes).toBeEnabled();
  await strikes.dblclick();
  await expect(strikes).toBeHidden();
  await expect(anna.cup).toBeEnabled();
  await expect(anna.dice).toHaveCount(0);

  await test.step("what was pressed says so while the server is slow", async () => {
    const thrown = page.getByRole("button", { name: "Wurf 1" });
    const onItsWay = anna.block.getByRole("gridcell", { name: /, wird übermittelt$/ });
    line.delay();
    await anna.cup.click();
    await expect(thrown).toHaveClass(/under-way/);
    await line.mend();
    await expect(anna.offers.first()).toBeVisible();
    await expect(thrown).toHaveCount(0);
    line.delay();
    await anna.offers.first().click();
    await expect(onItsWay.or(strikes).first()).toBeVisible();
    if (await strikes.isVisible()) await strikes.click();
    await expect(onItsWay).toHaveCount(1);
    await line.mend();
    await expect(onItsWay).toHaveCount(0);
    await expect(anna.cup).toBeEnabled();
  });
});

test(
  "an entry is taken back after the computer has played, and the computer plays the same again",
  atNight,
  async ({ page }) => {
    const anna = new Player(page);
    const rival = page.getByRole("group", { name: "Plätze" }).getByRole("button").last();
    await anna.playNow();
    // The local player begins: no computer turn was shown before their first throw.
    await expect(rival).toHaveAttribute("aria-label", /0 Punkte/);
    await anna.throwDice();
    await anna.enter();
    expect(await anna.isOnTurn()).toBe(true);
    const total = await rival.getAttribute("aria-label");
    await page.getByRole("button", { name: /zurücknehmen$/ }).click();
    await expect(anna.offers.first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Wähl ein anderes Feld" })).toBeVisible();
    await anna.enter();
    expect(await anna.isOnTurn()).toBe(true);
    await expect(rival).toHaveAttribute("aria-label", total ?? "");
    await anna.throwDice();
    await expect(page.getByRole("button", { name: /zurücknehmen$/ })).toBeHidden();
  },
);

test.describe("where dice roll", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test(
    "what a computer does is told at the pace that was set, and a tap on the felt ends it",
    atNight,
    async ({ page }) => {
      const anna = new Player(page);
      const skip = page.getByRole("button", { name: "Überspringen" });
      await page.goto("./einstellungen");
      await page.getByRole("radio", { name: "Gemütlich" }).check();
      await anna.openTable({ others: ["Computer"] });
      await expect(page.getByText(/^Ausgewürfelt: /).first()).toBeVisible();
      await expect(anna.cup.or(skip)).toBeVisible();
      if (await skip.isVisible())
        await page.getByRole("region", { name: "Würfel" }).click({ position: { x: 4, y: 4 } });
      await anna.throwDice();
      await anna.enter();
      await expect(skip).toBeVisible();
      await expect(anna.dice.first()).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(anna.cup).toBeVisible();

      await page.getByRole("button", { name: "Mehr" }).click();
      await expect(page.getByRole("radio", { name: "Gemütlich" })).toBeChecked();
      await page.getByRole("radio", { name: "Sofort" }).check();
      await page.keyboard.press("Escape");
      await anna.throwDice();
      await anna.enter();
      await expect(anna.cup).toBeVisible();
    },
  );
});
