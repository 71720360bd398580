/** A player who keeps score on the block for real dice. */
import { expect, type Locator, type Page } from "./test";

export class Scorer {
  constructor(readonly page: Page) {}

  /** The form starts with two name fields. */
  async openBlock(...names: [string, string, ...string[]]): Promise<void> {
    const { page } = this;
    await page.goto("./");
    await page.getByRole("link", { name: /^Block für echte Würfel/ }).click();
    for (const [place, name] of names.entries()) {
      if (place > 1) await page.getByRole("button", { name: "Mitspieler am Gerät" }).click();
      await page.getByRole("textbox", { name: `Name am Platz ${String(place + 1)}` }).fill(name);
    }
    await page.getByRole("button", { name: "Block aufschlagen" }).click();
    await expect(page.getByRole("grid")).toBeVisible();
  }

  /** Shares the block on the server; returns the link. */
  async share(): Promise<string> {
    const { page } = this;
    await page.getByRole("button", { name: "Teilen" }).click();
    await page.getByRole("button", { name: "Mit anderen Handys teilen" }).click();
    const link = await page.getByRole("textbox", { name: "Link zum Mitschreiben" }).inputValue();
    await this.close();
    return link;
  }

  async close(): Promise<void> {
    await this.page.keyboard.press("Escape");
    await expect(this.page.getByRole("dialog")).toBeHidden();
  }

  async addPlayer(name: string): Promise<void> {
    const players = await this.players();
    await players.getByRole("textbox", { name: "Wer kommt dazu?" }).fill(name);
    await players.getByRole("button", { name: "Hinzufügen" }).click();
  }

  async moveForward(name: string): Promise<void> {
    await (await this.players()).getByRole("button", { name: `${name} einen Platz nach vorn` }).click();
  }

  /** Only asks for confirmation if the player has entries. */
  async takeOff(name: string): Promise<void> {
    await (await this.players()).getByRole("button", { name: `${name} vom Block nehmen` }).click();
  }

  async bringBack(name: string): Promise<void> {
    await (await this.players()).getByRole("button", { name: `${name} zurückholen` }).click();
    await this.close();
  }

  /** Checks the players' order on the print sheet, which shows all, and in the list of players if open. */
  async expectRow(...names: string[]): Promise<void> {
    const { page } = this;
    await expect(page.locator(".printed section thead th.edge")).toHaveText(names);
    const list = page.getByRole("dialog").locator("ol > li");
    if (await list.first().isVisible())
      await expect(list).toHaveText(names.map((name, place) => `${String(place + 1)}. ${name}`));
  }

  /** The list of players, opened if necessary. */
  private async players(): Promise<Locator> {
    const dialog = this.page.getByRole("dialog", { name: "Spieler" });
    if (!(await dialog.isVisible())) await this.page.getByRole("button", { name: "Spieler", exact: true }).click();
    return dialog;
  }

  /** A box's cell by label: "Anna: Chance: 20", "Anna: Chance, frei". */
  cell(player: string, box: string): Locator {
    return this.page.getByRole("gridcell", { name: new RegExp(`^${player}: ${box}(,|:|$)`) });
  }

  async tapDice(faces: string): Promise<void> {
    const pad = this.page.getByRole("region", { name: "Würfel eintippen" });
    for (const face of faces) await pad.getByRole("button", { name: `Würfel ${face}` }).click();
  }

  async writePoints(player: string, box: string, points: number): Promise<void> {
    await this.cell(player, box).click();
    const { page } = this;
    await page.getByRole("textbox", { name: "Andere Zahl" }).fill(String(points));
    await page.getByRole("button", { name: "Eintragen", exact: true }).click();
  }

  async expectEntry(player: string, box: string, what: string): Promise<void> {
    await expect(this.cell(player, box)).toHaveAccessibleName(`${player}: ${box}${what}`);
  }
}
