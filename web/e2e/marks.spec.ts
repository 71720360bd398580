/** People have a colour and a face, the same wherever they are named. */
import { expectAccessible, expectUsable } from "./harness/axe";
import { readHistory } from "./harness/past";
import { atNight, expect, test, type Locator, type Page } from "./harness/test";

/** What a mark shows: its ground and its face. */
async function markIn(place: Locator): Promise<string> {
  const drawing = place.locator("svg.round").first();
  await expect(drawing).toBeVisible();
  return drawing.evaluate((svg: SVGElement) => svg.style.background + String(svg.firstElementChild?.getAttribute("d")));
}

/** The ground of a mark. */
async function groundIn(place: Locator): Promise<string> {
  const drawing = place.locator("svg.round").first();
  await expect(drawing).toBeVisible();
  return drawing.evaluate((svg: SVGElement) => svg.style.background);
}

/** Opens a table or score pad of people who all sit here, and returns its address. */
async function openFor(page: Page, kind: "game" | "block", names: readonly string[]): Promise<string> {
  const secret = "S".repeat(22);
  const seats = names.map((name) => ({ kind: "person", name, place: "here" }));
  const opening = { kind, rules: { id: "kniffel" }, seats, ...(kind === "game" && { first: 0 }) };
  const data = { key: crypto.randomUUID(), opening, secret, invitation: "I".repeat(22), language: "de" };
  const answer = await page.request.post("./api/tables", { data });
  const { table } = (await answer.json()) as { table: string };
  return `./${kind === "game" ? "t" : "b"}/${table}#k=${secret}`;
}

test(
  "a chosen mark stands beside the name in the history, at the table and on the score pad",
  atNight,
  async ({ page, isMobile }) => {
    await readHistory(page, [
      { Anna: 130, Ben: 117 },
      { Anna: 126, Ben: 99 },
    ]);
    await page.getByRole("link", { name: "Statistik", exact: true }).click();
    await page.getByLabel("Wer", { exact: true }).selectOption("Anna, 2 Spiele");
    const records = page.getByRole("region", { name: "Rekorde" });
    await expect(records).toContainText(/Siege hintereinander\s*2/);
    // What tiles and table say of the only variant is not said twice.
    await expect(records).not.toContainText("Bestes bei");
    await expect(page.getByRole("row", { name: /^Ben 2 2 : 0/ })).toBeVisible();
    const button = page.getByRole("button", { name: "Farbe und Zeichen von Anna" });
    const before = await markIn(button);
    await button.click();
    const dialog = page.getByRole("dialog", { name: "Anna: Zeichen und Melodie" });
    await dialog.getByRole("radio", { name: "Eule" }).check();
    await dialog.getByRole("radio", { name: "Türkis" }).check();
    // The arrow keys move on, as in every group of radio buttons.
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByRole("radio", { name: "Blau" })).toBeChecked();
    await expectUsable(page);
    await dialog.getByRole("button", { name: "Fertig" }).click();
    await expect(button).toBeFocused();
    const chosen = await markIn(button);
    expect(chosen).toContain("--person-blue");
    expect(chosen).not.toBe(before);

    await page.getByRole("navigation", { name: "Spiele und Statistik" }).getByRole("link", { name: "Spiele" }).click();
    const game = page.getByRole("listitem").filter({ hasText: "130" });
    expect(await markIn(game.getByText("Anna").locator(".."))).toBe(chosen);
    await game.getByRole("link").click();
    expect(await markIn(page.getByRole("listitem").filter({ hasText: "Anna" }))).toBe(chosen);

    await page.goto(await openFor(page, "game", ["Ben", "Anna"]));
    const chips = page.getByRole("group", { name: "Plätze" });
    expect(await markIn(chips.getByRole("button", { name: /Anna/ }))).toBe(chosen);
    expect(await markIn(chips.getByRole("button", { name: /Ben/ }))).not.toBe(chosen);
    // A phone has no room for a head above the boxes.
    if (!isMobile) expect(await markIn(page.getByRole("columnheader", { name: "Anna" }))).toBe(chosen);
    await expectAccessible(page);

    await page.goto(await openFor(page, "block", ["Ben", "anna"]));
    expect(await markIn(page.getByRole("columnheader", { name: "anna" }))).toBe(chosen);
    await expectAccessible(page);
  },
);

test("who has chosen none looks the same on every device", async ({ page, anotherDevice }) => {
  const address = await openFor(page, "game", ["Ben", "Clara"]);
  const other = await anotherDevice();
  const [here, there] = await Promise.all(
    [page, other].map(async (device) => {
      await device.goto(address);
      const chips = device.getByRole("group", { name: "Plätze" });
      return [
        await markIn(chips.getByRole("button", { name: /Ben/ })),
        await markIn(chips.getByRole("button", { name: /Clara/ })),
      ];
    }),
  );
  expect(here).toEqual(there);
  expect(new Set(here).size).toBe(2);
});

test("two whose names have the same colour have different ones at one table", async ({ page }) => {
  await page.goto(await openFor(page, "game", ["Anna", "Carla", "Ben"]));
  const chips = page.getByRole("group", { name: "Plätze" }).getByRole("button");
  await expect(chips).toHaveCount(3);
  const grounds = await Promise.all((await chips.all()).map(groundIn));
  expect(new Set(grounds).size).toBe(3);
  await page.goto(await openFor(page, "block", ["Anna", "Carla", "Ben"]));
  const heads = ["Anna", "Carla", "Ben"].map((name) => page.getByRole("columnheader", { name }));
  expect(await Promise.all(heads.map(groundIn))).toEqual(grounds);
});

test("in the form for a new table a tap on the mark changes it, and nothing starts", async ({ page }) => {
  await page.goto("./neu");
  await page.getByRole("button", { name: "Mitspieler am Gerät" }).click();
  await page.getByLabel("Name am Platz 3").fill("Oma");
  await page.getByRole("button", { name: "Farbe und Zeichen von Oma" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Fuchs" }).check();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/neu$/);
  const shown = await markIn(page.getByRole("button", { name: "Farbe und Zeichen von Oma" }));
  await page.getByRole("button", { name: "Oma herausnehmen" }).click();
  await page.getByRole("button", { name: "Mitspieler am Gerät" }).click();
  await page.getByLabel("Name am Platz 3").fill("oma");
  expect(await markIn(page.getByRole("button", { name: "Farbe und Zeichen von oma" }))).toBe(shown);
});

test("marks that could not be fetched come as soon as the network is back", async ({ page, watch }) => {
  watch.expect(/ERR_FAILED/);
  const table = await openFor(page, "game", ["Anna", "Ben"]);
  // Its style: Chromium does not fetch a failed module again before the page is loaded anew.
  const drawing = "**/assets/DrawnMark-*.css";
  const asked = page.waitForEvent("requestfailed", (request) => request.url().includes("DrawnMark"));
  await page.route(drawing, (route) => route.abort());
  await page.goto(table);
  await asked;
  const anna = page.getByRole("button", { name: /^Anna, / });
  await expect(anna).toBeVisible();
  await expect(anna.locator("svg")).toHaveCount(0);
  await page.unroute(drawing);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(anna.locator("svg.round")).toBeVisible();
});
