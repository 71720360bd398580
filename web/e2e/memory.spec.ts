/** A browser that stores nothing: a private window, a full disk, or storage that is blocked. */
import { Player } from "./harness/player";
import { Scorer } from "./harness/scorer";
import { atNight, expect, test } from "./harness/test";

const NOTE = /^Dieser Browser speichert gerade nichts/;

const DENIED: Record<string, () => void> = {
  "nothing may be opened": () => {
    const deny = (): never => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { get: deny, configurable: true });
    IDBFactory.prototype.open = deny;
  },
  "nothing may be written": () => {
    const refuse = (): never => {
      throw new DOMException("full", "QuotaExceededError");
    };
    Storage.prototype.setItem = refuse;
    IDBObjectStore.prototype.put = refuse;
    IDBObjectStore.prototype.add = refuse;
  },
};

for (const [how, deny] of Object.entries(DENIED)) {
  test.describe(how, () => {
    test.use({ remembers: { cookies: [], origins: [] } });

    test(
      `games and blocks go on in memory, and it is said once (${how})`,
      how === "nothing may be opened" ? atNight : {},
      async ({ page }) => {
        await page.addInitScript(deny);
        await page.goto("./");
        const note = page.getByRole("region", { name: "Hinweis" }).getByText(NOTE);
        await expect(note).toBeVisible();
        await page.getByRole("button", { name: "Verstanden" }).click();
        await expect(note).toBeHidden();
        const player = new Player(page);
        await page.getByRole("button", { name: "Jetzt spielen" }).click();
        await player.takeTurn();
        expect(await player.isOnTurn()).toBe(true);
        const scorer = new Scorer(page);
        await scorer.openBlock("Anna", "Ben");
        await page.getByRole("button", { name: "Verstanden" }).click();
        await scorer.writePoints("Anna", "Einser", 3);
        await scorer.writePoints("Ben", "Sechser", 18);
      },
    );
  });
}
