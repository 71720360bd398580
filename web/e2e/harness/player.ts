/** A player at a table: what they see and do. No step depends on a lucky roll. */
import { expect, type Locator, type Page } from "./test";

/** Other players' turns may have to be shown first. */
const PATIENCE = 60_000;
const CUP = /Würfel werfen$/;
/** Rolls that score less than this everywhere are worth an announcement. */
const POOR = 10;

export interface NewTable {
  /** The name in the list; a regular expression, since an entry has several lines. */
  variant?: RegExp | "Kniffel";
  others?: ("Mitspieler am Gerät" | "Computer" | "Mitspieler einladen")[];
}

export class Player {
  readonly block: Locator;
  /** The button that throws all or some dice. */
  readonly cup: Locator;
  readonly dice: Locator;
  readonly result: Locator;
  readonly announcing: Locator;

  constructor(readonly page: Page) {
    this.block = page.getByRole("grid");
    this.cup = page.getByRole("button", { name: CUP });
    this.dice = page.getByRole("button", { name: /^Würfel \d+: \d/ });
    this.announcing = page.getByRole("button", { name: "Ansagen" });
    // Only a game whose last entry is final offers this.
    this.result = page.getByRole("region", { name: "Das Spiel ist zu Ende" }).getByRole("link", { name: "Analyse" });
  }

  /** Starts Kniffel against the computer from the start page. */
  async playNow(): Promise<void> {
    await this.page.goto("./");
    await this.page.getByRole("button", { name: "Jetzt spielen" }).click();
    expect(await this.isOnTurn()).toBe(true);
  }

  /** Opens a table, alone or with others. */
  async openTable({ variant = "Kniffel", others = [] }: NewTable = {}): Promise<void> {
    const { page } = this;
    await page.goto("./neu");
    await page.getByRole("button", { name: "Otto herausnehmen" }).click();
    for (const other of others) await page.getByRole("button", { name: other }).click();
    // The invited see who invites them.
    if (others.includes("Mitspieler einladen")) await page.getByLabel("Name am Platz 1", { exact: true }).fill("Anna");
    if (variant !== "Kniffel") {
      await page.getByRole("button", { name: "Anderes Spiel" }).click();
      await openBranches(page.getByRole("dialog"));
      await page.getByRole("dialog").getByRole("button", { name: variant }).click();
    }
    await page.getByRole("button", { name: "An den Tisch" }).click();
    // While seats are free, a phone shows the invitation instead of the empty sheet.
    await expect(this.block.or(page.getByRole("region", { name: "Mitspieler einladen" })).first()).toBeVisible();
  }

  async throwDice(): Promise<void> {
    await this.cup.click();
    await expect(this.offers.or(this.announcing).first()).toBeVisible();
  }

  /** Throws the dice that are not held. */
  async throwAgain(): Promise<void> {
    const left = await this.throwsLeft.innerText();
    await this.cup.click();
    await expect(this.throwsLeft).not.toHaveText(left);
  }

  protected get throwsLeft(): Locator {
    return this.page.getByText(/^noch \d (Wurf|Würfe)$|^kein Wurf mehr$/);
  }

  /** Opens what few look for at the end of a game. */
  async unfoldEnding(): Promise<void> {
    await this.page.getByRole("region", { name: "Das Spiel ist zu Ende" }).getByText("Mehr", { exact: true }).click();
  }

  /** The faces by position. */
  async roll(): Promise<string> {
    const names = await this.dice.evaluateAll((dice) => dice.map((die) => die.getAttribute("aria-label") ?? ""));
    return names.map((name) => /: (\d+)/.exec(name)?.[1] ?? "?").join("");
  }

  /** Throws, loads the page anew, and finds the same dice. */
  async reloadAfterThrow(): Promise<void> {
    await this.throwDice();
    const roll = await this.roll();
    await this.page.reload();
    await expect(this.offers.first()).toBeVisible();
    expect(await this.roll()).toBe(roll);
  }

  /** Holds or releases a die. */
  async hold(place: number): Promise<void> {
    await this.page.getByRole("button", { name: new RegExp(`^Würfel ${String(place)}: `) }).click();
  }

  /** Boxes in which this roll can be entered or struck. */
  get offers(): Locator {
    return this.block.getByRole("gridcell", { name: /\d+ eintragen|: streichen/ });
  }

  /** Enters the roll where it scores most, or strikes the last box; returns the box. */
  async enter(): Promise<string> {
    const best = await this.bestOffer();
    const cell = this.offer(best.label);
    await this.choose(cell);
    // Striking takes a second tap, and one too early counts as part of the first.
    if (best.points < 0) {
      await expect(this.page.getByRole("button", { name: /streichen$/ })).toBeEnabled();
      await this.choose(cell);
    }
    await expect(cell).toHaveCount(0);
    return best.label;
  }

  /** A box's cell by its initial label, whatever is added to the label later. */
  offer(label: string): Locator {
    const offered = /.*(eintragen|streichen)/.exec(label)?.[0] ?? label;
    return this.block.getByRole("gridcell", { name: new RegExp(`^${offered.replace(/[()+.]/g, "\\$&")}`) });
  }

  /** Announces the last box that allows it. */
  async announce(): Promise<void> {
    await this.announcing.click();
    await this.choose(this.block.getByRole("gridcell", { name: /: ansagen/ }).last());
    await expect(this.page.getByText(/^Angesagt: /)).toBeVisible();
  }

  private async bestOffer(): Promise<{ label: string; points: number }> {
    const labels = await this.offers.evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
    const offers = labels.map((label) => ({ label, points: Number(/(\d+) eintragen/.exec(label)?.[1] ?? -1) }));
    return offers.reduce((one, other) => (other.points >= one.points ? other : one), { label: "", points: -2 });
  }

  /** Waits for this player's turn; returns false if the game is over. */
  async isOnTurn(): Promise<boolean> {
    // After the last entry the cup stays until the end is known; meanwhile it cannot be pressed.
    const ready = this.page.getByRole("button", { name: CUP, disabled: false });
    await expect(ready.or(this.result)).toBeVisible({ timeout: PATIENCE });
    return await ready.isVisible();
  }

  /** Plays a turn with one throw, with an announcement if the roll is poor. */
  async takeTurn(): Promise<void> {
    await this.throwDice();
    if ((await this.announcing.isVisible()) && (await this.bestOffer()).points < POOR) await this.announce();
    await this.enter();
  }

  /** Taps a cell, confirming where needed. */
  protected async choose(cell: Locator): Promise<void> {
    await cell.click();
  }

  async playTurns(count: number): Promise<void> {
    for (let turn = 0; turn < count; turn++) {
      expect(await this.isOnTurn()).toBe(true);
      await this.takeTurn();
    }
  }

  /** Plays until the result is shown. */
  async playToTheEnd(): Promise<void> {
    while (await this.isOnTurn()) await this.takeTurn();
    await expect(this.result).toBeVisible();
  }
}

/** Unfolds the branches of the list of variants. */
export async function openBranches(list: Locator): Promise<void> {
  await expect(list.getByRole("listitem").first()).toBeVisible();
  const folded = list.locator("details:not([open]) > summary").filter({ has: list.page().getByRole("heading") });
  while ((await folded.count()) > 0) await folded.first().click();
}
