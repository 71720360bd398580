/** The history as somebody's own: all of it at once, taken from another device, deleted; and what people are called in it. */
import { database, type BlankSheet, type Finished, type KeptTable, type Renaming } from "./database";
import { forgetTable, tables } from "./db";
import { keyOf, removeFinished } from "./finished";

/** All that there is, with everybody's names as they were given. */
export interface Everything {
  games: Finished[];
  sheets: BlankSheet[];
  renamings: Renaming[];
}

export async function everything(): Promise<Everything> {
  const read = (await database()).transaction(["finished", "records", "sheets", "renamings"]);
  const records = read.objectStore("records");
  const [texts, ids] = [await records.getAll(), await records.getAllKeys()];
  const byId = new Map(ids.map((id, place) => [id, texts[place]]));
  const games = await read.objectStore("finished").getAll();
  return {
    games: games.map((game) => {
      const record = byId.get(game.id);
      return record === undefined ? game : { ...game, record };
    }),
    sheets: await read.objectStore("sheets").getAll(),
    renamings: await read.objectStore("renamings").getAll(),
  };
}

/**
 * Adds what is not there yet; the same again adds nothing. All of it is kept, or nothing.
 *
 * A block that was corrected since is taken as it was last; whoever is renamed here keeps the name that they have here.
 */
export async function restore({ games, sheets, renamings }: Everything): Promise<{ added: number; known: number }> {
  const change = (await database()).transaction(["finished", "records", "sheets", "renamings"], "readwrite");
  const finished = change.objectStore("finished");
  let added = 0;
  for (const { record, ...game } of games) {
    const known = await finished.get(game.id);
    if (!known) added += 1;
    if (known && known.endedAt >= game.endedAt) continue;
    await finished.put(game);
    if (record !== undefined) await change.objectStore("records").put(record, game.id);
  }
  for (const sheet of sheets) await change.objectStore("sheets").put(sheet);
  for (const renaming of renamings) {
    const known = await change.objectStore("renamings").get(renaming.from);
    if (!known) await change.objectStore("renamings").put(renaming);
  }
  await change.done;
  return { added, known: games.length - added };
}

/** Tables that are over, and not in the history. */
export async function notTakenOver(): Promise<KeptTable[]> {
  const known = new Set(await (await database()).getAllKeys("finished"));
  return (await tables()).filter(({ id, finished }) => finished && !known.has(id));
}

/** Deletes one game from this device, its table with it. */
export async function removeForGood(id: string): Promise<void> {
  await forgetTable(id);
  await removeFinished(id);
}

/** Deletes the whole history from this device, and every table that is over; what is still being played stays. */
export async function removeEverything(): Promise<void> {
  for (const { id, finished } of await tables()) if (finished) await forgetTable(id);
  const change = (await database()).transaction(["finished", "records", "sheets", "renamings"], "readwrite");
  for (const store of ["finished", "records", "sheets", "renamings"] as const) await change.objectStore(store).clear();
  await change.done;
}

/** Calls a person otherwise from now on, in all games; whoever has that name already is the same person then. */
export async function rename(from: string, to: string): Promise<void> {
  const change = (await database()).transaction("renamings", "readwrite");
  for (const known of await change.store.getAll()) {
    if (keyOf(known.to) === keyOf(from)) await change.store.put({ ...known, to });
  }
  await change.store.delete(keyOf(to));
  await change.store.put({ from: keyOf(from), to });
  await change.done;
}

/** Who is called otherwise than they once were. */
export async function renamings(): Promise<Renaming[]> {
  return (await database()).getAll("renamings");
}

/** Calls a person again what they were called. */
export async function unrename(from: string): Promise<void> {
  await (await database()).delete("renamings", from);
}
