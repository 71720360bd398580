/** Somebody who plays: what they see at a table, and what they do there, in their own words. Nothing here hopes for a roll. */
import { expect, type Locator, type Page } from "./test";

/** Somebody else's turn may have to be watched first. */
const PATIENCE = 30_000;
/** A roll that brings fewer points than this everywhere is worth an announcement. */
const POOR = 10;

export interface NewTable {
  /** Its name as the list shows it; several lines belong to one entry. */
  variant?: RegExp | "Kniffel";
  others?: ("Mitspieler am Gerät" | "Computer" | "Mitspieler einladen")[];
}

export class Player {
  readonly block: Locator;
  /** What throws, all dice or some of them. */
  readonly cup: Locator;
  readonly dice: Locator;
  readonly result: Locator;
  readonly announcing: Locator;

  constructor(readonly page: Page) {
    this.block = page.getByRole("grid");
    this.cup = page.getByRole("button", { name: /Würfel werfen$/ });
    this.dice = page.getByRole("button", { name: /^Würfel \d+: \d/ });
    this.announcing = page.getByRole("button", { name: "Ansagen" });
    // Nothing but the end offers this.
    this.result = page.getByRole("button", { name: "Spiel herunterladen" });
  }

  /** The start page's one tap: Kniffel against the computer. */
  async playNow(): Promise<void> {
    await this.page.goto("/");
    await this.page.getByRole("button", { name: "Jetzt spielen" }).click();
    expect(await this.isOnTurn()).toBe(true);
  }

  /** Sits down at a new table by oneself, with others where they are asked for. */
  async openTable({ variant = "Kniffel", others = [] }: NewTable = {}): Promise<void> {
    const { page } = this;
    await page.goto("/neu");
    await page.getByRole("button", { name: "Hobbyspieler herausnehmen" }).click();
    for (const other of others) await page.getByRole("button", { name: other }).click();
    // Whoever comes by the link sees who invites them.
    if (others.includes("Mitspieler einladen")) await page.getByLabel("Name am Platz 1", { exact: true }).fill("Anna");
    if (variant !== "Kniffel") {
      await page.getByRole("button", { name: "Andere wählen" }).click();
      await page.getByRole("dialog").getByRole("button", { name: variant }).click();
    }
    await page.getByRole("button", { name: "An den Tisch" }).click();
    await expect(this.block).toBeVisible();
  }

  async throwDice(): Promise<void> {
    await this.cup.click();
    await expect(this.offers.or(this.announcing).first()).toBeVisible();
  }

  /** Throws what is not held once more. */
  async throwAgain(): Promise<void> {
    const left = await this.throwsLeft.innerText();
    await this.cup.click();
    await expect(this.throwsLeft).not.toHaveText(left);
  }

  protected get throwsLeft(): Locator {
    return this.page.getByText(/^noch \d (Wurf|Würfe)$|^kein Wurf mehr$/);
  }

  /** The faces as they lie, from the first seat to the last. */
  async roll(): Promise<string> {
    const names = await this.dice.evaluateAll((dice) => dice.map((die) => die.getAttribute("aria-label") ?? ""));
    return names.map((name) => /: (\d+)/.exec(name)?.[1] ?? "?").join("");
  }

  /** Lets a die lie, or takes it up again. */
  async hold(place: number): Promise<void> {
    await this.page.getByRole("button", { name: new RegExp(`^Würfel ${String(place)}: `) }).click();
  }

  /** Boxes that this roll may be entered in, or that may be struck. */
  get offers(): Locator {
    return this.block.getByRole("gridcell", { name: /\d+ eintragen|: streichen/ });
  }

  /** Enters the roll where it brings most; strikes the last box where it brings nothing anywhere. Gives back the box. */
  async enter(): Promise<string> {
    const best = await this.bestOffer();
    const cell = this.offer(best.label);
    await this.choose(cell);
    // A box is struck only by a second tap, and one that comes too soon is part of the first.
    if (best.points < 0) {
      await expect(this.page.getByRole("button", { name: /streichen$/ })).toBeEnabled();
      await this.choose(cell);
    }
    await expect(cell).toHaveCount(0);
    return best.label;
  }

  /** The cell that offers to enter or to strike a box: as it was named, whatever it says besides by now. */
  offer(label: string): Locator {
    const offered = /.*(eintragen|streichen)/.exec(label)?.[0] ?? label;
    return this.block.getByRole("gridcell", { name: new RegExp(`^${offered.replace(/[()+.]/g, "\\$&")}`) });
  }

  /** Names the last box that can be announced. */
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

  /** Waits for one's turn; false where the game is over instead. */
  async isOnTurn(): Promise<boolean> {
    await expect(this.cup.or(this.result)).toBeVisible({ timeout: PATIENCE });
    return await this.cup.isVisible();
  }

  /** A whole turn with one throw; where the roll is poor and a box may be announced, it is. */
  async takeTurn(): Promise<void> {
    await this.throwDice();
    if ((await this.announcing.isVisible()) && (await this.bestOffer()).points < POOR) await this.announce();
    await this.enter();
  }

  /** Enters or strikes, announces: whatever a tap on this cell does now. */
  protected async choose(cell: Locator): Promise<void> {
    await cell.click();
  }

  async playTurns(count: number): Promise<void> {
    for (let turn = 0; turn < count; turn++) {
      expect(await this.isOnTurn()).toBe(true);
      await this.takeTurn();
    }
  }

  /** Plays turn after turn until the result is on the table. */
  async playToTheEnd(): Promise<void> {
    while (await this.isOnTurn()) await this.takeTurn();
    await expect(this.result).toBeVisible();
  }
}
