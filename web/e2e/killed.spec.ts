/** The server is killed during a turn: the page reconnects and shows the same roll. */
import { NO_NETWORK } from "./harness/line";
import { Player } from "./harness/player";
import { expect, test } from "./harness/test";

test("the server is killed and comes back", async ({ page, server, watch }) => {
  const anna = new Player(page);
  watch.expect(...NO_NETWORK);
  await anna.openTable({ others: ["Mitspieler am Gerät"] });
  expect(await anna.isOnTurn()).toBe(true);
  await anna.throwDice();
  await anna.hold(1);
  await anna.throwAgain();
  const roll = await anna.roll();

  await server.kill();
  await expect(
    page.getByRole("status").filter({ hasText: /Keine Verbindung|Der Server antwortet nicht/ }),
  ).toBeVisible();
  await server.start();

  await expect(page.getByRole("status").filter({ hasText: /weg|antwortet nicht/ })).toBeHidden();
  expect(await anna.roll()).toBe(roll);
  await anna.throwAgain();
  await anna.enter();
  await page.reload();
  await anna.playTurns(2);
});
