/** The review at every size: from the result, from a pasted record, and retrying an error. */
import { expectAccessible, expectNoSidewaysScrolling } from "../harness/axe";
import { bringGame } from "../harness/bringing";
import { Player } from "../harness/player";
import { SHORT } from "../harness/shortGame";
import { atEverySize } from "../harness/sizes";
import { expect, test, type Page } from "../harness/test";

const SECRET = "S".repeat(22);

/** Anna enters a one and gives up four sixes. */
const ERROR = `[Seat1 "Anna"]
[Seat2 "Ben"]
[Direction "clockwise"]
[First "1"]

1: 16666 = ones 1
2: 26666 = sixes 24
1: 11234 = chance 11
2: 23456 = chance 20
1: 12345 = sixes x
2: 11112 = ones 4
`;

async function openTable(page: Page): Promise<string> {
  const seats = ["Anna", "Ben"].map((name) => ({ kind: "person", name, place: "here" }));
  const opening = { kind: "game", rules: { toml: SHORT }, seats, first: 0 };
  const data = { key: "r".repeat(20), opening, secret: SECRET, invitation: "I".repeat(22), language: "de" };
  const answer = await page.request.post("./api/tables", { data });
  return ((await answer.json()) as { table: string }).table;
}

async function recordOfError(page: Page): Promise<string> {
  const answer = await page.request.post("./api/variants", { data: { toml: SHORT } });
  const { rules_hash: hash } = (await answer.json()) as { rules_hash: string };
  return `[Variant "short"]\n[Rules "${hash}"]\n${ERROR}`;
}

async function lookAtEverySize(page: Page): Promise<void> {
  await atEverySize(page, async () => {
    await expectNoSidewaysScrolling(page);
  });
  await expectAccessible(page);
}

test("who has no game yet sees an example", async ({ page }) => {
  await page.goto("./analyse");
  await page.getByRole("button", { name: "Ein Beispiel ansehen" }).click();
  await expect(page.getByRole("region", { name: "Anna", exact: true })).toContainText("Entscheidungen");
  await lookAtEverySize(page);
  await page.getByRole("button", { name: "Anderes Spiel" }).click();
  await expect(page.getByRole("button", { name: "Ein Beispiel ansehen" })).toBeVisible();
});

test("a game's ending tells of the best idea and leads into the review; an error is found again; one plays on from a position", async ({
  page,
}) => {
  await page.goto(`./t/${await openTable(page)}#k=${SECRET}`);
  await new Player(page).playToTheEnd();
  const ending = page.getByRole("region", { name: "Das Spiel ist zu Ende" });
  const thought = ending.getByRole("region", { name: "Analyse" });
  await expect(thought.getByText(/^(Die beste Idee hatte|Fürs nächste Mal|Besser hätte man)/).first()).toBeVisible({
    timeout: 60_000,
  });
  await lookAtEverySize(page);
  await ending.getByRole("link", { name: "Analyse", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Analyse" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Ben", exact: true })).toBeVisible();
  await page.locator("summary", { hasText: "Glück und Können" }).click();
  await expect(page.getByText("Nur das Können", { exact: true }).first()).toBeVisible();

  await page.goto("./analyse");
  await bringGame(page, await recordOfError(page));
  await expect(page.getByText(/^Ben hat gewonnen, und nicht nur durch Glück/)).toBeVisible();
  const position = page.getByRole("region", { name: "Anna, Runde 1, 1. Wurf" });
  await expect(position.getByText("Viel besser wäre: 6 6 6 6 liegen lassen")).toBeVisible();
  await position.locator("summary", { hasText: "Was hier möglich war" }).click();
  await expect(position.getByRole("row", { name: /^6 6 6 6 liegen lassen ★ am besten/ })).toBeVisible();
  await expect(page.getByText("alles genau ausgerechnet")).toBeVisible();
  await expect(page.getByText("1 von 3 Entscheidungen so gut wie perfekt")).toBeVisible();
  const curves = page.getByRole("region", { name: "So lief das Spiel" });
  const whose = page.getByRole("group", { name: "Wessen Entscheidungen" });
  await expect(whose.getByRole("radio", { name: "Anna" })).toBeChecked();
  await expect(curves.getByText("••• es ging viel besser")).toBeVisible();
  await whose.getByRole("radio", { name: "Ben" }).check();
  await expect(curves.getByText("••• es ging viel besser")).toBeHidden();
  await whose.getByRole("radio", { name: "Anna" }).check();
  await lookAtEverySize(page);
  await page.getByRole("heading", { name: "Mehr" }).click();
  await lookAtEverySize(page);
  const pages = page.waitForEvent("download");
  await page.getByRole("button", { name: "Als PDF" }).click();
  expect((await pages).suggestedFilename()).toBe("pasch-short.pdf");
  await page.getByRole("link", { name: "Wurf: 1 1 2 3 4" }).click();
  await expect(page.getByRole("heading", { name: "Anna, Runde 2, 1. Wurf" })).toBeVisible();
  await page.getByRole("slider", { name: "Stelle im Spiel" }).press("ArrowRight");
  await expect(page.getByRole("heading", { name: "Anna, Runde 2, 1. Wurf" })).toBeVisible();

  await page.getByRole("link", { name: /noch einmal spielen$/ }).click();
  await expect(page.getByRole("heading", { name: "Noch einmal probieren" })).toBeVisible();
  await page.getByRole("gridcell", { name: /Einser: 1 eintragen/ }).click();
  await expect(page.getByText(/^Noch nicht: Einser eintragen/)).toBeVisible();
  await lookAtEverySize(page);
  for (const die of await page.getByRole("button", { name: /^Würfel \d: 6/ }).all()) await die.click();
  await page.getByRole("button", { name: "1 Würfel werfen" }).click();
  await expect(page.getByText("Gefunden!")).toBeVisible();

  await page.getByRole("link", { name: "Zur Analyse" }).click();
  await page.getByRole("button", { name: "Ab hier weiterspielen" }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByRole("button", { name: /^Würfel \d+: 6/ })).toHaveCount(4);
  await expect(page.getByText("genau berechnet", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Ohne Netz")).toHaveCount(0);
});
