/** A house rule: created in the form, tried, stored, shared by link, and played. */
import { expectAccessible, expectNoSidewaysScrolling } from "./harness/axe";
import { beginHouseRule } from "./harness/houseRule";
import { Player } from "./harness/player";
import { atNight, expect, test } from "./harness/test";

test("a house rule is made in the form and played", async ({ page, anotherDevice, watch }) => {
  // The status for a document with mistakes.
  watch.expect(/422/);
  const anna = new Player(page);
  const tried = page
    .getByRole("region")
    .or(page.locator("section"))
    .filter({ has: page.getByRole("heading", { name: "Ausprobieren" }) });

  await test.step("four throws, and a full house of 30", async () => {
    await beginHouseRule(page, "Am Küchentisch");
    await expect(tried.last()).toContainText(/Full House\s*25/);
    await page.getByRole("button", { name: "Würfe je Zug: mehr" }).click();
    await page.getByRole("button", { name: /^Full House .*bringt/ }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("img")).toHaveCount(1);
    await expect(dialog.getByRole("spinbutton", { name: "Zählt so oft" })).toBeHidden();
    await page.getByRole("textbox", { name: "Punkte" }).fill("30");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("bringt 30")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tried.last()).toContainText(/Full House\s*30/);
    await expect(page.getByRole("button", { name: "Gleich spielen" })).toBeEnabled();
  });

  await test.step("a mistake is named beside its field, and stops nobody from repairing it", async () => {
    const throws = page.getByRole("spinbutton", { name: "Würfe je Zug" });
    await throws.fill("99");
    await throws.press("Tab");
    await expect(page.getByRole("alert").filter({ hasText: "99" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Gleich spielen" })).toBeDisabled();
    await throws.fill("4");
    await throws.press("Tab");
    await expect(page.getByRole("button", { name: "Gleich spielen" })).toBeEnabled();
  });

  await test.step("somebody else gets it by a link", async () => {
    await page.getByRole("button", { name: "Teilen" }).click();
    const other = await anotherDevice();
    await other.goto(await page.getByRole("textbox", { name: "Link zu dieser Hausregel" }).inputValue());
    await expect(other.getByRole("heading", { name: "Am Küchentisch" })).toBeVisible();
    await expect(other.getByRole("button", { name: "Spielen" })).toBeEnabled();
    await other.getByRole("button", { name: "Bearbeiten" }).click();
    await expect(other.getByRole("spinbutton", { name: "Würfe je Zug" })).toHaveValue("4");
    await page.keyboard.press("Escape");
  });

  await test.step("it is printed as a block", async () => {
    await page.getByRole("button", { name: "Block zum Ausdrucken" }).click();
    const file = page.waitForEvent("download");
    await page.getByRole("dialog").getByRole("button", { name: "PDF laden" }).click();
    expect((await file).suggestedFilename()).toContain("Am Küchentisch");
  });

  await test.step("it is kept, and a new table is laid with it", async () => {
    await page.getByRole("button", { name: "Speichern" }).click();
    await page.getByRole("link", { name: "Alle Hausregeln" }).click();
    await page.getByRole("link", { name: "Spielen" }).click();
    await expect(page.getByRole("region", { name: "Was wird gespielt?" })).toContainText("Am Küchentisch");
    await page.getByRole("button", { name: "Otto herausnehmen" }).click();
    await page.getByRole("button", { name: "An den Tisch" }).click();
  });

  await test.step("there are four throws", async () => {
    expect(await anna.isOnTurn()).toBe(true);
    await anna.throwDice();
    await expect(page.getByText("noch 3 Würfe", { exact: true })).toBeVisible();
    for (const left of ["noch 2 Würfe", "noch 1 Wurf", "kein Wurf mehr"]) {
      await anna.throwAgain();
      await expect(page.getByText(left, { exact: true })).toBeVisible();
    }
    await anna.enter();
  });
});

test("who saves a rule and leaves in the same instant finds it, and no draft of it", async ({ page }) => {
  await beginHouseRule(page, "Schnell gegangen");
  await expect(page.getByRole("button", { name: "Speichern" })).toBeEnabled();
  await page.evaluate(() => {
    for (const words of ["Speichern", "Alle Hausregeln"]) {
      const all = [...document.querySelectorAll<HTMLElement>("main :is(a, button)")];
      all.find(({ textContent }) => textContent.trim() === words)?.click();
    }
  });
  await expect(page.getByText("„Schnell gegangen“ ist in diesem Browser gespeichert.").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hausregeln");
  await expect(page.getByRole("listitem").filter({ hasText: "Schnell gegangen" })).toBeVisible();
  await expect(page.getByText("Angefangen und nicht gespeichert")).toHaveCount(0);
});

test("conditions together, a bonus over single boxes, an order of one's own", atNight, async ({ page, watch }) => {
  // Between two related changes, a document may have mistakes.
  watch.expect(/422/);
  const dialog = page.getByRole("dialog");
  const done = dialog.getByRole("button", { name: "Fertig" });
  const sound = page.getByRole("button", { name: "Gleich spielen" });
  await page.goto("./haus?like=yatzy");

  await test.step("a box for two equal dice that add up with the others to 20", async () => {
    await page.getByRole("button", { name: "Feld hinzufügen" }).click();
    await dialog.getByRole("textbox", { name: "Name des Feldes", exact: true }).fill("Zwanzig");
    await dialog.getByRole("heading", { name: "Weitere Bedingungen" }).click();
    await dialog.getByRole("button", { name: "Weitere Bedingung" }).click();
    await dialog.getByRole("button", { name: "Name des Feldes auf Englisch" }).click();
    await expect(dialog.getByRole("textbox", { name: "Name des Feldes auf Englisch" })).toHaveValue("Zwanzig");
    await expect(dialog.getByRole("combobox", { name: "und zugleich" })).toHaveValue("total");
    await expect(dialog.getByRole("textbox", { name: "Welche Summe" })).toHaveValue("20");
    await expect(dialog).toContainText("bringt 20");
    await expectAccessible(page);
    await done.click();
    await expect(page.getByRole("button", { name: /^Zwanzig .*bringt 20/ })).toBeVisible();
  });

  await test.step("it stands in the column, which lists its boxes, and goes where it is moved", async () => {
    await page.getByRole("heading", { name: "Spalten" }).click();
    await page.getByRole("button", { name: /^Punkte( geändert)?$/ }).click();
    const boxes = dialog.getByRole("group", { name: "Felder von oben nach unten" }).getByRole("listitem");
    await expect(boxes.last()).toContainText("Zwanzig");
    const up = dialog.getByRole("button", { name: "Zwanzig: weiter nach oben" });
    await up.click();
    await expect(up).toBeFocused();
    await expect(boxes.last()).toContainText("Yatzy");
    await expectAccessible(page);
    await done.click();
    await expect(sound).toBeEnabled();
  });

  await test.step("a box that is taken out leaves the column, and comes back to its place", async () => {
    await page.getByRole("button", { name: /^Ein Paar .*bringt/ }).click();
    await dialog.getByRole("button", { name: "Ein Paar herausnehmen" }).click();
    await expect(page.getByRole("button", { name: "Ein Paar wieder hineinnehmen" })).toBeVisible();
    await expect(sound).toBeEnabled();
    await page.getByRole("button", { name: "Ein Paar wieder hineinnehmen" }).click();
    await page.getByRole("button", { name: /^Punkte( geändert)?$/ }).click();
    const boxes = dialog.getByRole("group", { name: "Felder von oben nach unten" }).getByRole("listitem");
    await expect(boxes.nth(6)).toContainText("Ein Paar");
    await done.click();
    await expect(sound).toBeEnabled();
  });

  await test.step("the bonus counts single boxes", async () => {
    await page.getByRole("heading", { name: "Boni" }).click();
    await page.getByRole("button", { name: "Bonus", exact: true }).click();
    await dialog.getByRole("heading", { name: "Genauer" }).click();
    await dialog.getByRole("combobox", { name: "Was zusammenzählt" }).selectOption("einzelne Felder");
    await dialog.getByRole("checkbox", { name: "Sechser" }).uncheck();
    await dialog.getByRole("checkbox", { name: "Chance" }).check();
    const counted = dialog.getByRole("combobox", { name: "Gezählt werden" });
    await counted.selectOption("gestrichene Felder");
    await dialog.getByRole("radio", { name: "für jedes Feld" }).check();
    await expect(dialog.getByRole("textbox", { name: "Punkte für jedes dieser Felder" })).toHaveValue("10");
    await expect(sound).toBeEnabled();
    await counted.selectOption("die Punkte");
    await expect(dialog.getByRole("group", { name: "Stufen" }).getByRole("textbox", { name: "ab" })).toHaveValue("1");
    await expectAccessible(page);
    await done.click();
    await expect(sound).toBeEnabled();
  });

  await test.step("a comment of the text stays when the form changes a rule", async () => {
    await page.getByRole("radio", { name: "Text", exact: true }).check();
    const text = page.getByRole("textbox", { name: /^Das Dokument als TOML/ });
    await expect(text).toHaveValue(/total = 20/);
    await expect(text).toHaveValue(/section = false/);
    await text.fill(`# Wie bei Oma\n${await text.inputValue()}`);
    await expect(sound).toBeEnabled();
    await page.getByRole("radio", { name: "Formular" }).check();
    await expectNoSidewaysScrolling(page);
    await page.getByRole("button", { name: "Würfe je Zug: mehr" }).click();
    await page.getByRole("radio", { name: "Text", exact: true }).check();
    await expect(text).toHaveValue(/^# Wie bei Oma\n[^]*throws = 4/);
  });
});

test("a typing mistake is marked where it is, and the form stays open", atNight, async ({ page, watch }) => {
  watch.expect(/422/);
  const dialog = page.getByRole("dialog");
  const done = dialog.getByRole("button", { name: "Fertig" });
  const play = page.getByRole("button", { name: "Gleich spielen" });
  const box = dialog.getByRole("textbox", { name: "Name des Feldes", exact: true });
  const groups = dialog.getByRole("textbox", { name: "Größe der Päsche" });
  const points = dialog.getByRole("textbox", { name: "Punkte" });
  await page.goto("./haus?like=kniffel");

  await test.step("the form of a box stays open at its first wrong field", async () => {
    await page.getByRole("button", { name: /^Full House .*bringt/ }).click();
    await box.fill("");
    await points.fill("abc");
    await groups.fill("3 + 4");
    await done.click();
    await expect(box).toBeFocused();
    await expect(dialog.getByText("Das Feld braucht einen Namen.")).toHaveCount(1);
    await expect(dialog.getByRole("heading", { name: "Ohne Namen" })).toBeVisible();
    await expect(page.getByText("3 Stellen stimmen noch nicht.")).toBeAttached();
    await expectAccessible(page);
    await box.fill("Voll");
    await done.click();
    await expect(groups).toBeFocused();
    await expect(dialog.getByText("Das sind 7 Würfel, es gibt nur 5.")).toBeVisible();
    await groups.fill("3 + 2");
    await done.click();
    await expect(points).toBeFocused();
    await expect(points).toHaveValue("abc");
    await points.fill("30");
    await done.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: /^Voll geändert .*bringt 30/ })).toBeVisible();
    await expect(play).toBeEnabled();
  });

  await test.step("one wrong number counts once, and can be looked at from the foot of the page", async () => {
    const dice = page.getByRole("spinbutton", { name: "Würfel", exact: true });
    await dice.fill("0");
    await page.getByRole("heading", { level: 1 }).click();
    await expect(page.getByText("Eine Stelle stimmt noch nicht.")).toBeVisible();
    await page.getByRole("button", { name: "Zeigen" }).click();
    await expect(dice).toBeFocused();
    await dice.fill("5");
    await page.getByRole("heading", { level: 1 }).click();
    await expect(play).toBeEnabled();
  });

  await test.step("a chapter opens for what is wrong in it", async () => {
    const joker = page.getByRole("button", { name: /^Regel 1 mit Punkten gefüllt/ });
    await expect(joker).toBeHidden();
    await page.getByRole("button", { name: "Würfel: mehr" }).click();
    await expect(page.getByText("Eine Zusatzregel braucht ein Feld für 6 gleiche Würfel")).toBeVisible();
    await expect(joker).toBeVisible();
    await joker.click();
    await dialog.getByRole("button", { name: "Regel 1 herausnehmen" }).click();
    await expect(page.getByRole("button", { name: "Regel 1 wieder hineinnehmen" })).toBeVisible();
    await expect(play).toBeEnabled();
  });

  await test.step("the first column of one's own leaves the free one where it is", async () => {
    await page.getByRole("heading", { name: "Spalten" }).click();
    await page.getByRole("button", { name: "Spalte hinzufügen" }).click();
    await dialog.getByRole("button", { name: "Name der Spalte auf Englisch" }).click();
    await expect(dialog.getByRole("textbox", { name: "Name der Spalte auf Englisch" })).toHaveValue("Column");
    await done.click();
    await expect(page.getByRole("button", { name: "Punkte neu" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Spalte neu" })).toBeVisible();
    await expect(play).toBeEnabled();
  });

  await test.step("halves are written as the language writes them, and typed with a comma or a point", async () => {
    await page.getByRole("button", { name: "Spalte neu" }).click();
    const weight = dialog.getByRole("spinbutton", { name: "So oft zählt die Spalte" });
    await weight.fill("1.5");
    await weight.press("Tab");
    await expect(weight).toHaveValue("1,5");
    await weight.press("ArrowUp");
    await expect(weight).toHaveValue("2");
    await weight.fill("2,5");
    await weight.press("Tab");
    await expect(weight).toHaveAttribute("aria-valuenow", "2.5");
    await weight.fill("2,3");
    await weight.press("Tab");
    await expect(weight).toHaveAccessibleDescription("Hier gehört eine ganze Zahl hin oder eine halbe wie 1,5.");
    await weight.fill("1");
    await done.click();
    await expect(dialog).toBeHidden();
    await expect(play).toBeEnabled();
  });

  await test.step("the text names the line and the reason", async () => {
    await page.getByRole("radio", { name: "Text", exact: true }).check();
    await page.getByRole("textbox", { name: /^Das Dokument als TOML/ }).fill('like = "kniffel"\nid = "a"\nid = "b"\n');
    await expect(page.getByText("Zeile 3: Das ist kein TOML: was hier steht, steht weiter oben schon.")).toBeVisible();
  });
});

test(
  "what a house rule does is told in sentences at once, and in numbers when somebody asks for them",
  atNight,
  async ({ page }) => {
    const effects = page.getByRole("region", { name: "Was die Regel bewirkt" });
    const changes = effects.getByRole("listitem");
    const ask = effects.getByRole("button", { name: /^(Durchrechnen|Neu ausrechnen)$/ });
    const together = effects.getByText(/^[+−]\d+,\d Punkte gegen Strenges Kniffel$/);

    /** Averages computed before on this machine appear immediately. */
    async function workOut(): Promise<void> {
      await expect(ask.or(together).first()).toBeVisible();
      if (await ask.isVisible()) await ask.click();
      // The solver may have to be compiled first.
      await expect(changes.last().getByText(/^[+−]\d+,\d Punkte$/)).toBeVisible({ timeout: 90_000 });
      await expect(ask).toBeHidden();
    }

    await page.goto("./haus?like=kniffel-strict");
    await page.getByRole("button", { name: "Würfe je Zug: mehr" }).click();
    await expect(changes).toHaveCount(1);
    await expect(changes).toContainText("Gewürfelt wird mit fünf Würfeln, bis zu viermal je Zug.");
    await workOut();
    await expect(effects).toContainText(/1[4-9]\d,\d Punkte/);
    await expect(effects).toContainText(/Das Glück entscheidet oft|Wer gut spielt, gewinnt/);
    await expect(effects).not.toContainText("Streuung");

    // A renaming does not change the game, but two changes are reported separately.
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Streng");
    await expect(page.getByRole("heading", { name: "Streng", exact: true })).toBeVisible();
    await expect(ask).toBeHidden();
    await page.getByRole("button", { name: /^Dreierpasch .*bringt/ }).click();
    await page.getByRole("button", { name: "Dreierpasch herausnehmen" }).click();
    await expect(changes).toHaveCount(3);
    await workOut();
    await expect(changes.last()).toContainText("Alle zusammen");
    await expectAccessible(page);
  },
);

test(
  "dice of one's own: poker dice beside one of ten sides, in the form, at the table, and spoken",
  atNight,
  async ({ page, watch }) => {
    // Until the second face is named, two faces may look alike.
    watch.expect(/422/);
    await page.goto("./haus?like=kniffel-basic");
    const play = page.getByRole("button", { name: "Gleich spielen" });

    await test.step("pictures at a tap, and a face of one's own", async () => {
      await page.getByRole("heading", { name: "Besondere Würfel" }).click();
      await page.getByRole("button", { name: "Pokerwürfel: 9, 10, B, D, K, A" }).click();
      await expect(page.getByRole("button", { name: "Große Straße 9 10 B D K bringt 40" })).toBeVisible();
      const jack = page.getByRole("group", { name: "Bube" });
      await jack.getByRole("textbox", { name: "Name der Seite", exact: true }).fill("Knecht");
      await expect(page.getByRole("group", { name: "Knecht" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Würfel 1: Knecht" })).toBeVisible();
    });

    await test.step("some of the dice are different, and one number is wild", async () => {
      await page.getByRole("switch", { name: "Nicht alle Würfel sind gleich" }).click();
      await page.getByRole("textbox", { name: "Zahlen auf diesen Würfeln" }).fill("1 2 3 4 5 6 7 8");
      await page.getByRole("switch", { name: "Joker auf den Würfeln" }).click();
      await expect(page.getByRole("textbox", { name: "Zahlen, die Joker sind" })).toHaveValue("1");
      await expect(play).toBeEnabled();
      await expectAccessible(page);
    });

    await test.step("they are played with", async () => {
      await play.click();
      await page.getByRole("button", { name: /Würfel werfen$/ }).click();
      await expect(page.getByRole("button", { name: /^Würfel 1: (9|10|Knecht|Dame|König|Ass)/ })).toBeVisible();
      await expect(
        page.getByRole("button", { name: /^Sonderwürfel 5: (9|10|Knecht|Dame|König|Ass|7|8)/ }),
      ).toBeVisible();
    });
  },
);
