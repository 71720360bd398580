/** The pages around the game at every size: common width and head, nothing hidden or lost. */
import { expectAccessible, expectNoSidewaysScrolling } from "../harness/axe";
import { Player } from "../harness/player";
import { atEverySize } from "../harness/sizes";
import { expect, test, type Locator, type Page } from "../harness/test";

const SHORT = ["/code", "/gibt-es-nicht"];
const PAGES = ["/", "/neu", "/regeln", "/haus", "/einstellungen", "/wuerfel", "/pruefen", ...SHORT];

async function edges(page: Page, what: string): Promise<number[]> {
  const box = await page.locator(what).first().boundingBox();
  if (!box) throw new Error(`${what} is not to be seen`);
  return [Math.round(box.x), Math.round(box.x + box.width)];
}

test("all pages are as wide as their head, and short ones scroll to their foot only", async ({ page, watch }) => {
  watch.expect(/404.*gibt-es-nicht/);
  for (const path of PAGES) {
    await page.goto(`.${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await atEverySize(page, async ({ width, height }) => {
      const inside = path === "/" ? "#app main .inside" : "#app main > .page";
      expect(await edges(page, inside), path).toEqual(await edges(page, "#app header .inside"));
      if (!SHORT.includes(path) || width < 600) return;
      // The window's height is kept for them, so that nothing pushes the foot away.
      expect((await page.locator("#app main").boundingBox())?.height, path).toBeLessThanOrEqual(height);
    });
  }
});

test("large text is chosen once, and holds on every page and at the table, where all still fits", async ({ page }) => {
  await page.goto("./einstellungen");
  await page.getByRole("switch", { name: "Große Schrift" }).click();
  for (const path of [...PAGES.slice(0, -1), "/lernen", "/schule", "/ueben", "/verlauf", "/statistik", "/analyse"]) {
    await page.goto(`.${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).toHaveCSS("font-size", "20px");
    await atEverySize(page, async () => expectNoSidewaysScrolling(page));
  }
  const anna = new Player(page);
  await anna.playNow();
  await anna.throwDice();
  await atEverySize(page, async () => expectNoSidewaysScrolling(page));
  await anna.takeTurn();
});

test("on phones the signs of the head have their words below them, whole in every language", async ({ page }) => {
  await page.goto("./regeln");
  const links = page.getByRole("navigation").first().getByRole("link");
  for (const language of ["de", "en", "es", "fr", "hr", "sv"]) {
    await page.evaluate((code) => localStorage.setItem("pasch.language", code), language);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(links).toHaveCount(4);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      const boxes = await links.locator(".name").evaluateAll((names) =>
        names.map((name) => {
          const { left, right, height } = name.getBoundingClientRect();
          return { left, right, height, cut: name.scrollWidth > name.clientWidth };
        }),
      );
      for (const [place, { left, right, height, cut }] of boxes.entries()) {
        expect({ cut, seen: height > 8 }, `${language} at ${String(width)}`).toEqual({ cut: false, seen: true });
        expect(left).toBeGreaterThan(boxes[place - 1]?.right ?? 0);
        expect(right).toBeLessThanOrEqual(width);
      }
    }
  }
});

test("a variant is found by what one types, and the button that begins hides no other", async ({ page }) => {
  await page.goto("./neu");
  await expect(page.getByRole("button", { name: "An den Tisch" })).toBeEnabled();
  await atEverySize(page, async () => {
    for (const button of await page.locator("form").getByRole("button").all()) await button.click({ trial: true });
  });
  await page.getByRole("button", { name: "Anderes Spiel" }).click();
  const dialog = page.getByRole("dialog");
  const familiar = dialog.getByRole("list", { name: "Was Familien spielen" });
  await expect(familiar.getByRole("button")).toHaveCount(6);
  await expect(familiar.getByRole("button").first()).toHaveAccessibleName(/^Kniffel Der Klassiker/);
  const deluxe = dialog.getByRole("button", { name: /^Yatzy-Deluxe/ });
  await expect(deluxe).toBeHidden();
  await dialog.getByRole("heading", { name: "Mit sechs Würfeln" }).click();
  await expect(deluxe).toBeVisible();
  await expectAccessible(page);
  await dialog.getByText("Eingrenzen").click();
  await dialog.getByRole("combobox", { name: "Land" }).selectOption("us");
  await expect(dialog.getByRole("heading", { name: "Mit sechs Würfeln" })).toBeHidden();
  await expect(dialog.getByRole("button", { name: /^Yahtzee/ }).first()).toBeVisible();
  await dialog.getByRole("combobox", { name: "Land" }).selectOption("");
  await dialog.getByRole("searchbox", { name: "Suchen" }).fill("6 würfel deluxe");
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await deluxe.click();
  await expect(page.locator(".chosen")).toContainText("Yatzy-Deluxe");
});

/** Returns each pair of cards that cover each other, and each card that leaves the window. */
async function misplaced(cards: Locator): Promise<string[]> {
  return await cards.evaluateAll((all) => {
    const boxes = all.map((card) => ({
      name: card.querySelector("a")?.textContent,
      box: card.getBoundingClientRect(),
    }));
    const outside = boxes.filter(({ box }) => box.left < 0 || box.right > innerWidth).map(({ name }) => String(name));
    const pairs = boxes.flatMap((one, place) => boxes.slice(place + 1).map((other) => [one, other] as const));
    const covering = pairs.filter(
      ([{ box: one }, { box: other }]) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
    );
    return [...outside, ...covering.map(([one, other]) => `${String(one.name)}, ${String(other.name)}`)];
  });
}

test("a dialog is as high as the window lets it, so that its last line is not cut where there is room", async ({
  page,
}) => {
  const dialog = page.getByRole("dialog");
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("./haus?like=kniffel");
    await page.getByRole("button", { name: /^Full House .*bringt/ }).click();
    await expect(dialog.getByText("drei Gleiche und zwei Gleiche")).toBeVisible();
    await expect(dialog.getByText("Oben oder unten, sofort gewonnen")).toBeInViewport({ ratio: 1 });
  }
  await page.goto("./neu");
  await page
    .getByRole("button", { name: /^Farbe und Zeichen/ })
    .first()
    .click();
  await expect(dialog.getByRole("switch", { name: "Mit links spielen" })).toBeInViewport({ ratio: 1 });
});

test("the family tree shows every game in its own place, and a tap anywhere on it opens its rules", async ({
  page,
}) => {
  await page.goto("./regeln/stammbaum");
  const tree = page.getByRole("list", { name: "Stammbaum" });
  await expect(tree.getByRole("link").first()).toHaveText("Yacht");
  const folded = tree.locator("details:not([open]) > summary");
  await atEverySize(page, async () => {
    while ((await folded.count()) > 0) await folded.first().click();
    expect(await misplaced(tree.locator(".card"))).toEqual([]);
  });
  const kniffel = tree.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Kniffel", exact: true }) });
  await expect(kniffel.last().getByRole("link", { name: "Scharfes Kniffel" })).toBeVisible();
  await tree.locator(".card").filter({ hasText: "Ein vierter Wurf ist für 5 Punkte zu haben." }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Knöffel" })).toBeVisible();
  const changes = page.getByRole("region", { name: "Anders als bei Kniffel" });
  await expect(changes.getByRole("listitem").first()).toBeVisible();
  await changes.getByText("Weitere Unterschiede").click();
  await expect(page.getByRole("listitem").filter({ hasText: "Nicht mehr:" }).first()).toBeVisible();
});

test("however many sit down at a new table, the cards beside them stand one right below the other", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("./neu");
  await expect(page.getByRole("button", { name: "An den Tisch" })).toBeEnabled();
  const another = page.getByRole("button", { name: "Mitspieler am Gerät" });
  while (await another.isEnabled()) await another.click();
  await expect(page.getByRole("textbox", { name: "Name am Platz 8", exact: true })).toBeVisible();
  const cards = await page
    .locator("form .sheet")
    .evaluateAll((sections) =>
      sections.map((section) => section.getBoundingClientRect()).map(({ x, top, bottom }) => ({ x, top, bottom })),
    );
  const [people, ...others] = cards;
  expect(others).toHaveLength(3);
  expect(new Set(others.map(({ x }) => x)).size).toBe(1);
  expect(others[0]?.top).toBe(people?.top);
  const gaps = others.slice(1).map(({ top }, above) => Math.round(top - (others[above]?.bottom ?? 0)));
  expect(new Set(gaps)).toEqual(new Set([16]));
});

test("rules begin with what the game is about, list each box once, and know the mean", async ({ page }) => {
  await page.goto("./regeln/kniffel");
  await expect(page.getByText("248,2 Punkte", { exact: true })).toBeVisible();
  await expect(page.getByText(/Minuten/)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Worum es geht");
  await expect(page.getByText("Full House", { exact: true })).toHaveCount(1);
  const goal = page.getByRole("heading", { name: "Worum es geht" });
  const play = page.getByRole("link", { name: "Spielen" });
  await atEverySize(page, async () => {
    await expect(goal).toBeInViewport();
    await expect(play).toBeInViewport();
  });
});

test("a house rule being written outlives reloading and leaving, until it is discarded", async ({ page }) => {
  await page.goto("./haus?like=kniffel");
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Sonntagskniffel");
  await expect(page.getByRole("heading", { level: 1, name: "Sonntagskniffel" })).toBeVisible();
  // Each box has its example dice and points, and is nowhere else on the page.
  await expect(page.getByRole("button", { name: "Große Straße 1 2 3 4 5 bringt 40" })).toBeVisible();
  await expect(page.getByText("Große Straße")).toHaveCount(1);
  await expectAccessible(page);
  await page.reload();
  await expect(name).toHaveValue("Sonntagskniffel");
  await page.goto("./haus");
  await page.getByRole("button", { name: "Verwerfen" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Hausregeln" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Weiter bearbeiten" })).toBeHidden();
});

test("a game that goes on is not verified yet; whoever has played is offered the app, once", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("button", { name: "Jetzt spielen" }).click();
  await expect(page.getByRole("grid").first()).toBeVisible();
  await page.goto(`./pruefen?tisch=${page.url().split("/").at(-1) ?? ""}`);
  await expect(page.getByText(/wird gezeigt, wenn das Spiel zu Ende ist/)).toBeVisible();

  const offer = page.getByRole("heading", { name: "Pasch als App" });
  const can = async (): Promise<void> => {
    await expect(page.getByRole("heading", { name: "Weiterspielen" })).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event("beforeinstallprompt")));
  };
  await page.goto("./");
  await can();
  await expect(offer).toBeVisible();
  await page.getByRole("button", { name: "Nein danke" }).click();
  await page.reload();
  await can();
  await expect(offer).toBeHidden();
  // The settings can undo the choice, and restart the first-game hints.
  await page.getByRole("link", { name: "Einstellungen" }).click();
  await expect(page.getByRole("button", { name: "Als App einrichten" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Erste Schritte zeigen" }).click();
  await expect(page.getByRole("status").filter({ hasText: /Der große Knopf würfelt/ })).toBeVisible();
});
