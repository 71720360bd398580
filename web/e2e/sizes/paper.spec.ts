/** Printable sheets: chosen in the browser, typeset by the server, saved as PDF. */
import { readFile } from "node:fs/promises";
import { expectAccessible } from "../harness/axe";
import { Scorer } from "../harness/scorer";
import { expect, test, type Page } from "../harness/test";

const VECTORS = JSON.parse(await readFile(new URL("../../../tests/links.json", import.meta.url), "utf-8")) as readonly {
  record: string;
  link: string;
}[];

async function savePdf(page: Page): Promise<[name: string, begins: string]> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "PDF laden" }).click();
  const file = await download;
  return [file.suggestedFilename(), (await readFile(await file.path())).subarray(0, 5).toString()];
}

test("an empty block of a variant, in large print on small paper", async ({ page }) => {
  await page.goto("./regeln/yatzy");
  await page.getByRole("button", { name: "Block zum Ausdrucken" }).click();
  await page.getByRole("radio", { name: "Mehrere Spieler" }).check();
  await page.getByLabel("Spieler", { exact: true }).fill("3");
  await page.getByRole("radio", { name: "A5" }).check();
  await page.getByRole("switch", { name: "Große Schrift" }).click();
  await expectAccessible(page);
  const [name, begins] = await savePdf(page);
  expect(name).toMatch(/^Yatzy.* Block\.pdf$/);
  expect(begins).toBe("%PDF-");
});

test("a block as it stands", async ({ page }) => {
  await new Scorer(page).openBlock("Anna", "Ben");
  await page.getByRole("button", { name: "Mehr", exact: true }).click();
  await page.getByRole("button", { name: "Block zum Ausdrucken" }).click();
  await expect(page.getByRole("radio", { name: "Ausgefüllt" })).toBeChecked();
  expect((await savePdf(page))[1]).toBe("%PDF-");
});

test("a game that comes in a link is seen, kept, and sent on", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const link = VECTORS.find(({ record }) => record.includes('[Variant "kniffel"]'))?.link ?? "";
  await page.goto(`./partie#g=${link.slice(0, -1)}`);
  await expect(page.getByRole("alert")).toContainText("Link");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dieses Spiel lässt sich nicht öffnen");
  await expectAccessible(page);
  const pasted = page.getByRole("textbox", { name: "Den ganzen Link einfügen" });
  await pasted.fill("nirgends");
  await page.getByRole("button", { name: "Öffnen" }).click();
  await expect(page.getByRole("alert")).toContainText("Link");
  await pasted.fill(`https://pasch.example/partie#g=${link}`);
  await page.getByRole("button", { name: "Öffnen" }).click();
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "Ben" })).toContainText("328");
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "Analyse" })).toHaveAttribute("href", `./analyse#g=${link}`);
  await page.getByRole("button", { name: "Zu meinen Spielen" }).click();
  await page.getByRole("button", { name: "Spiel als Link kopieren" }).click();
  await expect(page.getByRole("button", { name: "Kopiert" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/partie#g=${link}`);
});
