/** The strategy school at every size: reading a lesson, answering by keyboard, keeping progress. */
import { expectAccessible, expectNoSidewaysScrolling } from "../harness/axe";
import { decide } from "../harness/deciding";
import { atEverySize } from "../harness/sizes";
import { expect, test } from "../harness/test";

const EXERCISES = 4;

test("a lesson tells what advice is worth, asks its positions, and leads to the next one", async ({ page }) => {
  await page.goto("./schule");
  await expect(page.getByText("0 von 10 Lektionen geschafft")).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(10);
  await page.getByRole("link", { name: "Anfangen: Drei von jeder Zahl" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Drei von jeder Zahl" })).toBeVisible();
  await page.getByRole("button", { name: "Stimmt", exact: true }).click();
  await expect(page.getByText("Halb richtig")).toBeVisible();
  await expect(page.getByRole("table", { name: /^So oft kommt der Bonus/ }).getByRole("row")).toHaveCount(6);
  await atEverySize(page, () => expectNoSidewaysScrolling(page));
  for (let place = 1; place <= EXERCISES; place += 1) {
    await expect(page.getByRole("grid")).toBeVisible();
    await decide(page);
    const on = page.getByRole("button", { name: place < EXERCISES ? "Nächste Aufgabe" : "Lektion geschafft!" });
    await expect(on).toBeFocused();
    if (place === 1) await expectAccessible(page);
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText(/^Lektion geschafft! \d von 4 gelöst\.$/)).toBeVisible();
  await page.getByRole("link", { name: "Nächste Lektion: Richtig streichen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Richtig streichen" })).toBeVisible();
  await page.getByRole("link", { name: "Strategieschule" }).click();
  await expect(page.getByText("1 von 10 Lektionen geschafft")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "Weiter: Richtig streichen" })).toBeVisible();
  await page.goto("./lernen");
  await expect(page.getByText("1 von 10 Lektionen geschafft")).toBeVisible();
  await page.goBack();
  await page.getByRole("radio", { name: "Yatzy (skandinavisch)" }).check();
  await expect(page.getByText("0 von 10 Lektionen geschafft")).toBeVisible();
  await page.getByRole("link", { name: /Ein Paar hat man immer/ }).click();
  await page.getByRole("button", { name: "Stimmt", exact: true }).click();
  await expect(page.getByRole("table", { name: /als einem Paar/ }).getByRole("row")).toHaveCount(6);
});
