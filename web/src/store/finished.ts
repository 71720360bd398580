/**
 * The history: games and blocks that are over, as this browser keeps them for good.
 *
 * They outlive their tables. A game is kept once and stays as it is; a block may be corrected after its end, and is kept anew.
 */
import type { VariantPage } from "@/wire/types";
import {
  database,
  type BlankSheet,
  type Finished,
  type FinishedPart,
  type Renaming,
  type FinishedPerson,
} from "./database";

export type { BlankSheet, Finished, FinishedPart, Renaming, FinishedPerson };

/** Keeps a game or block; the same one again replaces what was kept. */
export async function keepFinished({ record, ...finished }: Finished, page: VariantPage): Promise<void> {
  const change = (await database()).transaction(["finished", "records", "sheets"], "readwrite");
  await change.objectStore("finished").put(finished);
  await change.objectStore("sheets").put(blankSheet(page));
  if (record !== undefined) await change.objectStore("records").put(record, finished.id);
  await change.done;
}

/** All of them, the latest first, without their records; everybody is called what they are called now. */
export async function finishedGames(): Promise<Finished[]> {
  const read = (await database()).transaction(["finished", "renamings"]);
  const games = await read.objectStore("finished").getAll();
  const names = namesNow(await read.objectStore("renamings").getAll());
  return games.map((game) => renamed(game, names)).sort((one, other) => other.endedAt.localeCompare(one.endedAt));
}

/** One of them, with its record where there is one. */
export async function finishedGame(id: string): Promise<Finished | undefined> {
  const read = (await database()).transaction(["finished", "records", "renamings"]);
  const game = await read.objectStore("finished").get(id);
  const record = await read.objectStore("records").get(id);
  const names = namesNow(await read.objectStore("renamings").getAll());
  return game && renamed(record === undefined ? game : { ...game, record }, names);
}

export async function sheetFor(rulesHash: string): Promise<BlankSheet | undefined> {
  return (await database()).get("sheets", rulesHash);
}

export async function sheetsByRules(): Promise<Map<string, BlankSheet>> {
  const sheets = await (await database()).getAll("sheets");
  return new Map(sheets.map((sheet) => [sheet.rules_hash, sheet]));
}

/** Takes games out of the history; what they were played at stays. */
export async function removeFinished(...ids: string[]): Promise<void> {
  const change = (await database()).transaction(["finished", "records"], "readwrite");
  for (const id of ids) {
    await change.objectStore("finished").delete(id);
    await change.objectStore("records").delete(id);
  }
  await change.done;
}

/** Who somebody is, whatever the case of their name: people by name, computer players by level. */
export function identityOf({ name, computer }: FinishedPerson): string {
  return computer === null ? `person ${keyOf(name)}` : `computer ${computer}`;
}

/** As much of a page as a card needs. */
export function blankSheet({ id, names, rules_hash, sheet, tables }: VariantPage): BlankSheet {
  const { columns, boxes, bonuses, counts_points, turn } = tables;
  return { id, names, rules_hash, sheet, scheme: { columns, boxes, bonuses, counts_points, turn } };
}

/** How a name is looked up, whatever its case. */
export function keyOf(name: string): string {
  return name.trim().toLocaleLowerCase();
}

/** What everybody is called now, by what they were called. */
function namesNow(renamings: readonly Renaming[]): ReadonlyMap<string, string> {
  return new Map(renamings.map(({ from, to }) => [from, to]));
}

function renamed(game: Finished, names: ReadonlyMap<string, string>): Finished {
  if (names.size === 0) return game;
  const people = game.people.map((part) =>
    part.computer === null ? { ...part, name: names.get(keyOf(part.name)) ?? part.name } : part,
  );
  return { ...game, people };
}
