/** People on this device: the colour, the face, the tune and the hand of each name everywhere. */
import { database } from "./database";
import { keyOf } from "./finished";
import { derivedStyle, type PersonStyle } from "./personLook";

class Persons {
  /** By key of the current name. */
  #chosen: ReadonlyMap<string, PersonStyle> = $state.raw(new Map());
  /** Keys of current names by those of former ones. */
  #renamed: ReadonlyMap<string, string> = $state.raw(new Map());

  constructor() {
    // Without a database everybody looks as their name says.
    this.read().catch(() => undefined);
  }

  /** Reads all looks anew, after others than `choose` have changed them. */
  async read(): Promise<void> {
    const stored = (await database()).transaction(["persons", "renamings"]);
    const all = await stored.objectStore("persons").getAll();
    const names = await stored.objectStore("renamings").getAll();
    // People of older versions have no tune and no hand.
    this.#chosen = new Map(all.map(({ key, name: _name, ...style }) => [key, { ...derivedStyle(key), ...style }]));
    this.#renamed = new Map(names.map(({ from, to }) => [from, keyOf(to)]));
  }

  /** Returns how a person looks, sounds and plays: as chosen, or as follows from the name. */
  styleOf(name: string): PersonStyle {
    const key = this.#keyOf(name);
    return this.#chosen.get(key) ?? derivedStyle(key);
  }

  async choose(name: string, change: Partial<PersonStyle>): Promise<void> {
    const [key, style] = [this.#keyOf(name), { ...this.styleOf(name), ...change }];
    this.#chosen = new Map([...this.#chosen, [key, style]]);
    await (await database()).put("persons", { key, name, ...style });
  }

  #keyOf(name: string): string {
    const key = keyOf(name);
    return this.#renamed.get(key) ?? key;
  }
}

export const persons = new Persons();
