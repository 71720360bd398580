/** Imported material: a file with several games, a block as text, and a house rule with its own exercises. */
import { readFile } from "node:fs/promises";
import { expectNoSidewaysScrolling } from "../harness/axe";
import { bringGame } from "../harness/bringing";
import { decide } from "../harness/deciding";
import { SHORT } from "../harness/shortGame";
import { atEverySize } from "../harness/sizes";
import { expect, test, type Page } from "../harness/test";

const GAME = new URL("../../../tests/golden/kniffel.pasch", import.meta.url);
const BLOCK = `;Oma;Opa
Einser;1;3
Zweier;6;4
Dreier;9;9
Vierer;8;12
Fünfer;20;15
Sechser;12;18
Dreierpasch;-;22
Viererpasch;14;-
Full House;25;25
Kleine Straße;30;30
Große Straße;40;-
Kniffel;-;-
Chance;21;24
`;

async function looksRight(page: Page): Promise<void> {
  await atEverySize(page, () => expectNoSidewaysScrolling(page));
}

test("one of several games, and a block without throws", async ({ page }) => {
  const game = await readFile(GAME, "utf-8");
  await page.goto("./analyse");
  await bringGame(page, `${game}\n${game.replace("Anna", "Cem").replace("Ben", "Dora")}`);
  await expect(page.getByRole("heading", { name: "In dieser Datei stehen 2 Spiele. Welches?" })).toBeVisible();
  await looksRight(page);
  await page.getByRole("button", { name: /Cem – Dora/ }).click();
  await expect(page.getByText(/^Dora hat gewonnen/)).toBeVisible({ timeout: 90_000 });

  await page.getByRole("button", { name: "Anderes Spiel" }).click();
  await bringGame(page, BLOCK);
  await expect(page.getByText(/^Hier stehen Felder und Punkte, aber keine Würfe/)).toBeVisible();
  await page.getByRole("combobox").selectOption({ label: "Kniffel" });
  await page.getByRole("button", { name: "Analysieren" }).click();
  await expect(page.getByText(/^Auf einem Block stehen keine Würfe/)).toBeVisible();
  await expect(page.getByText("Opa").first()).toBeVisible();
  await looksRight(page);
});

test("a file that falls anywhere on the page is taken", async ({ page }) => {
  await page.goto("./analyse");
  await expect(page.getByRole("heading", { name: "Deine letzten Spiele" })).toBeVisible();
  const dataTransfer = await page.evaluateHandle((text) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], "oma.csv"));
    return carried;
  }, BLOCK);
  await page.locator("h1").dispatchEvent("drop", { dataTransfer });
  await expect(page.getByText(/^Hier stehen Felder und Punkte, aber keine Würfe/)).toBeVisible();
});

test("a house rule has a trainer of its own", async ({ page }) => {
  await page.goto("./haus?like=kniffel");
  await page.getByRole("radio", { name: "Text", exact: true }).check();
  await page.getByRole("textbox", { name: /^Das Dokument als TOML/ }).fill(SHORT);
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("link", { name: "Alle Hausregeln" })).toBeVisible();
  await page.goto("./ueben");
  await page.getByRole("combobox", { name: "Variante" }).selectOption({ label: "Kurz" });
  await expect(page).toHaveURL(/v=house/);
  await expect(page.getByRole("region", { name: "Von allem etwas" })).toBeVisible({ timeout: 90_000 });
  await looksRight(page);
  await page.getByRole("region", { name: "Von allem etwas" }).getByRole("link").first().click();
  await decide(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: /^Aufgabe 2 von/ })).toBeVisible();
});
