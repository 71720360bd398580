/**
 * Keyboard only: space throws, digits hold, arrows and Enter enter, U undoes, ? lists the keys, and a switch disables
 * them.
 */
import { KeyboardPlayer, keysListedOn } from "./harness/keyboard";
import { openShortTable } from "./harness/shortGame";
import { Scorer } from "./harness/scorer";
import { atNight, expect, test } from "./harness/test";

test("a whole game by keyboard only", async ({ page }) => {
  const anna = new KeyboardPlayer(page);
  const { table } = await openShortTable(page, [{ kind: "person", name: "Anna", place: "here" }]);
  await page.goto(table);
  expect(await anna.isOnTurn()).toBe(true);

  await test.step("digits hold, and let go again", async () => {
    await anna.throwDice();
    await anna.hold(2);
    await anna.hold(5);
    await anna.hold(5);
    await expect(page.getByRole("button", { name: "4 Würfel werfen" })).toBeVisible();
    await anna.throwAgain();
  });

  await test.step("U takes an entry back", async () => {
    const box = await anna.enter();
    await page.keyboard.press("u");
    await expect(anna.offer(box)).toBeVisible();
    await anna.enter();
  });

  await anna.playToTheEnd();
});

test("a block lists its own keys", atNight, async ({ page }) => {
  await new Scorer(page).openBlock("Anna", "Ben");
  const keys = await keysListedOn(page);
  expect(keys).toEqual(expect.arrayContaining(["X", "Entf", "↑", "Enter", "U", "?"]));
  expect(keys).not.toContain("Leertaste");
});

test("the keys are listed, and can be switched off", async ({ page }) => {
  const anna = new KeyboardPlayer(page);
  await anna.playNow();
  expect(await keysListedOn(page)).toEqual(expect.arrayContaining(["Leertaste", "1", "↑", "↓", "Enter", "U", "?"]));
  await anna.tabTo(page.getByRole("switch", { name: "Tasten" }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("Space");
  await anna.press(anna.cup);
  // If space had also thrown, one throw less would be left.
  await expect(page.getByText("noch 2 Würfe", { exact: true })).toBeVisible();
});

test("keys read out the sheet, the rivals' sheets, the bonus, the last throw and the standing", async ({ page }) => {
  const anna = new KeyboardPlayer(page);
  await anna.playNow();
  await anna.throwDice();
  const answers = {
    i: /^Dein Block: 0\. Frei: Einser, /,
    r: /^Block von Otto: \d+\. Frei: /,
    n: /Bonus: Es fehlen noch 63 Punkte\.$/,
    w: /^Du hast (\d ){4}\d, noch 2 Würfe\.$/,
    t: /^1\. .*: \d+, [12]\. /,
  };
  for (const [key, answer] of Object.entries(answers)) {
    await page.keyboard.press(key);
    await expect(page.getByText(answer).first()).toBeVisible();
  }
});

test("a voice of the device reads out the same, and what happens, once it is switched on", async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    const getVoices = () => [{ lang: "de-DE", localService: true, default: true }];
    const speak = ({ text }: { text: string }) => heard.push(text);
    const speaks = Object.assign(new EventTarget(), { getVoices, speak, cancel: () => undefined, pending: false });
    Object.assign(window, { heard, SpeechSynthesisUtterance: class { constructor(readonly text: string) {} } }); // prettier-ignore
    Object.defineProperty(window, "speechSynthesis", { value: speaks });
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join("\n"));
  await page.goto("./einstellungen");
  await page.getByRole("switch", { name: "Vorlesen" }).check();
  expect(await heard()).toBe("Pasch liest jetzt vor.");
  const anna = new KeyboardPlayer(page);
  await anna.playNow();
  await anna.throwDice();
  await expect.poll(heard).toMatch(/noch 2 Würfe/);
  await page.keyboard.press("i");
  await expect.poll(heard).toContain("Dein Block: 0. Frei: Einser, ");
});

test("the heading of a page keeps the focus when its content comes later", async ({ page }) => {
  await page.goto("./lernen");
  await page.route("**/api/variants/*/exercises", async (route) => {
    // Until the page has shown its title.
    await expect(page.getByRole("heading", { level: 1, name: "Üben" })).toBeFocused();
    await route.continue();
  });
  await page.getByRole("main").getByRole("link", { name: /^Üben/ }).press("Enter");
  await expect(page.getByRole("region", { name: "Von allem etwas" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Üben" })).toBeFocused();
});
