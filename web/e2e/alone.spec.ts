/** A whole game against the computer, from the first tap to verifying the dice. */
import { Player } from "./harness/player";
import { pasch } from "./harness/server";
import { expect, test } from "./harness/test";

test("a whole game alone", async ({ page }) => {
  const anna = new Player(page);
  const missing = anna.block.getByText(/^noch \d+$/);
  await anna.playNow();

  await test.step("the first throw waits for nobody: who begins was not thrown for, and no computer came before", async () => {
    await expect(anna.cup).toBeEnabled();
    const story = page.getByRole("region", { name: "Was bisher geschah" }).getByRole("listitem");
    await expect(story).toHaveCount(0);
    await expect(missing.first()).toBeAttached();
  });

  await test.step("a die that is held lies apart, keeps its place and is not thrown", async () => {
    await anna.throwDice();
    const before = await anna.roll();
    await anna.hold(2);
    await anna.hold(4);
    await expect(page.getByRole("button", { name: "3 Würfel werfen" })).toBeVisible();
    await anna.throwAgain();
    const after = await anna.roll();
    expect([after[1], after[3]]).toEqual([before[1], before[3]]);
  });

  await anna.enter();
  await anna.playToTheEnd();
  await expect(
    page.getByRole("heading", { name: /^(Geschafft|Du hast gewonnen)!$|gewinnt!$|^Diesmal war .* vorn\.$/ }),
  ).toBeInViewport();
  await expect(missing, "nobody can reach the bonus any more").toHaveCount(0);

  await test.step("the record can be downloaded, replayed and checked without network", async () => {
    await anna.unfoldEnding();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Spiel herunterladen" }).click();
    const record = await (await download).path();
    expect(await pasch("replay", record, "--lang", "de")).toContain("Gesamt");
    expect(await pasch("verify", record, "--lang", "de")).toMatch(/^Die Würfel sind fair/);
  });

  await test.step("the dice can be checked", async () => {
    await page.getByRole("link", { name: "Würfel prüfen" }).click();
    await expect(page.getByRole("heading", { name: /^Niemand hat an den \d+ Würfen gedreht/ })).toBeVisible();
    await expect(page.getByText("Niemand konnte sie bestimmen, auch der Server nicht.")).toBeVisible();
    await page.getByText("Alle Belege").click();
    await expect(page.getByText(/^Dieses Gerät hat die Zahl von .* gezogen; sie steckt/)).toBeVisible();
  });

  await test.step("a server that shows another fingerprint than this device saw is found out", async () => {
    const events = "**/api/tables/*/events*";
    await page.context().route(events, async (route) => {
      const answer = await route.fetch();
      const forged = (await answer.text()).replace(/"commitment":"[0-9a-f]{64}"/, `"commitment":"${"0".repeat(64)}"`);
      await route.fulfill({ response: answer, body: forged });
    });
    await page.reload();
    await expect(page.getByRole("heading", { name: /^Ausgetauscht/ })).toBeVisible();
    await expect(
      page.getByText(/^Vor dem ersten Wurf hat dieses Gerät den Fingerabdruck [0-9a-f]{64} gesehen/),
    ).toBeVisible();
    await page.context().unroute(events);
  });

  await test.step("the game stays in the history, and in the list of games whose dice can be checked", async () => {
    await page.goBack();
    await expect(anna.result).toBeVisible();
    const table = page.url();
    await page.goto("./verlauf");
    await page
      .getByRole("list")
      .getByRole("link", { name: /^Kniffel/ })
      .click();
    await expect(page.getByRole("grid", { name: /Kniffel/ })).toBeVisible();
    await expect(page.getByRole("link", { name: "Würfel prüfen" })).toBeVisible();
    await page.goto("./pruefen");
    await page
      .getByRole("list")
      .getByRole("link", { name: /^Kniffel/ })
      .click();
    await expect(page.getByRole("heading", { name: /^Niemand hat an den \d+ Würfen gedreht/ })).toBeVisible();
    await page.goto(table);
  });

  await test.step("a rematch has the same seats", async () => {
    await page.getByRole("button", { name: "Revanche" }).click();
    await expect(
      page.getByRole("group", { name: "Plätze" }).getByRole("button", { name: /^Du, 0 Punkte/ }),
    ).toBeVisible();
    expect(await anna.isOnTurn()).toBe(true);
  });
});
