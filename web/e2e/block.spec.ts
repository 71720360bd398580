/** A score block on two devices, offline in between, with a conflict when the network returns. */
import { expectAccessible } from "./harness/axe";
import { Line } from "./harness/line";
import { Scorer } from "./harness/scorer";
import { expect, test } from "./harness/test";

test.use({ installs: true });

test("one block on two devices, and a contradiction", async ({ page, anotherDevice, watch }) => {
  const anna = new Scorer(page);
  const ben = new Scorer(await anotherDevice());
  const lines = await Promise.all([anna, ben].map((scorer) => Line.of(scorer.page.context(), watch)));

  await test.step("five taps enter a full house, where it counts", async () => {
    await anna.openBlock("Anna", "Ben");
    await anna.tapDice("33355");
    await page.getByRole("button", { name: "Full House 25" }).click();
    await anna.expectEntry("Anna", "Full House", ": 25");
  });

  await test.step("a mistyped die is changed where it lies, and what was entered is taken back after loading the page anew", async () => {
    await anna.tapDice("66616");
    await page.getByRole("button", { name: "4. Würfel zeigt 1, ändern" }).click();
    await anna.tapDice("2");
    await page.getByRole("button", { name: "Viererpasch 26" }).click();
    await anna.expectEntry("Ben", "Viererpasch", ": 26");
    await page.reload();
    await page.getByRole("button", { name: "Zurücknehmen" }).click();
    await anna.expectEntry("Ben", "Viererpasch", ": frei");
  });

  await test.step("an impossible value is questioned, with what would be possible", async () => {
    await anna.writePoints("Ben", "Vierer", 14);
    await expect(page.getByRole("alert")).toContainText(
      "14 geht bei Vierer nicht. Möglich sind 0, 4, 8, 12, 16 oder 20.",
    );
    await page.getByRole("button", { name: "Ändern" }).click();
    await page.getByRole("button", { name: "16", exact: true }).click();
    await anna.expectEntry("Ben", "Vierer", ": 16");
  });

  await test.step("the other device sees what stands there, and writes too", async () => {
    await ben.page.goto(await anna.share());
    await expect(page.getByRole("button", { name: "Zurücknehmen" })).toBeEnabled();
    await ben.expectEntry("Anna", "Full House", ": 25");
    await ben.cell("Anna", "Kniffel").click();
    await ben.page.getByRole("button", { name: "Streichen" }).click();
    await anna.expectEntry("Anna", "Kniffel", ": gestrichen");
  });

  await test.step("without network both write on, in one box different things", async () => {
    for (const line of lines) await line.cut();
    await expect(page.getByText("Ohne Netz")).toBeVisible();
    await anna.writePoints("Ben", "Chance", 20);
    await anna.writePoints("Anna", "Einser", 3);
    await anna.expectEntry("Ben", "Chance", ": 20");
    await ben.writePoints("Ben", "Chance", 23);
    await ben.writePoints("Anna", "Zweier", 6);
    await ben.expectEntry("Ben", "Chance", ": 23");
    await expect(page.getByText("2 Einträge warten")).toBeVisible();
  });

  await test.step("with the network back both see both, and one of them decides", async () => {
    for (const line of lines) await line.mend();
    for (const scorer of [anna, ben]) {
      await expect(scorer.page.getByText("In einem Feld stehen zwei Werte Ansehen")).toBeVisible();
      await scorer.expectEntry("Anna", "Einser", ": 3");
      await scorer.expectEntry("Anna", "Zweier", ": 6");
    }
    await page.getByRole("button", { name: "Ansehen" }).click();
    await page.getByRole("button", { name: "23 gilt" }).click();
    for (const scorer of [anna, ben]) {
      await scorer.expectEntry("Ben", "Chance", ": 23");
      await expect(scorer.page.getByText("In einem Feld stehen zwei Werte Ansehen")).toBeHidden();
    }
  });

  await test.step("whoever takes the agreement back is asked first", async () => {
    await page.getByRole("button", { name: "Zurücknehmen" }).first().click();
    const question = page.getByRole("dialog", { name: "Wirklich zurücknehmen?" });
    await expect(question).toContainText("Bei Ben standen in Chance zwei verschiedene Werte");
    await expectAccessible(page);
    await question.getByRole("button", { name: "So lassen" }).click();
    await anna.expectEntry("Ben", "Chance", ": 23");
  });

  await test.step("what was written stands there after loading the page anew", async () => {
    await ben.page.reload();
    await ben.expectEntry("Ben", "Chance", ": 23");
    await ben.expectEntry("Anna", "Einser", ": 3");
  });

  await test.step("who joins, sits elsewhere or goes home does so on both devices, with all points kept", async () => {
    await anna.addPlayer("Cleo");
    await ben.expectRow("Anna", "Ben", "Cleo");
    for (const line of lines) await line.cut();
    await anna.moveForward("Cleo");
    await anna.takeOff("Anna");
    await expect(page.getByRole("group", { name: /Bei Anna stehen schon 4 Einträge, zusammen/ })).toBeVisible();
    await page.getByRole("button", { name: "Vom Block nehmen", exact: true }).click();
    await anna.expectRow("Cleo", "Ben");
    // Ben removes Cleo while Anna writes for her: points unknown to him bring her back.
    await ben.takeOff("Cleo");
    await ben.expectRow("Anna", "Ben");
    await anna.close();
    await ben.close();
    await anna.writePoints("Cleo", "Chance", 17);
    for (const line of lines) await line.mend();
    for (const scorer of [anna, ben]) {
      await scorer.expectRow("Cleo", "Ben");
      await scorer.expectEntry("Cleo", "Chance", ": 17");
    }
    await ben.bringBack("Anna");
    for (const scorer of [anna, ben]) {
      await scorer.expectRow("Anna", "Cleo", "Ben");
      await scorer.expectEntry("Anna", "Full House", ": 25");
    }
    await ben.page.getByRole("button", { name: "Zurücknehmen" }).first().click();
    for (const scorer of [anna, ben]) await scorer.expectRow("Cleo", "Ben");
  });
});
