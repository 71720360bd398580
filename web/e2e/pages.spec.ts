/** Every screen, checked with axe in every theme, on narrow screens and zoomed, in both languages. */
import { PATTERNS } from "../src/routes";
import { expectAccessible, expectUsable } from "./harness/axe";
import { chooseLanguage } from "./harness/language";
import { expectInHistory, QuickTable } from "./harness/past";
import { Player } from "./harness/player";
import { Scorer } from "./harness/scorer";
import { expect, test } from "./harness/test";

/** By route: addresses that need no game, with the heading of the page. */
const PAGES: Readonly<Record<string, readonly (readonly [address: string, heading: string])[]>> = {
  "/": [["/", "Lust auf eine Runde?"]],
  "/neu": [["/neu", "Neues Spiel"]],
  "/regeln": [["/regeln", "Regeln"]],
  "/regeln/stammbaum": [["/regeln/stammbaum", "Stammbaum"]],
  "/regeln/:id": [["/regeln/kniffel-4-columns", "Kniffel mit vier Spalten"]],
  "/regeln/:id/chancen": [["/regeln/kniffel/chancen", "Wahrscheinlichkeiten"]],
  "/haus": [
    ["/haus", "Hausregeln"],
    ["/haus?like=kniffel", "Unsere Regeln"],
  ],
  "/pruefen": [["/pruefen", "Würfel nachprüfen"]],
  "/wuerfel": [["/wuerfel", "Würfelstatistik"]],
  "/verlauf": [["/verlauf", "Meine Spiele"]],
  "/partie": [["/partie", "Spiel"]],
  "/statistik": [["/statistik", "Statistik"]],
  "/analyse": [["/analyse", "Analyse"]],
  "/schule": [["/schule", "Strategieschule"]],
  "/schule/:number": [["/schule/6", "Zwei Paare"]],
  "/lernen": [["/lernen", "Lernen"]],
  "/ueben": [["/ueben", "Üben"]],
  "/ueben/tag": [["/ueben/tag", "Rätsel des Tages"]],
  "/einstellungen": [["/einstellungen", "Einstellungen"]],
  "/code": [["/code", "Code eingeben"]],
};
/** Routes that need a game, covered by their own tests. */
const WITH_A_GAME = ["/t/:table", "/b/:table", "/verlauf/:id", "/analyse/:id"];

test("every route of the client is looked at", () => {
  const looked = [...Object.keys(PAGES), ...WITH_A_GAME].sort();
  expect(looked).toEqual(PATTERNS.map(({ path }) => path).sort());
});

for (const [path, heading] of [...Object.values(PAGES).flat(), ["/gibt-es-nicht", "Hier liegt nichts"] as const])
  test(`everybody can use ${path}`, async ({ page, watch }) => {
    // The status of an address that is none.
    watch.expect(/404.*gibt-es-nicht/);
    await page.goto(`.${path}`);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectUsable(page);
  });

test("who has no game yet reads how dice are checked, and checks one by its link", async ({ page, watch }) => {
  watch.expect(/404.*nirgends/);
  await page.goto("./pruefen");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
  await page.getByText("Ein Spiel mit seinem Link prüfen").click();
  await page.getByRole("textbox", { name: "Link des Tisches" }).fill("nirgends");
  await page.getByRole("button", { name: "Würfel prüfen" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
});

test("the chances answer one question, and fold up the rest", async ({ page }) => {
  await page.goto("./regeln/kniffel/chancen");
  await expect(page.getByLabel("Auf welches Feld spielst du?")).toHaveValue(/\d+/);
  await expect(page.getByText("2,9 %")).toBeVisible();
  await expect(page.getByText("3 3 liegen lassen").first()).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await page.getByRole("heading", { name: "Vor dem ersten Wurf" }).click();
  await expect(page.getByRole("row", { name: /^Einser bis Sechser .*59,8 %/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Dreier\b(?!pasch)/ })).toHaveCount(0);
  await page.getByRole("heading", { name: "Alle Felder mit diesen Würfeln" }).click();
  await page.getByRole("button", { name: /^Full House/ }).click();
  await expect(page.getByText("26,9 %").first()).toBeInViewport();
  await expectUsable(page);
});

test("everybody can use a game of the history and its review", async ({ page, request, watch }) => {
  // Its link would need rules that come with Pasch: the server is asked whether they do.
  watch.expect(/422.*variants\/short/);
  const table = await QuickTable.open(request);
  await table.play();
  await page.goto(table.address);
  await expect(page.getByRole("region", { name: "Das Spiel ist zu Ende" })).toBeVisible();
  await expectInHistory(page, table.id);
  await page.goto(`./verlauf/${table.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Kurz" })).toBeVisible();
  await expectUsable(page);
  await page.goto(`./analyse/${table.id}`);
  // The variant is solved first; on a fresh machine the solver is compiled before that.
  await expect(page.getByRole("heading", { name: "Daraus lernst du am meisten" })).toBeVisible({ timeout: 100_000 });
  await expectUsable(page);
});

test("everybody can use the table", async ({ page }) => {
  const anna = new Player(page);
  await anna.openTable({ others: ["Mitspieler am Gerät"] });
  await expectUsable(page);
  expect(await anna.isOnTurn()).toBe(true);
  await anna.throwDice();
  await anna.hold(1);
  await expectUsable(page);
  await anna.enter();
  await anna.playTurns(1);
  await page.getByRole("button", { name: "Mehr" }).click();
  await expect(page.getByRole("dialog", { name: "Mehr" })).toBeVisible();
  await expectUsable(page);
});

test("everybody can use the hints", async ({ page }) => {
  const anna = new Player(page);
  await anna.openTable();
  expect(await anna.isOnTurn()).toBe(true);
  await anna.throwDice();
  // Delays the server's answer, so that this device's estimate is shown first.
  let answer = (): void => undefined;
  const later = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/advice", async (route) => {
    await later;
    await route.continue();
  });
  await page.getByRole("button", { name: "Tipps" }).click();
  await expect(page.getByText("grob geschätzt", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("genau berechnet", { exact: true })).toHaveCount(0);
  answer();
  // Asking for the first hint solves the variant; on a fresh machine the solver is compiled before that.
  await expect(page.getByText("genau berechnet", { exact: true }).first()).toBeVisible({ timeout: 100_000 });
  await expect(page.getByText("−0,0", { exact: true })).toHaveCount(0);
  await expectUsable(page);
  await page.getByRole("button", { name: "Mehr" }).click();
  for (const [name, title] of [
    ["Was bisher geschah", "Was bisher geschah"],
    ["Spielregeln", "Kniffel"],
    ["Zweites Gerät", "Zweites Gerät"],
  ] as const) {
    await page.getByRole("dialog").getByRole("button", { name }).click();
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Mehr" }).click();
  }
});

test("everybody can use a table of four columns", async ({ page }) => {
  const anna = new Player(page);
  await anna.openTable({
    variant: /^Kniffel mit vier Spalten/,
    others: ["Mitspieler am Gerät", "Mitspieler am Gerät"],
  });
  expect(await anna.isOnTurn()).toBe(true);
  await anna.throwDice();
  await expectUsable(page);
});

test("everybody can use the waiting room and the invitation", async ({ page, anotherDevice }) => {
  const anna = new Player(page);
  await anna.openTable({ others: ["Mitspieler einladen"] });
  await expectUsable(page);
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  const guest = await anotherDevice();
  await guest.goto(link);
  await expect(guest.getByRole("button", { name: "Platz nehmen" })).toBeVisible();
  await expectUsable(guest);
});

test("everybody can use the score block", async ({ page }) => {
  const anna = new Scorer(page);
  await anna.openBlock("Anna", "Ben");
  await expectUsable(page);
  await anna.tapDice("33355");
  await expectUsable(page);
  await page.getByRole("button", { name: "Full House 25" }).click();
  await anna.cell("Ben", "Chance").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectUsable(page);
  await anna.close();
  for (const name of ["Spieler", "Teilen", "Mehr"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    await anna.close();
  }
});

test("the language can be switched, and stays", async ({ page }) => {
  await page.goto("./");
  await expect(page.getByRole("button", { name: "Jetzt spielen" })).toBeVisible();
  await chooseLanguage(page, "English");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
  await chooseLanguage(page, "Deutsch");
  await expect(page.getByRole("button", { name: "Jetzt spielen" })).toBeVisible();
});

test.describe("with an English browser", () => {
  test.use({ locale: "en-GB" });
  test("everything is English", async ({ page }) => {
    await page.goto("./");
    await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
  });
});
