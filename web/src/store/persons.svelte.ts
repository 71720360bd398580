/** People on this device: the colour and the face that stand for each name everywhere. */
import { database } from "./database";
import { keyOf } from "./finished";
import { derivedLook, type PersonLook } from "./personLook";

class Persons {
  /** By key of the current name. */
  #chosen: ReadonlyMap<string, PersonLook> = $state.raw(new Map());
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
    this.#chosen = new Map(all.map(({ key, colour, face }) => [key, { colour, face }]));
    this.#renamed = new Map(names.map(({ from, to }) => [from, keyOf(to)]));
  }

  /** Returns how a person looks: as chosen, or as follows from the name. */
  lookOf(name: string): PersonLook {
    const key = this.#keyOf(name);
    return this.#chosen.get(key) ?? derivedLook(key);
  }

  async choose(name: string, { colour, face }: PersonLook): Promise<void> {
    const key = this.#keyOf(name);
    this.#chosen = new Map([...this.#chosen, [key, { colour, face }]]);
    await (await database()).put("persons", { key, name, colour, face });
  }

  #keyOf(name: string): string {
    const key = keyOf(name);
    return this.#renamed.get(key) ?? key;
  }
}

export const persons = new Persons();
