/** Without network: the server is really gone, and a game is begun, loaded anew and played to its end all the same. */
import { NO_NETWORK } from "./harness/line";
import { Player } from "./harness/player";
import { Scorer } from "./harness/scorer";
import { expect, test, type Page } from "./harness/test";

/** The client has fetched in a quiet moment what it needs to play by itself. */
async function expectReadyToGo(page: Page): Promise<void> {
  const kept = () => page.evaluate(async () => (await caches.match("/api/variants/kniffel")) !== undefined);
  await expect.poll(kept, { timeout: 30_000 }).toBe(true);
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
