/** After the game: history, statistics, export, deletion. */
import { readFile } from "node:fs/promises";
import { expectAccessible, expectNoSidewaysScrolling } from "../harness/axe";
import { historyOf, QuickTable } from "../harness/past";
import { expectInSight } from "../harness/sight";
import { atEverySize } from "../harness/sizes";
import { expect, test, type Page } from "../harness/test";

/** Anna wins two of three against Ben, and one alone. */
const GAMES = [{ Anna: 130, Ben: 117 }, { Anna: 143, Ben: 156, Clara: 104 }, { Anna: 260 }, { Anna: 195, Ben: 182 }];

async function read(page: Page, content: string): Promise<void> {
  const file = { name: "pasch.json", mimeType: "application/json", buffer: Buffer.from(content) };
  await page.getByLabel("Aus Datei holen").setInputFiles(file);
}

/** No table is wider than its paper. */
async function expectTablesOnPaper(page: Page): Promise<void> {
  const over = await page.getByRole("table").evaluateAll((tables) =>
    tables
      .filter((table) => {
        const paper = table.closest(".sheet")?.getBoundingClientRect();
        return paper && table.getBoundingClientRect().right > paper.right;
      })
      .map((table) => table.textContent),
  );
  expect(over).toEqual([]);
}

test("a long name pushes neither the day nor the points off a small phone", async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("./verlauf");
  await read(page, await historyOf(request, [{ "Leopold Wirsingkohlkopff": 260, Ben: 117 }]));
  const game = page.getByRole("listitem").filter({ hasText: "Leopold" });
  for (const words of [/^1\. Jan\./, "260"]) await expectInSight(game.getByText(words));
});

test("the history and its statistics", async ({ page, request }) => {
  const games = page.getByRole("listitem").filter({ hasText: "Kniffel" });
  await page.goto("./");
  await page.getByRole("navigation").getByRole("link", { name: "Spiele", exact: true }).click();

  await test.step("an empty one invites, and refuses what is no history in one sentence", async () => {
    await expect(page.getByRole("link", { name: "Ein Spiel beginnen" })).toBeVisible();
    await page.getByRole("link", { name: "Statistik", exact: true }).click();
    const goal = page.getByRole("region", { name: "So viel ist möglich" });
    await expect(goal).toContainText(/Kniffel .* im Schnitt 248,2 Punkte/);
    await expect(goal).toContainText(/Kniffel\s*16,2/);
    await expect(goal).toContainText(/Extrapunkte\s*2,4/);
    await expectAccessible(page);
    await atEverySize(page, () => expectNoSidewaysScrolling(page));
    await page.getByRole("navigation", { name: "Seiten" }).getByRole("link", { name: "Spiele" }).click();
    await read(page, '{"format": "another"}');
    await expect(page.getByRole("alert")).toHaveText("Das ist keine Datei mit Spielen aus Pasch.");
    const past = (await historyOf(request, GAMES)).replace(/("id":"past-[03]")/g, '$1,"series":"two"');
    await read(page, past.replace('"winners":[0]', '"winners":[7]'));
    await expect(page.getByRole("alert")).toContainText("games.0.winners");
    await expect(page.getByRole("link", { name: "Ein Spiel beginnen" })).toBeVisible();
    await read(page, past);
    await expect(games).toHaveCount(4);
    await expect(page.getByText("4 Spiele", { exact: true })).toBeVisible();
  });

  await test.step("reading a long file can be called off: nothing of it is kept", async () => {
    const days = Array.from({ length: 5_000 }, () => ({ Anna: 130, Ben: 117 }));
    const long = (await historyOf(request, days)).replaceAll('"past-', '"long-');
    await read(page, long);
    await page.getByRole("button", { name: "Abbrechen" }).click();
    await expect(page.getByText("Nichts wurde übernommen.").first()).toBeVisible();
    await expect(games).toHaveCount(4);
  });

  await test.step("games are found by person, variant and name, and survive loading anew", async () => {
    await page.reload();
    await page.getByLabel("Suchen").fill("clara");
    await expect(games).toHaveCount(1);
    await expect(games).toContainText("Ben 156");
    await page.getByLabel("Suchen").fill("");
    await page.getByLabel("Wer").selectOption("Ben, 3 Spiele");
    await expect(games).toHaveCount(3);
    await page.getByLabel("Variante").selectOption("Kniffel, 4 Spiele");
    await expect(games).toHaveCount(3);
    await page.getByLabel("Wer").selectOption("Alle");
    await expectAccessible(page);
    await atEverySize(page, () => expectNoSidewaysScrolling(page));
  });

  await test.step("a game is opened again with everybody's sheet", async () => {
    await games.filter({ hasText: "Clara" }).getByRole("link").click();
    await expect(page.getByRole("heading", { name: "Kniffel", level: 1 })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Ben" })).toContainText("156");
    await expect(page.getByRole("gridcell", { name: /^Ben.*Chance.*12/ })).toBeVisible();
    await expectAccessible(page);
    await atEverySize(page, () => expectNoSidewaysScrolling(page));
  });

  await test.step("one of a series shows the other games of it, and how it went", async () => {
    await page.goto("./verlauf/past-3");
    const series = page.getByRole("region", { name: "Die ganze Serie" });
    await expect(series.getByRole("row", { name: "Siege 2 0" })).toBeVisible();
    await expect(series.getByRole("row", { name: "Punkte zusammen 325 299" })).toBeVisible();
    await series.getByRole("link", { name: /^Spiel 1, / }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Anna" })).toContainText("130");
    await expectAccessible(page);
    await atEverySize(page, () => expectNoSidewaysScrolling(page));
    await page.getByRole("link", { name: "Statistik", exact: true }).click();
  });

  await test.step("numbers of a person, box by box beside the best play, over time and head to head", async () => {
    const numbers = page.getByRole("definition");
    await expect(page.getByLabel("Wer", { exact: true }).locator("option:checked")).toHaveText("Anna, 4 Spiele");
    for (const number of ["182", "260", "2 Siege"])
      await expect(
        numbers
          .getByText(number, { exact: true })
          .or(numbers.filter({ hasText: number }))
          .first(),
      ).toBeVisible();
    // Spreads, shares and curves say nothing of four games.
    await expect(page.getByText("Meistens", { exact: true })).toHaveCount(0);
    await expect(page.getByRole("img", { name: /im Schnitt 182,0 Punkte/ })).toHaveCount(0);
    await page.getByText("Alle Zahlen").click();
    await expect(page.getByRole("row", { name: /^Kniffel 14,0 16,2 −2,2/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /260 177,7/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /^Ben 3 2 : 1/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /^Clara Ein Spiel 0 104 104/ })).toBeVisible();
    await expectAccessible(page);
    await atEverySize(page, async () => {
      await expectNoSidewaysScrolling(page);
      await expectTablesOnPaper(page);
    });
  });

  await test.step("somebody is renamed, and becomes one with who is called so", async () => {
    await page.getByRole("button", { name: "Clara" }).click();
    await page.getByRole("button", { name: "Umbenennen" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Neuer Name").fill("Ben");
    await dialog.getByRole("button", { name: "Umbenennen" }).click();
    await expect(page.getByLabel("Wer", { exact: true }).locator("option:checked")).toHaveText("Ben, 4 Spiele");
    await expect(page.getByRole("button", { name: "Clara" })).toHaveCount(0);
  });

  await test.step("it is saved as a file, deleted, and comes back from it", async () => {
    await page.getByRole("navigation", { name: "Seiten" }).getByRole("link", { name: "Spiele" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Als Datei sichern" }).click();
    const saved = await readFile(await (await download).path(), "utf-8");
    await page.getByRole("button", { name: "Alles löschen" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Alles löschen" }).click();
    await expect(page.getByRole("link", { name: "Ein Spiel beginnen" })).toBeVisible();
    await read(page, saved);
    await expect(games).toHaveCount(4);
    await read(page, saved);
    await expect(page.getByText("Alle Spiele dieser Datei waren schon da.").first()).toBeVisible();
    await expect(games).toHaveCount(4);
  });

  await test.step("a block is compared box by box with the best play, and nothing is said of luck", async () => {
    await page.goto("./verlauf/past-1");
    await page.getByRole("link", { name: "Analyse" }).click();
    await expect(page.getByText(/^Auf einem Block stehen keine Würfe/)).toBeVisible();
    await expect(page.getByRole("row", { name: /^Kniffel \d+ [+−][\d,]+ .*16,2$/ })).toBeVisible();
    await atEverySize(page, () => expectNoSidewaysScrolling(page));
    await expectAccessible(page);
    await page.goto("./verlauf");
  });

  await test.step("a single one is deleted", async () => {
    await games.first().getByRole("link").click();
    await page.getByRole("button", { name: "Löschen" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Löschen", exact: true }).click();
    await expect(games).toHaveCount(3);
  });
});

test("a table at the server has statistics for all who played there", async ({ page, request }) => {
  const first = await QuickTable.open(request);
  await page.goto(`./statistik?tisch=${first.id}`);
  await expect(page.getByText(/^An diesem Tisch ist noch kein Spiel zu Ende/)).toBeVisible();
  await first.play();
  const second = await first.rematch();
  await second.play();
  for (const table of [first, second]) {
    await page.goto(`./statistik?tisch=${table.id}`);
    await expect(page.getByLabel("Wer", { exact: true })).toContainText("Ben, 2 Spiele");
    await expect(page.getByRole("heading", { name: "Alle im Vergleich" })).toBeVisible();
  }
  await expectAccessible(page);
});

test("a year or a month becomes a picture for the fridge, and one printed page", async ({ page, request }) => {
  await page.goto("./verlauf");
  await read(page, await historyOf(request, GAMES));
  await page.getByRole("button", { name: "Ein Bild für den Kühlschrank" }).click();
  const dialog = page.getByRole("dialog", { name: "Ein Bild für den Kühlschrank" });
  const picture = dialog.getByRole("img");
  await expect(picture).toHaveAttribute("alt", /^\d{4}: .*4 Spiele\. Rekord: 260 \(Anna, Kniffel, /);
  await expectAccessible(page);
  await atEverySize(page, () => expectNoSidewaysScrolling(page));
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await dialog.getByRole("combobox", { name: "Zeitraum" }).selectOption({ index: 1 });
  await expect(picture).toHaveAttribute("alt", /^[A-Z]\p{Letter}+ \d{4}: /u);
  const saved = page.waitForEvent("download");
  await dialog.getByRole("link", { name: "Bild speichern" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^pasch-\d{4}-\d\d\.png$/);
});
