/** Layout: on phones, boxes, dice and buttons within reach of a thumb; on desktops, sheet and felt side by side. */
import { expectNoSidewaysScrolling } from "../harness/axe";
import { NO_NETWORK } from "../harness/line";
import { Player } from "../harness/player";
import { Scorer } from "../harness/scorer";
import { openShortTable } from "../harness/shortGame";
import { expectInSight, smallest, unseen } from "../harness/sight";
import { SIZES } from "../harness/sizes";
import { atNight, expect, test, type Locator } from "../harness/test";

const SMALL = { width: 360, height: 740 };
const PHONES = [SMALL, { width: 375, height: 667 }, { width: 390, height: 844 }];
/** A laptop's window at 200 % zoom. */
const ZOOMED = { width: 720, height: 450 };
const DESKTOPS = SIZES.filter(({ width }) => width >= 1440);
/** Minimum touch target in pixels. */
const TAP = 44;
const WITH_HINTS = JSON.stringify({ guide: "done", hints: true });

async function placeOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error("it is not to be seen");
  return box;
}

test("on a phone all that a throw can fill is in sight, names stand once, and a thumb reaches everything", async ({
  page,
}) => {
  await page.setViewportSize(SMALL);
  const anna = new Player(page);
  await anna.openTable({ others: ["Mitspieler am Gerät"] });
  expect(await anna.isOnTurn()).toBe(true);
  await anna.throwDice();
  for (const size of [...PHONES, ZOOMED]) {
    await page.setViewportSize(size);
    await expect(anna.offers).toHaveCount(13);
    for (const elements of [anna.offers, anna.dice, anna.cup]) await expectInSight(elements);
    expect((await smallest(anna.offers)).width).toBeGreaterThanOrEqual(TAP);
  }

  await page.setViewportSize(SMALL);
  expect((await smallest(anna.offers)).height).toBeGreaterThanOrEqual(TAP);
  const [box, die, cup] = await Promise.all([anna.offers.first(), anna.dice.first(), anna.cup].map(placeOf));
  expect([box?.y, die?.y, cup?.y].map(Number)).toEqual([box?.y, die?.y, cup?.y].map(Number).sort((a, b) => a - b));
  const names = anna.block.getByRole("columnheader");
  expect(await unseen(names), "names stand on the chips alone").toHaveLength(await names.count());

  await test.step("a chip opens a rival's card, and a key leads from the upper half to the lower one", async () => {
    const seats = page.getByRole("group", { name: "Plätze" }).getByRole("button");
    await expectInSight(seats);
    await seats.and(page.locator('[aria-pressed="false"]')).click();
    await expect(anna.offers).toHaveCount(0);
    await expectInSight(page.getByRole("gridcell", { name: /Kniffel: frei$/ }));
    await seats.and(page.locator('[aria-pressed="false"]')).click();
    await page.getByRole("gridcell", { name: /, Einser/ }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("gridcell", { name: /, Dreierpasch/ })).toBeFocused();
  });
});

test("four columns on a phone show every box that is free, with hints as well", async ({ page }) => {
  await page.setViewportSize(SMALL);
  await page.addInitScript((kept) => localStorage.setItem("pasch.settings", kept), WITH_HINTS);
  const anna = new Player(page);
  await anna.openTable({ variant: /^Kniffel mit vier Spalten/, others: ["Mitspieler am Gerät"] });
  expect(await anna.isOnTurn()).toBe(true);
  await anna.throwDice();
  const total = page.getByRole("gridcell", { name: /Gesamt/ }).last();

  await test.step("hints are one line, until all are asked for", async () => {
    const hints = page.getByRole("complementary", { name: "Tipps" });
    await expect(hints.getByRole("listitem")).toHaveCount(1);
    for (const size of [...PHONES, { width: 360, height: 640 }]) {
      await page.setViewportSize(size);
      for (const elements of [anna.offers, anna.dice, anna.cup, hints.getByRole("button")])
        await expectInSight(elements);
    }
    await hints.getByRole("button", { name: "alle zeigen" }).click();
    await expect(hints.getByRole("listitem").nth(1)).toBeVisible();
    await hints.getByRole("button", { name: "nur den besten" }).click();
    await expect(hints.getByRole("listitem")).toHaveCount(1);
  });

  await page.locator("header").getByRole("button", { name: "Tipps" }).click();
  for (const size of PHONES) {
    await page.setViewportSize(size);
    for (const elements of [anna.offers, total]) await expectInSight(elements);
    expect((await smallest(anna.offers)).height).toBeGreaterThanOrEqual(size.height < 700 ? 20 : 27);
  }
  for (const size of [
    { width: 390, height: 844 },
    { width: 412, height: 915 },
  ]) {
    await page.setViewportSize(size);
    const bonus = await placeOf(page.getByRole("rowheader", { name: /^Bonus/ }));
    const [end, begin] = [bonus.y + bonus.height, (await placeOf(total)).y];
    expect(Math.abs(begin - end), "the total begins where the bonus ends").toBeLessThanOrEqual(1);
  }
});

test("a pad of three shows all boxes and three offers on a usual phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const anna = new Scorer(page);
  await page.goto("./");
  await anna.openBlock("Anna", "Ben", "Clara");
  await anna.tapDice("22266");
  const offers = page.getByRole("group", { name: "Anna, deine Würfel bringen" }).getByRole("button");
  await expect(offers.first()).toBeVisible();
  for (const elements of [
    anna.cell("Clara", "Einser"),
    anna.cell("Clara", "Chance"),
    ...[0, 1, 2].map((place) => offers.nth(place)),
  ])
    await expectInSight(elements);
});

test("the total of Maxi Yatzy's twenty boxes is in sight on every phone", atNight, async ({ page }) => {
  await page.setViewportSize(SMALL);
  const anna = new Player(page);
  await anna.openTable({ variant: /^Maxi-Yatzy Das/, others: ["Mitspieler am Gerät"] });
  expect(await anna.isOnTurn()).toBe(true);
  await anna.throwDice();
  for (const size of PHONES) {
    await page.setViewportSize(size);
    for (const elements of [anna.offers, page.getByRole("gridcell", { name: /Gesamt/ }), anna.dice, anna.cup])
      await expectInSight(elements);
  }
});

test("three on a phone see below mark and total who is away", async ({ page, anotherDevice, watch }) => {
  watch.expect(...NO_NETWORK);
  const { table, invited } = await openShortTable(page, [
    { kind: "person", name: "Anna", place: "here" },
    { kind: "person", name: "", place: "link" },
    { kind: "person", name: "Cleo", place: "here" },
  ]);
  const ben = await anotherDevice();
  await ben.goto(invited);
  await ben.getByRole("textbox", { name: "Dein Name" }).fill("Ben");
  await ben.getByRole("button", { name: "Platz nehmen" }).click();
  // The seats are seen before he sits.
  await expect(ben.getByRole("group", { name: "Plätze" }).getByRole("button", { name: /^Ben/ })).toBeVisible();
  await ben.goto("about:blank");
  await page.goto(table);
  const seat = page.getByRole("group", { name: "Plätze" }).getByRole("button", { name: /^Ben, nicht da/ });
  const away = seat.getByText("nicht da");
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await expectInSight(seat);
    const word = await placeOf(away);
    for (const other of [".sign", ".total", ".name"]) {
      const { x, y, width, height } = await placeOf(seat.locator(other));
      const apart = [x + width - word.x, word.x + word.width - x, y + height - word.y, word.y + word.height - y];
      expect(Math.min(...apart), `${other} at ${String(size.width)}`).toBeLessThanOrEqual(0);
    }
  }
});

test("four heads of a tablet tell who is who, by mark and whole name", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const others = Array.from({ length: 3 }, () => "Mitspieler am Gerät" as const);
  await new Player(page).openTable({ others });
  const heads = page.locator("tr[aria-hidden] > td:has(svg)");
  await expect(heads).toHaveCount(8);
  const cut = await heads
    .locator(".ellipsis")
    .evaluateAll((names) => names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  expect(cut).toBe(0);
});

test("with letters of twice the size, what invites to the table stays on its card", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./neu");
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await expect(page.getByRole("button", { name: "Mitspieler einladen" })).toBeVisible();
  await expectNoSidewaysScrolling(page);
});

test("two long names stand side by side above the block", atNight, async ({ page }) => {
  await page.setViewportSize(SMALL);
  await page.goto("./neu");
  await page.getByRole("button", { name: "Otto herausnehmen" }).click();
  await page.getByRole("button", { name: "Mitspieler am Gerät" }).click();
  for (const [place, name] of ["Maximiliane von Hohenfels", "Bartholomäus Oberhuberle"].entries())
    await page.getByRole("textbox", { name: `Name am Platz ${String(place + 1)}`, exact: true }).fill(name);
  await page.getByRole("button", { name: "An den Tisch" }).click();
  const seats = page.getByRole("group", { name: "Plätze" }).getByRole("button");
  await expect(seats).toHaveCount(2);
  await expectInSight(seats);
});

test("on a desktop block and felt share the window, with large dice in the middle and the story beside", async ({
  page,
}) => {
  const anna = new Player(page);
  await anna.openTable({ others: ["Mitspieler am Gerät"] });
  expect(await anna.isOnTurn()).toBe(true);
  await anna.throwDice();
  const felt = page.getByRole("region", { name: "Würfel" });
  const story = page.getByRole("region", { name: "Was bisher geschah" });
  for (const size of DESKTOPS) {
    await page.setViewportSize(size);
    const [block, stage, told, cup] = await Promise.all([anna.block, felt, story, anna.cup].map(placeOf));
    if (!block || !stage || !told || !cup) throw new Error("something is missing");
    expect(Math.abs(Math.log(block.width / stage.width))).toBeLessThan(0.25);
    const sides = await anna.dice.evaluateAll((dice) => dice.map((die) => (die as HTMLElement).offsetWidth));
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(96);
    expect(Math.max(...sides)).toBeLessThanOrEqual(120);
    expect(told.x).toBeGreaterThanOrEqual(stage.x + stage.width - 1);
    expect(cup.y).toBeGreaterThan((await placeOf(anna.dice.first())).y);
    for (const elements of [page.getByRole("gridcell"), anna.cup, story.getByRole("listitem").first()])
      await expectInSight(elements);
  }
});

test("eight people and six dice have their room on a desktop", atNight, async ({ page }) => {
  const anna = new Player(page);
  const others = Array.from({ length: 7 }, () => "Mitspieler am Gerät" as const);
  await anna.openTable({ variant: /^Yatzy-Deluxe/, others });
  expect(await anna.isOnTurn()).toBe(true);
  await anna.throwDice();
  for (const size of DESKTOPS) {
    await page.setViewportSize(size);
    const sides = await anna.dice.evaluateAll((dice) => dice.map((die) => (die as HTMLElement).offsetWidth));
    expect(sides).toHaveLength(6);
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(96);
    const chances = page.getByRole("gridcell", { name: /, Chance: / });
    await expect(chances).toHaveCount(8);
    for (const elements of [chances, anna.dice, anna.cup]) await expectInSight(elements);
  }
});

test("on a desktop hints come and go below the dice, which stay where they are", atNight, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript((kept) => localStorage.setItem("pasch.settings", kept), WITH_HINTS);
  const anna = new Player(page);
  await anna.openTable({ others: ["Mitspieler am Gerät"] });
  expect(await anna.isOnTurn()).toBe(true);
  const empty = await placeOf(anna.cup);
  await anna.throwDice();
  await expect(page.getByRole("complementary", { name: "Tipps" }).getByRole("listitem").first()).toBeVisible();
  expect((await placeOf(anna.cup)).y).toBeCloseTo(empty.y, 0);
});

test("a tablet shows all cards, held upright in two halves", atNight, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.addInitScript((kept) => localStorage.setItem("pasch.settings", kept), WITH_HINTS);
  const anna = new Player(page);
  await anna.openTable({ others: ["Mitspieler am Gerät", "Mitspieler am Gerät"] });
  expect(await anna.isOnTurn()).toBe(true);
  await anna.throwDice();
  await expect(page.getByText(/liegen lassen|neu werfen|eintragen$/).first()).toBeVisible();
  for (const elements of [page.getByRole("gridcell"), anna.cup]) await expectInSight(elements);
  await page.locator("header").getByRole("button", { name: "Tipps" }).click();
  await expectInSight(page.getByRole("gridcell"));
  expect((await smallest(anna.offers)).height).toBeGreaterThanOrEqual(TAP);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expectInSight(page.getByRole("gridcell"));
  await expectInSight(anna.cup);

  await test.step("however long the story becomes", async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await anna.enter();
    await anna.playTurns(8);
    await anna.throwDice();
    await expect(page.getByRole("region", { name: "Was bisher geschah" }).getByRole("listitem").nth(9)).toBeAttached();
    for (const elements of [page.getByRole("gridcell"), anna.cup]) await expectInSight(elements);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1024);
  });
});

test(
  "one head for all pages: home in the same place and of the same height, the same signs at the right",
  atNight,
  async ({ page }) => {
    const scorer = new Scorer(page);
    const header = page.locator("#app header").first();
    const headOf = async (): Promise<{ home: number; middle: number; height: number }> => {
      const [head, home] = await Promise.all(
        [header, header.getByRole("link", { name: "Pasch, zur Startseite" })].map(placeOf),
      );
      if (!head || !home) throw new Error("there is no head");
      return { home: home.x, middle: home.y + home.height / 2, height: head.height };
    };
    await new Player(page).openTable();
    await expect(header.getByRole("button", { name: "Mehr" })).toBeVisible();
    const table = await headOf();
    await scorer.openBlock("Anna", "Ben");
    await expect(header.getByRole("button", { name: "Mehr" })).toBeVisible();
    expect(await headOf()).toEqual(table);
    await page.goto("./regeln");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const { middle, height } = await headOf();
    expect({ middle, height }).toEqual({ middle: table.middle, height: table.height });
  },
);

test("on a block totals are in sight, and at its end who won, with nothing before a total, at any size", async ({
  page,
}) => {
  await page.setViewportSize(SMALL);
  const scorer = new Scorer(page);
  await scorer.openBlock("Anna", "Ben");
  // Above the dice, while the boxes scroll.
  await expectInSight(page.getByRole("gridcell", { name: /: Gesamt: / }));
  for (const player of ["Anna", "Ben"]) {
    const open = page.getByRole("gridcell", { name: new RegExp(`^${player}: (?!Extra).*: frei$`) });
    await expect(open.first()).toBeVisible();
    const names = await open.evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
    for (const name of names) await page.getByRole("gridcell", { name }).press("x");
    await expect(open).toHaveCount(0);
  }
  const totals = page.getByRole("gridcell", { name: /: Gesamt: 0$/ });
  await expect(totals).toHaveCount(2);
  const result = page.getByRole("heading", { name: "Unentschieden!" });
  await expectInSight(result);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await totals.last().scrollIntoViewIfNeeded();
    await expectInSight(totals);
  }
});

test.describe("in English", () => {
  test.use({ locale: "en-US" });

  test("names stay on their lines where a half has fourteen of them", atNight, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("./neu?rules=maxi-yatzy");
    await page.getByRole("button", { name: "Start game" }).click();
    await expect(page.getByRole("grid")).toBeVisible();
    // The sheet adjusts its size once the felt has loaded.
    await expect(async () => {
      const names = await page.getByRole("rowheader", { name: /of a kind$|straight$/ }).all();
      expect(names).not.toHaveLength(0);
      for (const name of names) {
        const words = await name.locator("span").boundingBox();
        const line = await name.boundingBox();
        expect(words?.height).toBeLessThanOrEqual(line?.height ?? 0);
        expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual((line?.x ?? 0) + (line?.width ?? 0));
      }
    }).toPass();
  });
});
