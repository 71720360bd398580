/** What this browser keeps: its tables and their keys, house rules, pages of variants, and what could not be sent yet. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { BlockAction, Names, OpeningSeat, VariantPage } from "@/wire/types";

/** A table that this browser opened, joined or watched. */
export interface KeptTable {
  id: string;
  kind: "game" | "block";
  /** Played at the server, or only here. */
  mode: "server" | "here";
  /** What opens seats of it. */
  keys: string[];
  /** What lets others sit down at it; only where it was opened here. */
  invitation?: string;
  variant: Names;
  seats: Pick<OpeningSeat, "kind" | "name">[];
  /** Whose turn it is; null before the beginning, after the end, and on a block. */
  turn: number | null;
  /** Seats that this browser acts for. */
  mine: number[];
  /** Milliseconds since 1970, as are all times here. */
  updated: number;
  finished: boolean;
}

export interface HouseRule {
  id: string;
  toml: string;
  page: VariantPage;
  updated: number;
}

/** Something written on a block without network, waiting to be sent. */
export interface PendingAction {
  /** The action's key: sent again under it, it happens once. */
  key: string;
  table: string;
  action: BlockAction;
  written: number;
}

/** A game or block as this browser knows it; its shape beside the page of its rules is the table's business. */
export interface LocalGame {
  id: string;
  game: { page: VariantPage };
  updated: number;
}

interface Stores extends DBSchema {
  tables: { key: string; value: KeptTable };
  houseRules: { key: string; value: HouseRule };
  variants: { key: string; value: VariantPage };
  pending: { key: string; value: PendingAction; indexes: { table: string } };
  localGames: { key: string; value: Omit<LocalGame, "game"> & { game: object } };
  /** The pages of local games, by the game: they are large and stay as they are while the game grows event by event. */
  localPages: { key: string; value: VariantPage };
}

const NAME = "pasch";
const VERSION = 1;

let opened: Promise<IDBPDatabase<Stores>> | undefined;

function database(): Promise<IDBPDatabase<Stores>> {
  opened ??= openDB<Stores>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore("tables", { keyPath: "id" });
      db.createObjectStore("houseRules", { keyPath: "id" });
      db.createObjectStore("variants", { keyPath: "id" });
      db.createObjectStore("pending", { keyPath: "key" }).createIndex("table", "table");
      db.createObjectStore("localGames", { keyPath: "id" });
      db.createObjectStore("localPages");
    },
    // Another window brings a newer version: it must not wait for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    terminated: () => (opened = undefined),
  });
  return opened;
}

const latestFirst = (one: { updated: number }, other: { updated: number }): number => other.updated - one.updated;

export async function tables(): Promise<KeptTable[]> {
  return (await (await database()).getAll("tables")).sort(latestFirst);
}

export async function table(id: string): Promise<KeptTable | undefined> {
  return (await database()).get("tables", id);
}

export async function keepTable(kept: KeptTable): Promise<void> {
  await (await database()).put("tables", kept);
}

/** Changes what is known of a table; nothing where the table is not kept. */
export async function updateTable(id: string, changed: Partial<Omit<KeptTable, "id">>): Promise<void> {
  const change = (await database()).transaction("tables", "readwrite");
  const kept = await change.store.get(id);
  if (kept) await change.store.put({ ...kept, ...changed });
  await change.done;
}

/** Forgets a table, and what of it exists only here. */
export async function forgetTable(id: string): Promise<void> {
  const db = await database();
  const change = db.transaction(["tables", "localGames", "localPages", "pending"], "readwrite");
  await change.objectStore("tables").delete(id);
  await change.objectStore("localGames").delete(id);
  await change.objectStore("localPages").delete(id);
  for (const key of await change.objectStore("pending").index("table").getAllKeys(id)) {
    await change.objectStore("pending").delete(key);
  }
  await change.done;
  keptPages.delete(id);
}

export async function houseRules(): Promise<HouseRule[]> {
  return (await (await database()).getAll("houseRules")).sort(latestFirst);
}

export async function houseRule(id: string): Promise<HouseRule | undefined> {
  return (await database()).get("houseRules", id);
}

export async function keepHouseRule(rule: HouseRule): Promise<void> {
  await (await database()).put("houseRules", rule);
}

export async function forgetHouseRule(id: string): Promise<void> {
  await (await database()).delete("houseRules", id);
}

export async function keptVariant(id: string): Promise<VariantPage | undefined> {
  return (await database()).get("variants", id);
}

export async function keepVariant(page: VariantPage): Promise<void> {
  await (await database()).put("variants", page);
}

/** What waits for the network at a table, in the order in which it was written. */
export async function pendingActions(id: string): Promise<PendingAction[]> {
  const waiting = await (await database()).getAllFromIndex("pending", "table", id);
  return waiting.sort((one, other) => one.written - other.written);
}

export async function keepPending(action: PendingAction): Promise<void> {
  await (await database()).put("pending", action);
}

export async function forgetPending(key: string): Promise<void> {
  await (await database()).delete("pending", key);
}

export async function localGame(id: string): Promise<LocalGame | undefined> {
  const read = (await database()).transaction(["localGames", "localPages"]);
  const kept = await read.objectStore("localGames").get(id);
  const page = await read.objectStore("localPages").get(id);
  return kept && page && { ...kept, game: { ...kept.game, page } };
}

/** The pages that this window has kept, by the game; whatever was kept before them is older. */
const keptPages = new Map<string, VariantPage>();

/** Keeps where a game stands; its page only the first time, as long as it is the same one. */
export async function keepLocalGame({ game: { page, ...game }, ...kept }: LocalGame): Promise<void> {
  const change = (await database()).transaction(["localGames", "localPages"], "readwrite");
  await change.objectStore("localGames").put({ ...kept, game });
  if (keptPages.get(kept.id) !== page) await change.objectStore("localPages").put(page, kept.id);
  await change.done;
  keptPages.set(kept.id, page);
}
