/** A player who uses only the keyboard. */
import { Player } from "./player";
import { expect, type Locator, type Page } from "./test";

/** More than the tab stops of any page and the lines of any sheet. */
const ENOUGH = 60;

export class KeyboardPlayer extends Player {
  override async playNow(): Promise<void> {
    await this.page.goto("./");
    await this.press(this.page.getByRole("button", { name: "Jetzt spielen" }));
    expect(await this.isOnTurn()).toBe(true);
  }

  override async openTable(): Promise<void> {
    await this.page.goto("./neu");
    await this.press(this.page.getByRole("button", { name: "Otto herausnehmen" }));
    await this.press(this.page.getByRole("button", { name: "An den Tisch" }));
    expect(await this.isOnTurn()).toBe(true);
  }

  override async throwDice(): Promise<void> {
    await expect(this.cup).toBeEnabled();
    await this.page.keyboard.press("Space");
    await expect(this.offers.first()).toBeVisible();
  }

  override async throwAgain(): Promise<void> {
    const left = await this.throwsLeft.innerText();
    await expect(this.cup).toBeEnabled();
    await this.page.keyboard.press("Space");
    await expect(this.throwsLeft).not.toHaveText(left);
  }

  override async hold(place: number): Promise<void> {
    await this.page.keyboard.press(String(place));
  }

  async press(button: Locator): Promise<void> {
    await expect(button).toBeEnabled();
    await this.tabTo(button);
    await this.page.keyboard.press("Enter");
  }

  async tabTo(target: Locator): Promise<void> {
    for (let step = 0; step < ENOUGH && !(await isFocused(target)); step++) await this.page.keyboard.press("Tab");
    await expect(target).toBeFocused();
  }

  protected override async choose(cell: Locator): Promise<void> {
    const inBlock = this.block.locator('[role="gridcell"][tabindex="0"]');
    if (!(await isFocused(inBlock))) await this.tabTo(inBlock);
    // One's own column is the first.
    for (const key of ["PageUp", "Home"]) await this.page.keyboard.press(key);
    for (let step = 0; step < ENOUGH && !(await isFocused(cell)); step++) await this.page.keyboard.press("ArrowDown");
    await expect(cell).toBeFocused();
    await this.page.keyboard.press("Enter");
  }
}

async function isFocused(target: Locator): Promise<boolean> {
  return await target.evaluate((element) => element === document.activeElement);
}

/** Returns the keys in the page's list. */
export async function keysListedOn(page: Page): Promise<string[]> {
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Tastatur" }).locator("kbd");
  await keys.first().waitFor();
  return await keys.allInnerTexts();
}
