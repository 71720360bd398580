/** Those who played together last are seated again with one tap. */
import { Player } from "./harness/player";
import { atNight, expect, test } from "./harness/test";

test("the same people sit down at the same game again, the loser first", atNight, async ({ page }) => {
  const player = new Player(page);
  const secret = "S".repeat(22);
  const seats = ["Anna", "Opa"].map((name) => ({ kind: "person", name, place: "here" }));
  const opening = { kind: "game", rules: { id: "kniffel" }, seats, first: 0 };
  const data = { key: "l".repeat(16), opening, secret, invitation: "I".repeat(22), language: "de" };
  const answer = await page.request.post("./api/tables", { data });
  const { table } = (await answer.json()) as { table: string };
  await page.goto(`./t/${table}#k=${secret}`);
  await player.playToTheEnd();
  await page.goto("./");
  const again = page.getByRole("region", { name: "Wie letztes Mal" });
  await expect(again.getByText("Anna und Opa")).toBeVisible();
  await again.getByRole("button", { name: "Los geht’s" }).click();
  await expect(page.getByRole("group", { name: "Plätze" }).getByRole("button")).toHaveText([/Anna/, /Opa/]);
  expect(await player.isOnTurn()).toBe(true);
});
