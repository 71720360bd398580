/** House rules on a site without a server: Python in the browser checks them, offline as well once it is loaded. */
import { expectAccessible, expectNoSidewaysScrolling } from "./harness/axe";
import { beginHouseRule } from "./harness/houseRule";
import { NO_NETWORK } from "./harness/line";
import { Player } from "./harness/player";
import { ruleFiles } from "./harness/ruleFiles";
import { Site } from "./harness/site";
import { atNight, expect, test as served, type Locator, type Page } from "./harness/test";

const test = served.extend<object, { host: Site }>({
  host: [
    async ({}, use) => {
      const site = await Site.open("--house-rules", ruleFiles());
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],
});

// One after the other: side by side, two workers would load the same files into one folder.
test.describe.configure({ mode: "default" });
test.use({ installs: true });

test.beforeEach(({ watch }) => {
  watch.expect(/preloaded using link preload but not used/);
});

interface Form {
  throws: Locator;
  play: Locator;
}

function formOn(page: Page): Form {
  return {
    throws: page.getByRole("spinbutton", { name: "Würfe je Zug" }),
    play: page.getByRole("button", { name: "Gleich spielen" }),
  };
}

test("a house rule with a mistake, then a right one", async ({ page }) => {
  const { throws, play } = formOn(page);

  await test.step("the reader is loaded when a rule is begun, and says so", async () => {
    await beginHouseRule(page, "Am Küchentisch");
    await expect(page.getByText(/Der Regelprüfer wird geladen/)).toBeVisible();
    await expect(play).toBeEnabled();
    await expect(page.getByText(/Diese Seite kommt ohne Server aus/)).toBeVisible();
    await expect(page.getByText(/PDF laden|Block zum Ausdrucken/)).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  await test.step("a mistake is named in the server's words", async () => {
    await throws.fill("99");
    await throws.press("Tab");
    await expect(page.getByRole("alert").filter({ hasText: "99" })).toBeVisible();
    await expect(play).toBeDisabled();
    await throws.fill("4");
    await throws.press("Tab");
    await expect(play).toBeEnabled();
  });
});

test("a house rule is kept, checked offline and played", atNight, async ({ page, context, watch }) => {
  watch.expect(...NO_NETWORK);
  const anna = new Player(page);
  const { throws, play } = formOn(page);

  await test.step("after a reload without a network it is checked again", async () => {
    await beginHouseRule(page, "Am Küchentisch");
    await expect(play).toBeEnabled();
    await page.getByRole("button", { name: "Speichern" }).click();
    await expect(page.getByText("ist in diesem Browser gespeichert").first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole("link", { name: "Bearbeiten" }).click();
    await throws.fill("5");
    await throws.press("Tab");
    await expect(play).toBeEnabled();
  });

  await test.step("it is played, with rough hints", async () => {
    await play.click();
    await anna.throwDice();
    await expect(page.getByText("noch 4 Würfe", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Tipps", exact: true }).click();
    await expect(page.getByRole("complementary", { name: "Tipps" }).getByRole("listitem").first()).toBeVisible();
    await expect(page.getByText("grob geschätzt", { exact: true }).first()).toBeVisible();
    await anna.enter();
  });
});
