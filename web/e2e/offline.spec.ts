/** Offline: the server is really stopped, and a game is started, reloaded and finished. */
import { decide } from "./harness/deciding";
import { expectOwnLetters } from "./harness/letters";
import { Line, NO_NETWORK } from "./harness/line";
import { Player } from "./harness/player";
import { Scorer } from "./harness/scorer";
import { pasch, type Server } from "./harness/server";
import type { Watch } from "./harness/watch";
import { atNight, expect, test, type Page } from "./harness/test";

test.use({ installs: true });

/** A short visit suffices: soon after the first load the client has what it needs offline. */
async function expectReadyToGo(page: Page, ...more: string[]): Promise<void> {
  const needed = ["./api/variants/kniffel", "./api/variants", ...more];
  const missing = () =>
    page.evaluate(async (paths) => {
      const found = await Promise.all(paths.map((path) => caches.match(path)));
      return paths.filter((_, place) => !found[place]);
    }, needed);
  await expect.poll(missing, { timeout: 40_000, intervals: [250] }).toEqual([]);
}

test("a first visit is enough for exact hints and the puzzle of the day", async ({ page, context, watch }) => {
  const anna = new Player(page);
  await page.goto("./");
  await expectReadyToGo(page, "./api/variants/kniffel/exercises", "./api/variants/kniffel/input", "./api/kernel");
  watch.expect(...NO_NETWORK);
  await context.setOffline(true);
  await anna.playNow();
  await page.getByRole("button", { name: "Tipps", exact: true }).click();
  await anna.throwDice();
  await expect(page.getByText("genau berechnet", { exact: true })).toBeVisible();
  await page.goto("./ueben/tag");
  await expect(page.getByRole("button", { name: /^Würfel \d+: \d/ }).first()).toBeVisible();
});

/** Once hints have been asked for, the server goes, a game is begun, and the page is loaded anew in its midst. */
async function beginWithoutNetwork(anna: Player, server: Server, watch: Watch): Promise<void> {
  const { page } = anna;
  await page.goto("./");
  await expectReadyToGo(page);
  await anna.playNow();
  await page.getByRole("button", { name: "Tipps", exact: true }).click();
  await expectKept(page, "values");
  await page.goto("./");
  await server.kill();
  watch.expect(...NO_NETWORK);

  await anna.playNow();
  await expect(page.getByText("Ohne Netz")).toBeVisible();
  await expectOwnLetters(page);
  await anna.playTurns(2);

  await test.step("the page is loaded anew in the middle of a turn", async () => {
    expect(await anna.isOnTurn()).toBe(true);
    await anna.reloadAfterThrow();
    await anna.enter();
  });
}

test("a game is begun without network, and goes on after a reload", async ({ page, server, watch }) => {
  await beginWithoutNetwork(new Player(page), server, watch);
  await server.start();
});

test("a whole game without network", atNight, async ({ page, server, watch }) => {
  const anna = new Player(page);
  await beginWithoutNetwork(anna, server, watch);
  await anna.playToTheEnd();

  await test.step("the dice can be checked, here and from the record", async () => {
    await anna.unfoldEnding();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Spiel herunterladen" }).click();
    expect(await pasch("verify", await (await download).path(), "--lang", "de")).toMatch(/\d+ Würfe/);
    await page.getByRole("link", { name: "Würfel prüfen" }).click();
    await expect(page.getByRole("heading", { name: /^Alle \d+ Würfe stimmen/ })).toBeVisible();
    await page.goBack();
  });

  await test.step("it is reviewed on this device", async () => {
    // The ending moves under the finger when its analysis arrives.
    await expect(async () => {
      if (!page.url().includes("/analyse/")) await page.getByRole("link", { name: "Analyse", exact: true }).click();
      await expect(page).toHaveURL(/\/analyse\//, { timeout: 5000 });
    }).toPass();
    await expect(page.getByText("Auf diesem Gerät gerechnet")).toBeVisible();
    await expect(page.getByText("Nur das Können").first()).toBeVisible();
  });
  await server.start();
});

/** Waits until value tables or networks are stored, so that hints and reviews need no server. */
async function expectKept(page: Page, name: "values" | "weights"): Promise<void> {
  const files = () => page.evaluate(async (one) => (await (await caches.open(one)).keys()).length, name);
  await expect.poll(files, { timeout: 30_000, intervals: [500] }).toBe(1);
}

/** Losses by action, as shown in the hints. */
async function losses(page: Page): Promise<Map<string, number>> {
  const rows = await page.getByRole("complementary", { name: "Tipps" }).getByRole("listitem").getByRole("button").all();
  const found = rows.map(async (row): Promise<[string, number]> => {
    const loss = /−([\d,]+)$/.exec((await row.innerText()).trim());
    return [await row.locator(".what").innerText(), Number(loss?.[1]?.replace(",", ".") ?? 0)];
  });
  return new Map(await Promise.all(found));
}

test("hints are as exact without network, once their table is here", atNight, async ({ page, context, watch }) => {
  const line = await Line.of(context, watch);
  const [anna, hints] = [new Player(page), page.getByRole("button", { name: "Tipps", exact: true })];
  await anna.playNow();
  await anna.throwDice();
  const answered = page.waitForResponse((answer) => answer.url().endsWith("/api/advice") && answer.status() === 200);
  await hints.click();
  await answered;
  await expect(page.getByText("genau berechnet", { exact: true })).toBeVisible();
  const all = page.getByRole("button", { name: "alle zeigen" });
  if (await all.isVisible()) await all.click();
  await expectKept(page, "values");
  await expectReadyToGo(page, "./api/follower");
  const before = await losses(page);

  await hints.click();
  await line.cut();
  await hints.click();
  await expect(page.getByText("genau berechnet", { exact: true })).toBeVisible();
  const after = await losses(page);
  const both = [...after].filter(([what]) => before.has(what));
  // Displayed tenths may round differently, and ties at the end of the list may differ.
  expect(both.length).toBeGreaterThanOrEqual(after.size / 2);
  for (const [what, loss] of both) expect(Math.abs(loss - (before.get(what) ?? NaN)), what).toBeLessThan(0.15);

  await test.step("for winning, points stand there until this device has worked it out", async () => {
    await page.getByRole("radio", { name: "Gewinnen" }).check();
    await expect(page.getByText("Vorerst nach Punkten: Die Gewinnchancen werden gerade ausgerechnet")).toBeVisible();
    expect((await losses(page)).size).toBe(after.size);
  });
});

test(
  "on a sheet of several columns hints are learned, and without network the same",
  atNight,
  async ({ page, context, watch }) => {
    const line = await Line.of(context, watch);
    const [anna, hints] = [new Player(page), page.getByRole("button", { name: "Tipps", exact: true })];
    await anna.openTable({ variant: /^Kniffel mit drei Spalten/ });
    await anna.throwDice();
    await hints.click();
    const learned = page.getByText("gelernt", { exact: true });
    const all = page.getByRole("button", { name: "alle zeigen" });
    // The server solves the columns first, at low priority.
    await expect(learned).toBeVisible({ timeout: 60_000 });
    await expectKept(page, "weights");
    if (await all.isVisible()) await all.click();
    const before = await losses(page);
    await hints.click();
    await line.cut();
    await hints.click();
    await expect(learned).toBeVisible();
    if (await all.isVisible()) await all.click();
    const both = [...(await losses(page))].filter(([what]) => before.has(what));
    expect(both.length).toBeGreaterThan(1);
    for (const [what, loss] of both) expect(Math.abs(loss - (before.get(what) ?? NaN)), what).toBeLessThan(0.25);
  },
);

test(
  "the day's puzzle and the trainer without network, once their positions are here",
  atNight,
  async ({ page, server, watch }) => {
    await page.goto("./");
    await expectReadyToGo(page);
    await page.goto("./lernen");
    await expectReadyToGo(page, "./api/variants/kniffel/exercises");
    await server.kill();
    watch.expect(...NO_NETWORK);

    await page.getByRole("link", { name: "Rätsel lösen" }).click();
    await expect(page.getByText("Nur der erste Versuch zählt.")).toBeVisible();
    await page.reload();
    await decide(page);
    await expect(page.getByRole("region", { name: "Dein Ergebnis" })).toContainText("Heute warst du dabei");
    await page.getByRole("link", { name: "Weiter üben" }).click();
    await expect(page.getByRole("img", { name: "Aufgabe 1 von 10" })).toBeVisible();
    await decide(page);
    await page.getByRole("button", { name: "Weiter", exact: true }).click();
    await expect(page.getByRole("img", { name: "Aufgabe 2 von 10" })).toBeVisible();
    await server.start();
  },
);

test("a score block without network", atNight, async ({ page, server, watch }) => {
  const anna = new Scorer(page);
  await page.goto("./");
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
