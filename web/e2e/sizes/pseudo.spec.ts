/** Nothing is said past the message catalogues, and messages two fifths longer than English fit on a phone. */
import { expectNoSidewaysScrolling } from "../harness/axe";
import { cutWords, literals, speakPseudo } from "../harness/pseudo";
import { expect, test, type Page } from "../harness/test";

test.use({ locale: "en-GB", viewport: { width: 360, height: 740 } });

/** First names of computer players, the same in every language. */
const COMPUTERS = ["Tilda", "Otto", "Greta", "Viktor", "Ada"];
/** Names that come from elsewhere: of sums on the sheet, and countries and months by the browser. */
const KNOWN = ["Pasch", "TOML", "Upper", "Lower", "Extra", "Total", ...COMPUTERS, ...countries(), ...months()];

function countries(): string[] {
  const names = new Intl.DisplayNames("en-GB", { type: "region" });
  const codes = ["AR", "AT", "DE", "DK", "FI", "FR", "GB", "HR", "NO", "PH", "RS", "SE", "US"];
  return codes.flatMap((code) => (names.of(code) ?? "").split(" "));
}

function months(): string[] {
  const format = new Intl.DateTimeFormat("en-GB", { month: "long" });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(2026, month)));
}

// A part that the page still fetches when a test ends would be translated for nobody, which fails.
test.afterEach(async ({ page }) => page.unrouteAll({ behavior: "wait" }));

async function expectTranslated(page: Page): Promise<void> {
  await expect.soft(page.locator("#first-view")).toHaveCount(0);
  expect.soft(await literals(page, KNOWN), `words on ${page.url()} that are no messages`).toEqual([]);
  expect.soft(await cutWords(page), `words on ${page.url()} that are cut`).toEqual([]);
  await expectNoSidewaysScrolling(page);
}

test("pages", async ({ page }) => {
  await speakPseudo(page);
  const paths = ["", "neu", "regeln", "regeln/stammbaum", "haus", "lernen", "ueben", "verlauf", "statistik", "pruefen"];
  for (const path of [...paths, "wuerfel", "einstellungen", "code"]) {
    await page.goto(`./${path}`);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectTranslated(page);
  }
});

test("a turn at the table", async ({ page }) => {
  await speakPseudo(page);
  await page.goto("./");
  await page.locator("main .hero button").first().click();
  const sheet = page.getByRole("grid");
  await expect(sheet).toBeVisible();
  await expectTranslated(page);
  await page.getByRole("button", { name: /^Róòll .*díìcéè$/ }).click();
  await expect(page.getByRole("button", { name: /^Díìéè 1/ })).toBeVisible();
  await expectTranslated(page);
});
