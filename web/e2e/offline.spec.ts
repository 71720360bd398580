/** Without network: the server is really gone, and a game is begun, loaded anew and played to its end all the same. */
import { NO_NETWORK } from "./harness/line";
import { Player } from "./harness/player";
import { Scorer } from "./harness/scorer";
import { pasch } from "./harness/server";
import { expect, test, type Page } from "./harness/test";

/** A short visit is enough: soon after the first load the client has fetched what it needs to play by itself. */
async function expectReadyToGo(page: Page): Promise<void> {
  const NEEDED = ["/api/variants/kniffel", "/api/variants"];
  const missing = () =>
    page.evaluate(async (paths) => {
      const found = await Promise.all(paths.map((path) => caches.match(path)));
      return paths.filter((_, place) => !found[place]);
    }, NEEDED);
  await expect.poll(missing, { timeout: 20_000, intervals: [250] }).toEqual([]);
}

test("a whole game without network", async ({ page, server, watch }) => {
  const anna = new Player(page);
  await page.goto("/");
  await expectReadyToGo(page);
  await server.kill();
  watch.expect(...NO_NETWORK);

  await anna.playNow();
  await expect(page.getByText("Ohne Netz")).toBeVisible();
  await anna.playTurns(2);

  await test.step("the page is loaded anew in the middle of a turn", async () => {
    expect(await anna.isOnTurn()).toBe(true);
    await anna.throwDice();
    const roll = await anna.roll();
    await page.reload();
    await expect(anna.offers.first()).toBeVisible();
    expect(await anna.roll()).toBe(roll);
    await anna.enter();
  });

  await anna.playToTheEnd();

  await test.step("the dice can be checked, here and from the record", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Spiel herunterladen" }).click();
    expect(await pasch("verify", await (await download).path(), "--lang", "de")).toMatch(/\d+ Würfe/);
    await page.getByRole("link", { name: "Würfel prüfen" }).click();
    await expect(page.getByRole("heading", { name: /^Alle \d+ Würfe stimmen/ })).toBeVisible();
  });
  await server.start();
});

test("a score block without network", async ({ page, server, watch }) => {
  const anna = new Scorer(page);
  await page.goto("/");
  await expectReadyToGo(page);
  await server.kill();
  watch.expect(...NO_NETWORK);

  await anna.openBlock("Anna", "Ben");
  await anna.tapDice("12345");
  await page.getByRole("button", { name: "Große Straße 40" }).click();
  await page.reload();
  await anna.expectEntry("Anna", "Große Straße", ": 40");
  await server.start();
});
