/** The history as somebody's own: all of it at once, taken from another device, deleted; and what people are called in it. */
import type { IDBPTransaction } from "idb";
import { database, type BlankSheet, type Finished, type KeptTable, type Renaming, type Stores } from "./database";
import { forgetTable, tables } from "./browserData";
import { keyOf, removeFinished } from "./finished";
import { addSchool, forgetSchool, schoolTakenAlong, type Answered } from "./schoolProgress.svelte";
import { allLearning, LEARNING, type Learning } from "./learning";

/** All that there is, with everybody's names as they were given. */
export interface WholeHistory {
  games: Finished[];
  sheets: BlankSheet[];
  renamings: Renaming[];
  /** What was learnt; files of older versions have nothing of it. */
  learning?: Learning;
  /** What was answered in the school, likewise. */
  school?: Answered;
}

export async function everything(): Promise<WholeHistory> {
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
    learning: await allLearning(),
    school: schoolTakenAlong(),
  };
}

/** Somebody who watches a long work: told how many games are done, and may call it off. */
export interface StorageWatch {
  progress?: (done: number) => void;
  signal?: AbortSignal;
}

/**
 * Adds what is not there yet; the same again adds nothing. All of it is kept, or nothing.
 *
 * A block that was corrected since is taken as it was last; whoever is renamed here keeps the name that they have here.
 */
export async function restore(
  all: WholeHistory,
  watching: StorageWatch = {},
): Promise<{ added: number; known: number }> {
  const change = (await database()).transaction([...STORES], "readwrite");
  // Otherwise it stands for what went wrong, which is told below.
  const done = change.done.then(() => undefined);
  done.catch(() => undefined);
  try {
    const added = await addGames(change, all.games, watching);
    await addSheets(change, all);
    if (all.learning) await addLearning(change, all.learning);
    await done;
    addSchool(all.school ?? {});
    return { added, known: all.games.length - added };
  } catch (error) {
    // What is not aborted is kept by half.
    change.abort();
    throw error;
  }
}

/** All that a file of the history holds. */
const STORES = ["finished", "records", "sheets", "renamings", ...LEARNING] as const;
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

/** What was answered later counts; the first try at a puzzle stays. */
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

/** Deletes the whole history from this device, what was learnt, and every table that is over; what is still being played stays. */
export async function removeEverything(): Promise<void> {
  for (const { id, finished } of await tables()) if (finished) await forgetTable(id);
  const change = (await database()).transaction([...STORES], "readwrite");
  for (const store of STORES) await change.objectStore(store).clear();
  await change.done;
  forgetSchool();
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
