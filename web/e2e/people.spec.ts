/** Seats at a table, and the start page for new and returning visitors. */
import { pngFile } from "../icons-plugin";
import { expectAccessible, expectUsable } from "./harness/axe";
import { historyOf } from "./harness/past";
import { openBranches, Player } from "./harness/player";
import { atNight, expect, test, type Locator, type Page } from "./harness/test";

/** Records the app badge and notifications of a device whose user has left the start page open. */
async function watchDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tell = (what: string, told: string): void => sessionStorage.setItem(what, told);
    function Notice(title: string, { body = "" }: NotificationOptions): void {
      tell("notice", `${title} – ${body}`);
    }
    Object.defineProperty(Notice, "permission", { get: () => sessionStorage.getItem("allowed") ?? "default" });
    Notice.requestPermission = (): Promise<string> => {
      tell("allowed", "granted");
      return Promise.resolve("granted");
    };
    Object.defineProperty(window, "Notification", { value: Notice });
    Object.defineProperty(document, "hidden", { get: () => location.pathname === new URL(document.baseURI).pathname });
    const badge = (count: number): Promise<void> => {
      tell("badge", String(count));
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: badge, clearAppBadge: () => badge(0) });
  });
}

/** Returns the latest badge or notification. */
function toldBy(page: Page, what: "badge" | "notice"): Promise<string | null> {
  return page.evaluate((name) => sessionStorage.getItem(name), what);
}

test("what is known where one lives comes first, then what was played last", async ({ anotherDevice }) => {
  const page = await anotherDevice({ locale: "nb-NO" });
  await page.goto("./");
  await expect(page.getByText("Yatzy against the computer.")).toBeVisible();
  await page.goto("./neu");
  await expect(page.getByText("Yatzy, Scandinavian").first()).toBeVisible();
  await page.getByRole("button", { name: "Change game" }).click();
  await openBranches(page.getByRole("dialog"));
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Sharp Kniffel/ })
    .click();
  await page.getByRole("button", { name: "Start game" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  await page.goto("./");
  await expect(page.getByText("Sharp Kniffel against the computer.")).toBeVisible();
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.getByText("Sharp Kniffel").first()).toBeVisible();
});

test("nobody is called 'Du' on somebody else's screen, and a host says their name once", async ({
  page,
  anotherDevice,
}) => {
  await test.step("alone, 'Du' and the computer's name are words of the page", async () => {
    await page.goto("./");
    await page.getByRole("button", { name: "Jetzt spielen" }).click();
    const seats = page.getByRole("group", { name: "Plätze" });
    await expect(seats.getByRole("button", { name: /^Du, 0 Punkte/ })).toBeVisible();
    await expect(seats.getByRole("button", { name: /^Otto, / })).toBeVisible();
    const spectator = await anotherDevice({ locale: "en-GB" });
    await spectator.goto(page.url());
    const seen = spectator.getByRole("group", { name: "Seats" });
    await expect(seen.getByRole("button", { name: /^Player 1, / })).toBeVisible();
    await expect(seen.getByRole("button", { name: /^Otto, .*, Casual player$/ })).toBeVisible();
  });

  await test.step("who invites is asked for a name", async () => {
    await page.goto("./neu");
    await page.getByRole("button", { name: "Mitspieler einladen" }).click();
    await expect(page.getByRole("listitem", { name: /: Jemand per Link$/ })).toBeVisible();
    await expect(page.getByText("So sehen dich die anderen.")).toBeVisible();
    await page.getByRole("button", { name: "An den Tisch" }).click();
    const name = page.getByLabel("Name am Platz 1", { exact: true });
    await expect(name).toBeFocused();
    await expect(page.getByText("Wie heißt du?")).toBeVisible();
    await name.fill("Anna");
    await page.getByRole("button", { name: "An den Tisch" }).click();
    await expect(page.getByRole("button", { name: /^Anna, / })).toBeVisible();
  });

  await test.step("and not a second time", async () => {
    await page.goto("./neu");
    await page.getByRole("button", { name: "Mitspieler einladen" }).click();
    await expect(page.getByText("So sehen dich die anderen.")).toBeHidden();
    await page.getByRole("button", { name: "An den Tisch" }).click();
    await expect(page.getByRole("button", { name: /^Anna, / })).toBeVisible();
  });
});

test("a computer player adapts to the last games, and says so", atNight, async ({ page, request }) => {
  await page.goto("./neu");
  await page.getByLabel("Spielstärke").selectOption("Otto (passt sich an)");
  await expect(page.getByText(/Beginnt als Hobbyspieler/)).toBeVisible();
  const past = await historyOf(request, [{ me: 250, it: 200 }, { me: 240, it: 200 }, { me: 230, it: 200 }]); // prettier-ignore
  const games = past
    .replaceAll('"name":"me"', '"name":""')
    .replaceAll('"it","computer":null', '"","computer":"casual"');
  const file = { name: "pasch.json", mimeType: "application/json", buffer: Buffer.from(games) };
  await page.goto("./verlauf");
  await page.getByLabel("Aus Datei holen").setInputFiles(file);
  await expect(page.getByText("3 Spiele", { exact: true })).toBeVisible();
  await page.goto("./neu");
  await page.getByLabel("Spielstärke").selectOption("Greta (passt sich an)");
  await expect(page.getByText(/3 von 3 Spielen gewonnen; heute spielt der Computer als Vereinsspieler/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "An den Tisch" }).click();
  await expect(page.getByRole("button", { name: /^Greta, / })).toBeVisible();
  // The choice is remembered.
  await page.goto("./neu");
  await expect(page.getByLabel("Spielstärke").locator(":checked")).toHaveText("Greta (passt sich an)");
});

test("signs, spectators and turns over days, told by title, badge and notice", async ({ page, anotherDevice }) => {
  const anna = new Player(page);
  const ben = await anotherDevice();
  await watchDevice(ben);
  const looking = await anotherDevice();
  const signsOf = (one: Page) => one.getByRole("status").filter({ hasText: /^\s*(Anna|Ben): / });

  await test.step("Anna invites Ben to a game over days and begins", async () => {
    await page.goto("./neu");
    await page.getByRole("button", { name: "Otto herausnehmen" }).click();
    await page.getByRole("button", { name: "Mitspieler einladen" }).click();
    await page.getByLabel("Name am Platz 1", { exact: true }).fill("Anna");
    await page.getByRole("radio", { name: /Über mehrere Tage/ }).check();
    await page.getByText("Mehr", { exact: true }).click();
    await page.getByLabel("Wer beginnt?").selectOption("Anna");
    await page.getByRole("button", { name: "An den Tisch" }).click();
    // The form has a button of the same name.
    await expect(page.getByRole("button", { name: /^Anna, / })).toBeVisible();
    const link = page.getByRole("textbox", { name: "Link" });
    await ben.goto(await link.inputValue());
    await ben.getByRole("textbox", { name: "Dein Name" }).fill("Ben");
    await ben.getByRole("button", { name: "Platz nehmen" }).click();
    await expect(page).toHaveTitle("● Du bist dran – Pasch");
    await expect(ben).toHaveTitle("Kniffel · Pasch");
    await ben.getByRole("button", { name: "Sag mir Bescheid" }).click();
  });

  await test.step("a sign needs two taps, reaches everybody, and can be muted", async () => {
    const sign = async (words: string, [one, name] = [page, "Anna"]) => {
      await one.getByRole("button", { name: "Reagieren" }).click();
      await one.getByRole("dialog").getByRole("button", { name: words }).click();
      await expect(signsOf(one).getByText(`${name}: ${words}`)).toBeVisible();
    };
    await sign("Bravo!");
    await expect(signsOf(ben).getByText("Anna: Bravo!")).toBeVisible();
    await ben.getByRole("button", { name: "Reagieren" }).click();
    await expect(ben.getByRole("dialog")).toBeVisible();
    await expectAccessible(ben);
    await ben.getByRole("switch", { name: "Reaktionen der anderen zeigen" }).click();
    await ben.keyboard.press("Escape");
    await sign("Wow!");
    // His own sign comes back after hers has arrived.
    await sign("Bravo!", [ben, "Ben"]);
    await expect(ben.getByText("Anna: Wow!")).toBeHidden();
  });

  await test.step("who looks on is counted by the others, and not by themselves", async () => {
    await looking.goto(page.url());
    await expect(page.getByRole("img", { name: "eine Person schaut zu" })).toBeVisible();
    await expect(looking.getByText("Du schaust zu", { exact: false }).first()).toBeVisible();
    await expect(looking.getByRole("img", { name: "eine Person schaut zu" })).toBeHidden();
  });

  await test.step("whoever is on turn finds that table first", async () => {
    await ben.goto("./");
    await expect(ben.getByRole("heading", { name: "Weiterspielen" })).toBeVisible();
    await anna.takeTurn();
    await ben.goto("./");
    await expect(ben).toHaveTitle("● Du bist dran – Pasch");
    await expect.poll(() => toldBy(ben, "badge")).toBe("1");
    await expect.poll(() => toldBy(ben, "notice")).toBe("Du bist dran – Kniffel: Anna");
    await expect(ben.getByRole("heading", { level: 2 }).first()).toHaveText("Du bist dran");
    await ben.getByRole("link", { name: /Kniffel/ }).click();
    await expect(ben).toHaveTitle("● Du bist dran – Pasch");
  });
});

/** A wide picture, all in one colour. */
function redPicture(): Buffer {
  const [width, height] = [60, 40];
  const rows = Array.from({ length: height }, () => [
    0,
    ...Array.from({ length: width }, () => [200, 30, 30, 255]).flat(),
  ]);
  return Buffer.from(pngFile(width, height, Buffer.from(rows.flat())));
}

test("a photo is shown at the table, is still there after a reload, and never leaves the device", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  const photoIn = (place: Locator) => place.locator("img[src^='data:image/jpeg']");
  await page.goto("./neu");
  await page.getByRole("button", { name: "Otto herausnehmen" }).click();
  await page.getByRole("button", { name: "Mitspieler am Gerät" }).click();
  await page.getByLabel("Name am Platz 2").fill("Oma");
  const button = page.getByRole("button", { name: "Farbe und Zeichen von Oma" });
  await button.click();
  const dialog = page.getByRole("dialog");
  const input = dialog.getByLabel("Bild wählen");

  await test.step("what is no picture is refused in one sentence", async () => {
    await input.setInputFiles({ name: "brief.txt", mimeType: "text/plain", buffer: Buffer.from("Liebe Oma") });
    await expect(dialog.getByRole("alert")).toHaveText("Diese Datei lässt sich nicht als Bild öffnen.");
  });

  await test.step("a picture takes the place of the drawn mark at once", async () => {
    await input.setInputFiles({ name: "oma.png", mimeType: "image/png", buffer: redPicture() });
    await expect(dialog.getByRole("alert")).toBeHidden();
    await expect(dialog.getByRole("group", { name: "Zeichen", exact: true })).toBeHidden();
    await expect(dialog.getByText("Das Foto bleibt auf diesem Gerät.")).toBeVisible();
    await expectUsable(page);
    await dialog.getByRole("button", { name: "Fertig" }).click();
    await expect(photoIn(button)).toBeVisible();
  });

  await test.step("at the table, and after a reload", async () => {
    await page.getByRole("button", { name: "An den Tisch" }).click();
    await expect(page.getByRole("grid")).toBeVisible();
    const chip = page.getByRole("group", { name: "Plätze" }).getByRole("button", { name: /Oma/ });
    await expect(photoIn(chip)).toBeVisible();
    await page.reload();
    await expect(photoIn(chip)).toBeVisible();
  });
  expect(sent.join("")).not.toContain("data:image");
});

test("dice and buttons are on the side of whoever's hand is on turn, and stay there", async ({ page, isMobile }) => {
  const player = new Player(page);
  const felt = page.getByRole("region", { name: "Würfel", exact: true });
  const undo = page.getByRole("button", { name: /zurücknehmen$/ });
  const leftOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.x ?? NaN;
  const isLeftHanded = () => page.getByRole("button", { name: /Oma.*ist dran/ }).isVisible();
  /** On a phone, dice are below the sheet for both hands. */
  const expectOnSide = async (isLeft: boolean): Promise<void> => {
    if (isMobile) return;
    expect((await leftOf(felt)) < (await leftOf(player.block))).toBe(isLeft);
  };

  await page.goto("./neu");
  await page.getByRole("button", { name: "Otto herausnehmen" }).click();
  await page.getByRole("button", { name: "Mitspieler am Gerät" }).click();
  await page.getByLabel("Name am Platz 2").fill("Oma");
  await page.getByRole("button", { name: "Farbe und Zeichen von Oma" }).click();
  await page.getByRole("switch", { name: /^Mit links spielen/ }).check();
  await page.getByRole("button", { name: "Fertig" }).click();
  await page.getByRole("button", { name: "An den Tisch" }).click();
  await expect(player.cup).toBeVisible();

  const first = await isLeftHanded();
  await expectOnSide(first);
  await player.throwDice();
  await expectOnSide(first);
  await player.enter();
  await expect(undo).toBeVisible();
  await expect.poll(isLeftHanded).toBe(!first);
  await expectOnSide(!first);
  expect((await leftOf(undo)) > (await leftOf(player.cup))).toBe(!first);
});
