/**
 * The history: finished games and blocks, stored permanently in this browser.
 *
 * They outlive their tables. A game is immutable; a block may be corrected after its end and is then replaced.
 */
import type { VariantPage } from "@/wire/types";
import { tables } from "./browserData";
import {
  database,
  type BlankSheet,
  type Finished,
  type FinishedPart,
  type KeptTable,
  type Renaming,
  type FinishedPerson,
} from "./database";

export type { BlankSheet, Finished, FinishedPart, Renaming, FinishedPerson };

/** Stores a game or block, replacing an earlier version. */
export async function keepFinished({ record, ...finished }: Finished, page: VariantPage): Promise<void> {
  const change = (await database()).transaction(["finished", "records", "sheets"], "readwrite");
  await change.objectStore("finished").put(finished);
  await change.objectStore("sheets").put(blankSheet(page));
  if (record !== undefined) await change.objectStore("records").put(record, finished.id);
  await change.done;
}

/** Returns all games, latest first, without records; renamings are applied. */
export async function finishedGames(): Promise<Finished[]> {
  const read = (await database()).transaction(["finished", "renamings"]);
  const games = await read.objectStore("finished").getAll();
  const names = namesNow(await read.objectStore("renamings").getAll());
  return games.map((game) => rename(game, names)).sort((one, other) => other.endedAt.localeCompare(one.endedAt));
}

/** Returns one game with its record, if any. */
export async function finishedGame(id: string): Promise<Finished | undefined> {
  const read = (await database()).transaction(["finished", "records", "renamings"]);
  const game = await read.objectStore("finished").get(id);
  const record = await read.objectStore("records").get(id);
  const names = namesNow(await read.objectStore("renamings").getAll());
  return game && rename(record === undefined ? game : { ...game, record }, names);
}

export async function sheetFor(rulesHash: string): Promise<BlankSheet | undefined> {
  return (await database()).get("sheets", rulesHash);
}

export async function sheetsByRules(): Promise<Map<string, BlankSheet>> {
  const sheets = await (await database()).getAll("sheets");
  return new Map(sheets.map((sheet) => [sheet.rules_hash, sheet]));
}

/** Removes games from the history; their tables stay. */
export async function removeFinished(...ids: string[]): Promise<void> {
  const change = (await database()).transaction(["finished", "records"], "readwrite");
  for (const id of ids) {
    await change.objectStore("finished").delete(id);
    await change.objectStore("records").delete(id);
  }
  await change.done;
}

/** Returns a participant's identity: a person's name regardless of case, or a computer player's level. */
export function identityOf({ name, computer }: FinishedPerson): string {
  return computer === null ? `person ${keyOf(name)}` : `computer ${computer}`;
}

/** Returns the parts of a page needed for a card. */
export function blankSheet({ id, names, rules_hash, sheet, tables }: VariantPage): BlankSheet {
  const { columns, boxes, bonuses, counts_points, turn } = tables;
  return { id, names, rules_hash, sheet, scheme: { columns, boxes, bonuses, counts_points, turn } };
}

/** Returns the key for looking up a name regardless of case. */
export function keyOf(name: string): string {
  return name.trim().toLocaleLowerCase();
}

/** Returns current names by former names. */
function namesNow(renamings: readonly Renaming[]): ReadonlyMap<string, string> {
  return new Map(renamings.map(({ from, to }) => [from, to]));
}

function rename(game: Finished, names: ReadonlyMap<string, string>): Finished {
  if (names.size === 0) return game;
  const people = game.people.map((part) =>
    part.computer === null ? { ...part, name: names.get(keyOf(part.name)) ?? part.name } : part,
  );
  return { ...game, people };
}

/** Returns finished tables missing in the history. */
export async function notTakenOver(): Promise<KeptTable[]> {
  const known = new Set(await (await database()).getAllKeys("finished"));
  return (await tables()).filter(({ id, finished }) => finished && !known.has(id));
}
