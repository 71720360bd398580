/** Learning at every size: the daily puzzle, a trainer session by keyboard, the rating, and its export. */
import { expectAccessible, expectNoSidewaysScrolling } from "../harness/axe";
import { decide } from "../harness/deciding";
import { atEverySize } from "../harness/sizes";
import { expect, test, type Page } from "../harness/test";

const LENGTH = 10;

async function lookAtEverySize(page: Page): Promise<void> {
  await atEverySize(page, () => expectNoSidewaysScrolling(page));
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test("the day's puzzle counts once; ten positions give a strength, which a file takes along", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("navigation").getByRole("link", { name: "Lernen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lernen" })).toBeVisible();
  await expect(page.getByText("Für alle dieselbe Aufgabe. Ein Versuch.")).toBeVisible();
  await lookAtEverySize(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Rätsel lösen" }).click();
  await expect(page.getByText("Nur der erste Versuch zählt.")).toBeVisible();
  await decide(page);
  const result = page.getByRole("region", { name: "Dein Ergebnis" });
  await expect(result).toContainText("Heute warst du dabei");
  await lookAtEverySize(page);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("region", { name: "Dein Ergebnis" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Würfel werfen$/ })).toBeHidden();

  await page.getByRole("link", { name: "Weiter üben" }).click();
  for (let place = 1; place <= LENGTH; place += 1) {
    await expect(page.getByRole("img", { name: `Aufgabe ${String(place)} von ${String(LENGTH)}` })).toBeVisible();
    await decide(page);
    if (place === 1) await lookAtEverySize(page);
    await expect(page.getByRole("button", { name: place < LENGTH ? "Weiter" : "Wie war’s?" })).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("heading", { name: /^\d+ von 10 gelöst$/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Deine Stärke" })).toContainText(/Du löst etwa \d+ von 10/);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Andere Themen" }).click();
  await expect(page.getByRole("region", { name: "Von allem etwas" })).toContainText(/Du löst etwa \d+ von 10/);
  await lookAtEverySize(page);

  await page.goto("./verlauf");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Als Datei sichern" }).click();
  const path = await (await saving).path();
  await page.getByRole("button", { name: "Alles löschen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Alles löschen" }).click();
  await expect(page.getByRole("button", { name: "Als Datei sichern" })).toBeHidden();
  await page.goto("./ueben");
  await expect(page.getByText("Noch nichts geübt")).toHaveCount(0);
  await page.goto("./verlauf");
  await page.locator('input[type="file"]').setInputFiles(path);
  await expect(page.getByText("Was du geübt hast, ist wieder da.").first()).toBeVisible();
  await page.goto("./ueben");
  await expect(page.getByRole("region", { name: "Von allem etwas" })).toContainText(/Du löst etwa \d+ von 10/);
});
