/** A house rule: made in the form, tried on the way, kept, passed on by a link, and played. */
import { Player } from "./harness/player";
import { expect, test } from "./harness/test";

test("a house rule is made in the form and played", async ({ page, anotherDevice, watch }) => {
  // The server's word for a document with mistakes.
  watch.expect(/422/);
  const anna = new Player(page);
  const tried = page
    .getByRole("region")
    .or(page.locator("section"))
    .filter({ has: page.getByRole("heading", { name: "Ausprobieren" }) });

  await test.step("four throws, and a full house of 30", async () => {
    await page.goto("/");
    await page
      .getByRole("link", { name: /^Hausregeln/ })
      .first()
      .click();
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Am Küchentisch");
    await page.getByRole("button", { name: "Anfangen" }).click();
    await expect(tried.last()).toContainText(/Full House\s*25/);
    await page.getByRole("button", { name: "Würfe je Zug: mehr" }).click();
    await page.getByRole("button", { name: /^Full House .*bringt/ }).click();
    await page.getByRole("textbox", { name: "Punkte" }).fill("30");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(tried.last()).toContainText(/Full House\s*30/);
    await expect(page.getByRole("button", { name: "Gleich spielen" })).toBeEnabled();
  });

  await test.step("a mistake is named beside its field, and stops nobody from repairing it", async () => {
    const throws = page.getByRole("spinbutton", { name: "Würfe je Zug" });
    await throws.fill("99");
    await throws.press("Tab");
    await expect(page.getByRole("alert").filter({ hasText: "99" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Gleich spielen" })).toBeDisabled();
    await throws.fill("4");
    await throws.press("Tab");
    await expect(page.getByRole("button", { name: "Gleich spielen" })).toBeEnabled();
  });

  await test.step("somebody else gets it by a link", async () => {
    await page.getByRole("button", { name: "Teilen" }).click();
    const other = await anotherDevice();
    await other.goto(await page.getByRole("textbox", { name: "Link zu dieser Hausregel" }).inputValue());
    await expect(other.getByRole("heading", { name: "Am Küchentisch" })).toBeVisible();
    await expect(other.getByRole("button", { name: "Spielen" })).toBeEnabled();
    await other.getByRole("button", { name: "Bearbeiten" }).click();
    await expect(other.getByRole("spinbutton", { name: "Würfe je Zug" })).toHaveValue("4");
    await page.keyboard.press("Escape");
  });

  await test.step("it is kept, and a new table is laid with it", async () => {
    await page.getByRole("button", { name: "Speichern" }).click();
    await page.getByRole("link", { name: "Alle Hausregeln" }).click();
    await page.getByRole("link", { name: "Spielen" }).click();
    await expect(page.getByRole("region", { name: "Was wird gespielt?" })).toContainText("Am Küchentisch");
    await page.getByRole("button", { name: "Computer herausnehmen" }).click();
    await page.getByRole("button", { name: "An den Tisch" }).click();
  });

  await test.step("there are four throws, and the game goes to its end", async () => {
    expect(await anna.isOnTurn()).toBe(true);
    await anna.throwDice();
    await expect(page.getByText("noch 3 Würfe", { exact: true })).toBeVisible();
    for (const left of ["noch 2 Würfe", "noch 1 Wurf", "kein Wurf mehr"]) {
      await anna.throwAgain();
      await expect(page.getByText(left, { exact: true })).toBeVisible();
    }
    await anna.enter();
    await anna.playToTheEnd();
  });
});
