/** The form for a new table: people first, then the game, then how, and all else folded up. */
import { expectAccessible } from "./harness/axe";
import { readHistory } from "./harness/past";
import { expect, test, type Page } from "./harness/test";

/** The people at the table in order, as the list of seats reads them. */
async function expectSeats(page: Page, ...names: string[]): Promise<void> {
  const seats = page.locator("form").getByRole("listitem");
  await expect(seats).toHaveCount(names.length);
  for (const [place, name] of names.entries())
    await expect(seats.nth(place)).toHaveAccessibleName(`Platz ${String(place + 1)}: ${name}`);
}

test("asks who plays, then which game, then how, and folds up the rest", async ({ page }) => {
  await page.goto("./neu");
  await expect(page.locator("form").getByRole("heading")).toHaveText([
    "Neues Spiel",
    "Wer spielt mit?",
    "Was wird gespielt?",
    "Wie wird gespielt?",
    "Mehr",
  ]);
  await expect(page.getByRole("button", { name: "An den Tisch" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("group", { name: "Mitspieler wählen" })).toBeHidden();
  await expect(page.getByLabel("Wer beginnt?")).toBeHidden();
  await expect(page.getByRole("radio", { name: /Über mehrere Tage/ })).toBeHidden();
  await page.getByRole("button", { name: "Mitspieler einladen" }).click();
  await expect(page.getByRole("radio", { name: /Über mehrere Tage/ })).toBeVisible();
});

test("who has played here sits down with a tap on the face, the latest first", async ({ page }) => {
  await readHistory(page, [
    { Anna: 130, Ben: 117 },
    { Ben: 140, Oma: 200 },
  ]);
  await page.goto("./neu");
  const faces = page.getByRole("group", { name: "Mitspieler wählen" }).getByRole("button");
  await expect(faces).toHaveText(["Ben", "Oma", "Anna"]);
  const [ben, oma] = [faces.nth(0), faces.nth(1)];
  await oma.click();
  await expect(oma).toHaveAttribute("aria-pressed", "true");
  await ben.click();
  await expectSeats(page, "Oma", "Ben", "Otto");
  await oma.click();
  await expect(oma).toHaveAttribute("aria-pressed", "false");
  await expectSeats(page, "Ben", "Otto");
  await oma.click();
  await page.getByRole("button", { name: "Otto herausnehmen" }).click();
  await page.getByRole("button", { name: "Oma einen Platz nach oben" }).click();
  await expectSeats(page, "Oma", "Ben");
  await expectAccessible(page);

  await page.getByText("Mehr", { exact: true }).click();
  await page.getByLabel("Wer beginnt?").selectOption("Ben");
  await page.getByRole("radio", { name: "Nach Punkten" }).check();
  await expect(page.locator("summary").filter({ hasText: "Mehr" })).toHaveText(/Zuerst: Ben · Serie: 6 Spiele/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "An den Tisch" }).click();
  await expect(page.getByRole("group", { name: "Plätze" }).getByRole("button")).toHaveText([/Oma/, /Ben/]);
  // Whoever else sat down here, the device is still nobody's.
  await page.goto("./neu");
  await expectSeats(page, "Du", "Otto");
});

test("on a score pad the faces take the seats that wait for a name", async ({ page }) => {
  await readHistory(page, [{ Anna: 130, Ben: 117, Oma: 99 }]);
  await page.goto("./neu?dice=real");
  for (const name of ["Oma", "Anna", "Ben"]) await page.getByRole("button", { name, exact: true }).click();
  await expectSeats(page, "Oma", "Anna", "Ben");
  await page.getByRole("button", { name: "Block aufschlagen" }).click();
  await expect(page.getByRole("columnheader", { name: "Oma" })).toBeVisible();
});
