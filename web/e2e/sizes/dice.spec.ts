/** Throwing by button, swipe or shaking, with and without reduced motion. */
import { Player } from "../harness/player";
import { atEverySize } from "../harness/sizes";
import { atNight, expect, test, type Locator, type Page } from "../harness/test";

/** Swipes over the felt by this distance. */
async function swipe(page: Page, felt: Locator, up: number): Promise<void> {
  const box = await felt.boundingBox();
  if (!box) throw new Error("There is no felt.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height - 8];
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y: at }] });
  await touch("touchStart", y);
  for (const part of [0.5, 1]) await touch("touchMove", y - part * up);
  await touch("touchEnd", y - up);
}

/** Shakes the device and holds it still. */
async function shake(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const next = () => new Promise((felt) => setTimeout(felt, 20));
    const jolts = Array.from({ length: 12 }, (_, moment) => (moment % 3 === 0 ? 20 : 1));
    for (const x of [...jolts, ...Array.from({ length: 20 }, () => 0)]) {
      dispatchEvent(new DeviceMotionEvent("devicemotion", { acceleration: { x, y: 0, z: 0 } }));
      await next();
    }
  });
}

async function waitForRest(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
}

test.describe("where things move", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("dice roll until they lie, go up when they are held, and come back", async ({ page }) => {
    const anna = new Player(page);
    await anna.openTable();
    await anna.throwDice();
    await expect(anna.cup).toBeEnabled();
    await waitForRest(page);
    await atEverySize(page, async () => {
      await waitForRest(page);
      const [die, felt] = [anna.dice.first(), page.getByRole("region", { name: "Würfel" })];
      const [lies, around] = [await die.boundingBox(), await felt.boundingBox()];
      await anna.hold(1);
      await waitForRest(page);
      const held = await die.boundingBox();
      if (!lies || !held || !around) throw new Error("There is no die.");
      expect(held.y).toBeLessThan(lies.y);
      for (const { x, width } of [lies, held]) {
        expect(x).toBeGreaterThanOrEqual(around.x);
        expect(x + width).toBeLessThanOrEqual(around.x + around.width);
      }
      await anna.hold(1);
      await waitForRest(page);
      expect(await die.boundingBox()).toEqual(lies);
    });
  });
});

test(
  "dice simply lie where nothing may move; a swipe throws, and a tap on the felt does not",
  atNight,
  async ({ page }) => {
    const anna = new Player(page);
    await anna.openTable();
    const felt = page.getByRole("region", { name: "Würfel" }).locator(".dice");
    await swipe(page, felt, 0);
    await expect(page.getByText("noch 3 Würfe")).toBeVisible();
    await swipe(page, felt, 120);
    await expect(anna.dice).toHaveCount(5);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    // A second swipe right after the first counts as a slip.
    await expect(async () => {
      await swipe(page, felt, 120);
      await expect(page.getByText("noch 1 Wurf")).toBeVisible({ timeout: 2000 });
    }).toPass();
  },
);

test("shaking throws as soon as it is switched on, and not before", atNight, async ({ page }) => {
  const anna = new Player(page);
  await anna.openTable();
  const table = page.url();
  await shake(page);
  await expect(anna.dice).toHaveCount(0);
  await page.goto("./einstellungen");
  await page.getByRole("switch", { name: "Zum Würfeln schütteln" }).click();
  await page.goto(table);
  await expect(anna.cup).toBeEnabled();
  // Jolts that a busy machine sends too far apart are no shake: one shakes on, as people do.
  await expect(async () => {
    await shake(page);
    await expect(anna.dice).toHaveCount(5, { timeout: 2000 });
  }).toPass();
});

/** Turns of one throw, which shows equal dice in four of five games. */
const SIXES = `id = "sixes"
names = { de = "Fast nur Sechser", en = "Sixes" }
dice.count = 4
dice.faces = [1${", 6".repeat(19)}]
turn.throws = 1
boxes.chance = { names = { de = "Chance", en = "Chance" }, points = "sum" }
`;

test("equal dice of the last throw are celebrated after the tray has gone, and nothing warns", async ({ page }) => {
  const secret = "S".repeat(22);
  const seats = [
    { kind: "person", name: "Anna", place: "here" },
    { kind: "computer", name: "Robo", level: "random" },
  ];
  const opening = { kind: "game", rules: { toml: SIXES }, seats, first: 0 };
  const data = { key: crypto.randomUUID(), opening, secret, invitation: "I".repeat(22), language: "de" };
  const { table } = (await (await page.request.post("./api/tables", { data })).json()) as { table: string };
  const over = page.getByRole("region", { name: "Das Spiel ist zu Ende" });
  const module = /\/celebrate-.*\.js$/;
  await page.route(module, async (route) => {
    await expect(over).toBeVisible();
    await route.continue();
  });
  await page.goto(`./t/${table}#k=${secret}`);
  await new Player(page).playToTheEnd();
  await expect(over).toBeVisible();
  await page.waitForLoadState("networkidle");
});
