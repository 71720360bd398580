/** Letters twice as large, as set in a phone or browser: at 360 pixels everything can be read and reached. */
import { browser } from "../../playwright.config";
import { expectNoSidewaysScrolling } from "../harness/axe";
import { Player } from "../harness/player";
import { expect, test } from "../harness/test";

const { launchOptions = {} } = browser;
test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"] },
  viewport: { width: 360, height: 740 },
});

test("pages fit", async ({ page }) => {
  const learning = ["/lernen", "/schule", "/ueben", "/regeln/kniffel/chancen"];
  const others = ["/verlauf", "/statistik", "/wuerfel", "/pruefen", "/einstellungen", "/code"];
  for (const path of [
    "/",
    "/neu",
    ...learning,
    "/regeln",
    "/regeln/kniffel",
    "/regeln/stammbaum",
    "/haus",
    ...others,
  ]) {
    await page.goto(`.${path}`);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await expectNoSidewaysScrolling(page);
  }
});

test("a whole turn is played, and no name on the sheet covers a number", async ({ page }) => {
  const anna = new Player(page);
  await anna.playNow();
  await anna.throwDice();
  await expectNoSidewaysScrolling(page);
  const covered = await anna.block.getByRole("row").evaluateAll((rows) =>
    rows.filter((row) => {
      const [name, cell] = [row.querySelector("th"), row.querySelector("td")];
      return name && cell && name.getBoundingClientRect().right > cell.getBoundingClientRect().left + 1;
    }).map(({ textContent }) => textContent),
  ); // prettier-ignore
  expect(covered).toEqual([]);
  await anna.takeTurn();
});
