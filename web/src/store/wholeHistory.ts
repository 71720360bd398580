/** The personal history as a whole: export, import, deletion, renamings. */
import type { IDBPTransaction } from "idb";
import { database, type BlankSheet, type Finished, type Person, type Renaming, type Stores } from "./database";
import { forgetTable, tables } from "./browserData";
import { keyOf, removeFinished } from "./finished";
import { addSchool, forgetSchool, schoolTakenAlong, type Answered } from "./schoolProgress.svelte";
import { allLearning, LEARNING, type Learning } from "./learning";

/** The complete history, names as entered. */
export interface WholeHistory {
  games: Finished[];
  sheets: BlankSheet[];
  renamings: Renaming[];
  /** Chosen looks; missing in files of older versions. */
  persons?: Person[];
  /** Learning data; missing in files of older versions. */
  learning?: Learning;
  /** Answers in the school; missing in files of older versions. */
  school?: Answered;
}

export async function everything(): Promise<WholeHistory> {
  const read = (await database()).transaction(["finished", "records", "sheets", "renamings", "persons"]);
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
    persons: (await read.objectStore("persons").getAll()).map(withoutPhoto),
    learning: await allLearning(),
    school: schoolTakenAlong(),
  };
}

/** Photos stay on this device; history files are sent around. */
function withoutPhoto({ photo: _photo, ...person }: Person): Person {
  return person;
}

/** Receives progress in games, and may cancel. */
export interface StorageWatch {
  progress?: (done: number) => void;
  signal?: AbortSignal;
}

/**
 * Adds missing games in one transaction; importing again adds nothing.
 *
 * The latest correction of a block wins; renamings and looks on this device take precedence.
 */
export async function restore(
  all: WholeHistory,
  watching: StorageWatch = {},
): Promise<{ added: number; known: number }> {
  const change = (await database()).transaction([...STORES], "readwrite");
  // Avoids an unhandled rejection when the transaction aborts; the original error is thrown below.
  const done = change.done.then(() => undefined);
  done.catch(() => undefined);
  try {
    const added = await addGames(change, all.games, watching);
    await addSheets(change, all);
    await addPersons(change, all.persons ?? []);
    if (all.learning) await addLearning(change, all.learning);
    await done;
    addSchool(all.school ?? {});
    await showLooks();
    return { added, known: all.games.length - added };
  } catch (error) {
    // Without an abort, a part would be stored.
    try {
      change.abort();
    } catch {
      // It has ended by itself.
    }
    throw error;
  }
}

/** Updates the marks on the page; what draws them may not be loaded yet. */
async function showLooks(): Promise<void> {
  const { persons } = await import("./persons.svelte");
  await persons.read();
}

/** The stores of a history file. */
const STORES = ["finished", "records", "sheets", "renamings", "persons", ...LEARNING] as const;
type HistoryTransaction = IDBPTransaction<Stores, (typeof STORES)[number][], "readwrite">;

async function addGames(
  change: HistoryTransaction,
  games: readonly Finished[],
  watching: StorageWatch,
): Promise<number> {
  const finished = change.objectStore("finished");
  let added = 0;
  for (const [done, { record, ...game }] of games.entries()) {
    watching.progress?.(done);
    watching.signal?.throwIfAborted();
    const known = await finished.get(game.id);
    if (!known) added += 1;
    if (known && known.endedAt >= game.endedAt) continue;
    await finished.put(game);
    if (record !== undefined) await change.objectStore("records").put(record, game.id);
  }
  return added;
}

async function addSheets(change: HistoryTransaction, { sheets, renamings }: WholeHistory): Promise<void> {
  for (const sheet of sheets) await change.objectStore("sheets").put(sheet);
  for (const renaming of renamings) {
    const known = await change.objectStore("renamings").get(renaming.from);
    if (!known) await change.objectStore("renamings").put(renaming);
  }
}

async function addPersons(change: HistoryTransaction, looks: readonly Person[]): Promise<void> {
  const chosen = change.objectStore("persons");
  for (const person of looks) if (!(await chosen.get(person.key))) await chosen.put(person);
}

/** The later answer wins; for puzzles, the first try. */
async function addLearning(
  change: HistoryTransaction,
  { learnt, ratings, puzzles, mistakes }: Learning,
): Promise<void> {
  const isNewer = (one: { at: number }, known?: { at: number }): boolean => !known || known.at < one.at;
  const [exercises, strengths] = [change.objectStore("learnt"), change.objectStore("ratings")];
  for (const one of learnt) if (isNewer(one, await exercises.get(one.key))) await exercises.put(one);
  for (const one of ratings) if (isNewer(one, await strengths.get(one.theme))) await strengths.put(one);
  const [days, own] = [change.objectStore("puzzles"), change.objectStore("mistakes")];
  for (const one of puzzles) if (!(await days.get(one.key))) await days.put(one);
  for (const one of mistakes) if (!(await own.get(one.key))) await own.put(one);
}

/** Deletes a game and its table from this device. */
export async function removeForGood(id: string): Promise<void> {
  await forgetTable(id);
  await removeFinished(id);
}

/** Deletes the whole history, learning data, and finished tables from this device; open games stay. */
export async function removeEverything(): Promise<void> {
  for (const { id, finished } of await tables()) if (finished) await forgetTable(id);
  const change = (await database()).transaction([...STORES], "readwrite");
  for (const store of STORES) await change.objectStore(store).clear();
  await change.done;
  await showLooks();
  forgetSchool();
}

/**
 * Renames a person in all games, who keeps a chosen look; an existing name merges the two. A photo moves on, so that it
 * can be removed under the name that is shown.
 */
export async function rename(from: string, to: string): Promise<void> {
  const change = (await database()).transaction(["renamings", "persons"], "readwrite");
  const names = change.objectStore("renamings");
  for (const known of await names.getAll()) {
    if (keyOf(known.to) === keyOf(from)) await names.put({ ...known, to });
  }
  await names.delete(keyOf(to));
  await names.put({ from: keyOf(from), to });
  const [chosen, key] = [change.objectStore("persons"), keyOf(to)];
  const look = await chosen.get(keyOf(from));
  if (look && !(await chosen.get(key))) {
    await chosen.put({ ...look, key, name: to });
    await chosen.put(withoutPhoto(look));
  }
  await change.done;
  await showLooks();
}

export async function renamings(): Promise<Renaming[]> {
  return (await database()).getAll("renamings");
}

export async function unrename(from: string): Promise<void> {
  await (await database()).delete("renamings", from);
  await showLooks();
}
