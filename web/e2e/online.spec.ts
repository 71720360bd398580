/** Two people in two browsers, and a computer; one reloads, one loses the connection during a turn. */
import { Line } from "./harness/line";
import { Player } from "./harness/player";
import { openShortTable } from "./harness/shortGame";
import { expect, test } from "./harness/test";

test("a whole game of two browsers and a computer", async ({ page, anotherDevice, watch }) => {
  const anna = new Player(page);
  const ben = new Player(await anotherDevice());
  const line = await Line.of(ben.page.context(), watch);

  await test.step("Anna has opened a table and Ben comes by the link", async () => {
    const { table, invited } = await openShortTable(page, [
      { kind: "person", name: "Anna", place: "here" },
      { kind: "person", name: "", place: "link" },
      { kind: "computer", name: "", level: "casual" },
    ]);
    await page.goto(table);
    await expect(page.getByText("Noch ein Platz frei")).toBeVisible();
    await ben.page.goto(invited);
    await ben.page.getByRole("textbox", { name: "Dein Name" }).fill("Ben");
    await ben.page.getByRole("button", { name: "Platz nehmen" }).click();
    await expect(page.getByText("Noch ein Platz frei")).toBeHidden();
  });

  await test.step("each sees their own card, whoever begins, and again after loading the page anew", async () => {
    const shown = (player: Player) =>
      player.page.getByRole("group", { name: "Plätze" }).getByRole("button", { pressed: true });
    for (const [player, name] of [
      [anna, /^Anna/],
      [ben, /^Ben/],
    ] as const) {
      await expect(shown(player)).toHaveAccessibleName(name);
      await player.page.reload();
      await expect(shown(player)).toHaveAccessibleName(name);
    }
  });

  await Promise.all([
    (async () => {
      await anna.playTurns(1);
      await test.step("Anna loads the page anew between her throws", async () => {
        expect(await anna.isOnTurn()).toBe(true);
        await anna.throwDice();
        const roll = Array.from(await anna.roll()).sort();
        await page.reload();
        await expect(anna.offers.first()).toBeVisible();
        expect(Array.from(await anna.roll()).sort()).toEqual(roll);
        await anna.enter();
      });
      await anna.playToTheEnd();
    })(),
    (async () => {
      await ben.playTurns(1);
      await test.step("Ben's connection breaks, after his throw was heard and before he sees it", async () => {
        expect(await ben.isOnTurn()).toBe(true);
        const away = ben.page.getByRole("status").filter({ hasText: "Keine Verbindung" });
        line.loseAnswers();
        await ben.cup.click();
        await line.cut();
        await expect(away).toBeVisible();
        await line.mend();
        await expect(away).toBeHidden();
        await expect(ben.offers.first()).toBeVisible();
        await ben.enter();
      });
      await ben.playToTheEnd();
    })(),
  ]);

  await test.step("both see the same result", async () => {
    const ranking = (player: Player) => player.page.locator("main ol").first().innerText();
    expect(await ranking(anna)).toBe(await ranking(ben));
  });
});
