/** Somebody goes in the middle of a game: the other one goes on, and who comes back plays on. */
import type { Server } from "./harness/server";
import { NO_NETWORK } from "./harness/line";
import { atNight } from "./harness/night";
import { Player } from "./harness/player";
import { openShortTable } from "./harness/shortGame";
import { expect, test, type Page } from "./harness/test";

const AWAY_MINUTES = 3;

interface Two {
  anna: Player;
  ben: Player;
  /** Anna's way back. */
  table: string;
}

/** Anna opens a table, begins, and leaves; Ben sits there, and three minutes pass. */
async function left(page: Page, server: Server, anotherDevice: () => Promise<Page>): Promise<Two> {
  const [anna, ben] = [new Player(page), new Player(await anotherDevice())];
  const { table, invited } = await openShortTable(page, [
    { kind: "person", name: "Anna", place: "here" },
    { kind: "person", name: "", place: "link" },
  ]);
  await page.goto(table);
  await ben.page.goto(invited);
  await ben.page.getByRole("textbox", { name: "Dein Name" }).fill("Ben");
  await ben.page.getByRole("button", { name: "Platz nehmen" }).click();
  expect(await anna.isOnTurn()).toBe(true);
  await page.goto("about:blank");
  await server.letTimePass(AWAY_MINUTES);
  await ben.page.reload();
  return { anna, ben, table };
}

test("a computer plays for who has gone, until they are back", async ({ page, anotherDevice, server, watch }) => {
  watch.expect(...NO_NETWORK);
  const { anna, ben, table } = await left(page, server, anotherDevice);

  await test.step("Ben sees how long he has waited, and goes on with two taps", async () => {
    // And what the devices themselves took.
    await expect(ben.page.getByText(/^Warten auf Anna: [3-9] Minuten\.$/)).toBeVisible();
    await ben.page.getByRole("button", { name: "Ohne Anna weiter" }).click();
    await ben.page.getByRole("button", { name: "Computer spielt für Anna" }).click();
    expect(await ben.isOnTurn()).toBe(true);
  });

  await test.step("Anna comes back and takes over again", async () => {
    await page.goto(table);
    await expect(page.getByText("Du warst weg: Der Computer spielt gerade für dich.")).toBeVisible();
    await page.getByRole("button", { name: "Selbst weiterspielen" }).click();
    await expect(page.getByRole("button", { name: "Selbst weiterspielen" })).toBeHidden();
    await ben.takeTurn();
    expect(await anna.isOnTurn()).toBe(true);
  });

  await test.step("the end says what was played for her", async () => {
    await Promise.all([anna.playToTheEnd(), ben.playToTheEnd()]);
    for (const at of [page, ben.page])
      await expect(at.getByText(/^Für Anna hat der Computer einen Zug gespielt/)).toBeVisible();
  });
});

test("a game is ended as it stands", atNight, async ({ page, anotherDevice, server, watch }) => {
  watch.expect(...NO_NETWORK);
  const { ben } = await left(page, server, anotherDevice);
  await ben.page.getByRole("button", { name: "Ohne Anna weiter" }).click();
  await ben.page.getByRole("button", { name: "Spiel hier beenden" }).click();
  await expect(ben.page.getByRole("heading", { name: "Ohne Anna beendet" })).toBeVisible();
  await expect(ben.page.getByRole("link", { name: "Analyse", exact: true })).toHaveCount(0);
  await expect(ben.page.getByRole("button", { name: "Revanche" })).toBeVisible();
});

test("the host reads out a code, and begins without the third", async ({ page, anotherDevice }) => {
  const [anna, ben] = [new Player(page), await anotherDevice()];
  await anna.openTable({ others: ["Mitspieler einladen", "Mitspieler einladen"] });
  const code = page.getByText(/^[A-Z0-9]{4} [A-Z0-9]{4}$/);
  const first = await code.innerText();
  await ben.goto("./code");
  await ben.getByLabel("Code").fill(first);
  await ben.keyboard.press("Enter");
  await ben.getByRole("textbox", { name: "Dein Name" }).fill("Ben");
  await ben.getByRole("button", { name: "Platz nehmen" }).click();
  await expect(page.getByText("Noch ein Platz frei")).toBeVisible();
  // A code is for one guest.
  await expect(code).toBeVisible();
  expect(await code.innerText()).not.toBe(first);
  await page.getByRole("button", { name: /^Nicht warten/ }).click();
  await expect(page.getByText("Noch ein Platz frei")).toBeHidden();
  await expect(page.getByRole("button", { name: /^Otto, .*Computer, Hobbyspieler$/ })).toBeVisible();
});

test("a game begins without the device that opened it", atNight, async ({ page, server, watch }) => {
  watch.expect(...NO_NETWORK);
  const ben = new Player(page);
  const { invited } = await openShortTable(page, [
    { kind: "person", name: "Anna", place: "here" },
    { kind: "person", name: "", place: "link" },
  ]);
  await page.goto(invited);
  await page.getByRole("textbox", { name: "Dein Name" }).fill("Ben");
  await page.getByRole("button", { name: "Platz nehmen" }).click();
  await expect(page.getByRole("button", { name: "Platz nehmen" })).toBeHidden();
  await expect(page.getByText("Nicht länger warten")).toBeHidden();
  await server.letTimePass(AWAY_MINUTES);
  await page.reload();
  await page.getByRole("button", { name: "Nicht länger warten: Computer statt „Anna“" }).click();
  expect(await ben.isOnTurn()).toBe(true);
});
