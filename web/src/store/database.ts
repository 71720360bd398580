/** The IndexedDB database: its stores and their migrations. */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from "idb";
import type { Card } from "@/rules/card";
import type { SeenGame } from "@/rules/fair/seenGame";
import type { Action } from "@/rules/gameState";
import type { Scheme } from "@/rules/variantTables";
import { keepsWhatIsStored } from "./keeping";
import type { PersonHand, PersonLook, PersonTune } from "./personLook";
import type { BlockAction, Exercise, Level, Names, OpeningSeat, Rules, VariantPage } from "@/wire/types";

/** A stored seat; the name is empty for unnamed persons. */
export interface KeptSeat extends Pick<OpeningSeat, "kind"> {
  name: string;
  /** Of a computer player. */
  level?: Level;
  /** Not taken yet. */
  free?: boolean;
}

/** A table that this browser opened, joined or watched. */
export interface KeptTable {
  id: string;
  kind: "game" | "block";
  /** Played at the server, or only in this browser. */
  mode: "server" | "here";
  /** Keys that open seats. */
  keys: string[];
  /** Lets others take a seat; only where the table was opened here. */
  invitation?: string;
  variant: Names;
  seats: KeptSeat[];
  /** The seat on turn; null before the beginning, after the end, and for a block. */
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

/** An entry written on a block without network, waiting to be sent. */
export interface PendingAction {
  /** Idempotency key: an action sent twice happens once. */
  key: string;
  table: string;
  action: BlockAction;
  written: number;
}

/** A local game or block; its shape besides the rules' page is up to the table's code. */
export interface StoredGame {
  id: string;
  game: { page: VariantPage };
  updated: number;
}

/** A participant: a person, or a computer player of some level. */
export interface FinishedPerson {
  /** As entered; empty for computer players, and for the only person of a game who was never asked. */
  name: string;
  computer: string | null;
}

/** A participant of a finished game with the final card. */
export interface FinishedPart extends FinishedPerson {
  total: number;
  card: Card;
}

/** A finished game or block in the history. */
export interface Finished {
  id: string;
  kind: "game" | "block";
  endedAt: string;
  variant: { id: string; rules_hash: string; names: Names };
  people: readonly FinishedPart[];
  /** Indices of winners in `people`; several share a win. */
  winners: readonly number[];
  /** The table at the server, if it was played there. */
  table?: string;
  /** Common id of a series of games. */
  series?: string;
  /** The whole game as text, if known. */
  record?: string;
}

/** An empty sheet: the parts of a variant needed to show and add up a card, without scoring tables. */
export interface BlankSheet extends Pick<VariantPage, "id" | "names" | "rules_hash" | "sheet"> {
  scheme: Scheme;
}

/** A person's current name, by a name in older games. */
export interface Renaming {
  from: string;
  to: string;
}

/** How a person looks, sounds and plays on this device. The photo is in no history file. */
export interface Person extends PersonLook {
  /** Without one, that of the name. */
  tune?: PersonTune;
  /** Without one, the right. */
  hand?: PersonHand;
  /** The name's key, as `keyOf` returns it. */
  key: string;
  /** As entered. */
  name: string;
}

/** Memory state of an exercise, for spaced repetition. */
export interface Learnt {
  /** Rules hash and exercise id. */
  key: string;
  rules: string;
  /** When it is due. */
  due: number;
  /** FSRS: stability in days, difficulty from 1 to 10. */
  stability: number;
  difficulty: number;
  /** 0 new, 1 learning, 2 review, 3 relearning; and the next step within it. */
  state: number;
  step: number;
  answers: number;
  lapses: number;
  /** Time of the last answer. */
  at: number;
}

/** Rating in a theme of exercises, by Glicko-2. */
export interface Rating {
  theme: string;
  rating: number;
  deviation: number;
  volatility: number;
  answers: number;
  at: number;
  /** Ratings after the last answers, newest last. */
  course: number[];
}

export interface Puzzle {
  /** Date and rules hash. */
  key: string;
  /** As 2026-11-22. */
  day: string;
  rules: string;
  exercise: string;
  action: Action;
  loss: number;
  found: boolean;
  /** The loss was too small to count as an error. */
  close: boolean;
}

/** One's own error in a reviewed game, as an exercise. */
export interface Mistake {
  key: string;
  rules: string;
  /** Identifies the variant's page. */
  variant: Rules;
  exercise: KeptExercise;
  at: number;
}

/** The exercise format before reasons against every choice: a single reason in words. */
export type OlderExercise = Omit<Exercise, "losses" | "against"> & {
  options: readonly { action: Action; loss: number }[];
  reason: Names;
};
export type KeptExercise = Exercise | OlderExercise;

export interface Stores extends DBSchema {
  tables: { key: string; value: KeptTable };
  houseRules: { key: string; value: HouseRule };
  variants: { key: string; value: VariantPage };
  pending: { key: string; value: PendingAction; indexes: { table: string } };
  localGames: { key: string; value: Omit<StoredGame, "game"> & { game: object; rules: string } };
  /** Pages of local games by rules hash: they are large, and many games share one. */
  pages: { key: string; value: VariantPage };
  /** Without their records, which are long and rarely read. */
  finished: { key: string; value: Finished };
  records: { key: string; value: string };
  /** By rules hash. */
  sheets: { key: string; value: BlankSheet };
  renamings: { key: string; value: Renaming };
  learnt: { key: string; value: Learnt };
  ratings: { key: string; value: Rating };
  puzzles: { key: string; value: Puzzle };
  mistakes: { key: string; value: Mistake };
  /** By table. */
  seen: { key: string; value: SeenGame & { id: string } };
  /** Only people whose look was chosen. */
  persons: { key: string; value: Person };
}

interface OldStores extends DBSchema {
  localPages: { key: string; value: VariantPage };
}

const NAME = "pasch";
const VERSION = 5;

let opened: Promise<IDBPDatabase<Stores>> | undefined;

export function database(): Promise<IDBPDatabase<Stores>> {
  opened ??= keepsWhatIsStored().then(openStores);
  return opened;
}

function openStores(): Promise<IDBPDatabase<Stores>> {
  return openDB<Stores>(NAME, VERSION, {
    upgrade(db, before, _now, change) {
      if (before < 1) atFirst(db);
      if (before < 2) withHistory(db);
      if (before < 3) withLearning(db);
      if (before < 4) db.createObjectStore("seen", { keyPath: "id" });
      if (before < 5) db.createObjectStore("persons", { keyPath: "key" });
      if (before === 1) void sharePages(change);
    },
    // Closes for another window that upgrades the database, which would otherwise wait.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    terminated: () => (opened = undefined),
  });
}

function atFirst(db: IDBPDatabase<Stores>): void {
  db.createObjectStore("tables", { keyPath: "id" });
  db.createObjectStore("houseRules", { keyPath: "id" });
  db.createObjectStore("variants", { keyPath: "id" });
  db.createObjectStore("pending", { keyPath: "key" }).createIndex("table", "table");
  db.createObjectStore("localGames", { keyPath: "id" });
}

function withHistory(db: IDBPDatabase<Stores>): void {
  db.createObjectStore("pages", { keyPath: "rules_hash" });
  db.createObjectStore("finished", { keyPath: "id" });
  db.createObjectStore("records");
  db.createObjectStore("sheets", { keyPath: "rules_hash" });
  db.createObjectStore("renamings", { keyPath: "from" });
}

function withLearning(db: IDBPDatabase<Stores>): void {
  db.createObjectStore("learnt", { keyPath: "key" });
  db.createObjectStore("ratings", { keyPath: "theme" });
  db.createObjectStore("puzzles", { keyPath: "key" });
  db.createObjectStore("mistakes", { keyPath: "key" });
}

/** In version 1 each game stored its own copy of the page. */
async function sharePages(change: IDBPTransaction<Stores, StoreNames<Stores>[], "versionchange">): Promise<void> {
  const old = change as unknown as IDBPTransaction<OldStores, StoreNames<OldStores>[], "versionchange">;
  const games = change.objectStore("localGames");
  for (const game of await games.getAll()) {
    const page = await old.objectStore("localPages").get(game.id);
    if (page) await change.objectStore("pages").put(page);
    // Games without a page were never playable and are dropped.
    await (page ? games.put({ ...game, rules: page.rules_hash }) : games.delete(game.id));
  }
  old.db.deleteObjectStore("localPages");
}
