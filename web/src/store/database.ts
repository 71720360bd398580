/** The browser's own database: what lies in it, and how older ones become the newest. */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from "idb";
import type { Card } from "@/engine/card";
import type { SeenGame } from "@/engine/fair/seenGame";
import type { Action } from "@/engine/state";
import type { Scheme } from "@/engine/tables";
import type { BlockAction, Exercise, Level, Names, OpeningSeat, Rules, VariantPage } from "@/wire/types";

/** A seat as it is remembered; the name is empty for somebody who has none. */
export interface KeptSeat extends Pick<OpeningSeat, "kind"> {
  name: string;
  /** Of a computer player. */
  level?: Level;
  /** Still waits for somebody. */
  free?: boolean;
}

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
  seats: KeptSeat[];
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
export interface StoredGame {
  id: string;
  game: { page: VariantPage };
  updated: number;
}

/** Somebody who took part: a person, or a computer player of some level. */
export interface FinishedPerson {
  /** As it was given; empty for a computer player, and for the only person of a game where nobody was asked for one. */
  name: string;
  computer: string | null;
}

/** Somebody's part in a finished game: the card as it was at the end. */
export interface FinishedPart extends FinishedPerson {
  total: number;
  card: Card;
}

/** A game or block that is over, as it stays in the history. */
export interface Finished {
  /** That of its table. */
  id: string;
  kind: "game" | "block";
  /** As ISO text. */
  endedAt: string;
  variant: { id: string; rules_hash: string; names: Names };
  people: readonly FinishedPart[];
  /** Who won, or shares the win, by their place in `people`. */
  winners: readonly number[];
  /** The table at the server, where it was played there. */
  table?: string;
  /** What holds several games together. */
  series?: string;
  /** The whole game as text, where that is known. */
  record?: string;
}

/** A sheet with nothing on it: enough of a variant to show a card and to add it up, without what dice bring. */
export interface BlankSheet extends Pick<VariantPage, "id" | "names" | "rules_hash" | "sheet"> {
  scheme: Scheme;
}

/** What somebody is called now who was called otherwise in older games. */
export interface Renaming {
  from: string;
  to: string;
}

/** What is remembered of an exercise, so that it comes again when it would be forgotten. */
export interface Learnt {
  /** The identity of the rules and the exercise's own. */
  key: string;
  rules: string;
  /** When it is to come again. */
  due: number;
  /** How well it sits, in the words of FSRS: days, and from 1 to 10. */
  stability: number;
  difficulty: number;
  /** How far it is: 0 new, 1 being learnt, 2 known, 3 forgotten; and the next step there. */
  state: number;
  step: number;
  answers: number;
  lapses: number;
  /** When it was answered last. */
  at: number;
}

/** How strong somebody is in a theme of the exercises, by Glicko-2. */
export interface Rating {
  theme: string;
  rating: number;
  deviation: number;
  volatility: number;
  answers: number;
  at: number;
  /** The rating after each of the last answers, the newest at the end. */
  course: number[];
}

/** The puzzle of a day, once it was tried. */
export interface Puzzle {
  /** The day and the identity of the rules. */
  key: string;
  /** As 2026-11-22. */
  day: string;
  rules: string;
  /** The exercise's id. */
  exercise: string;
  /** What was chosen. */
  action: Action;
  loss: number;
  found: boolean;
  /** It cost so little that it is no error. */
  close: boolean;
}

/** One's own error in a reviewed game, as an exercise. */
export interface Mistake {
  key: string;
  rules: string;
  /** Of the variant, for its page. */
  variant: Rules;
  exercise: KeptExercise;
  at: number;
}

/** As exercises were kept before they had a reason against every choice: one reason, in words. */
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
  /** The pages of local games, by the identity of their rules: they are large, and many games share one. */
  pages: { key: string; value: VariantPage };
  /** Without their records, which are long and rarely read. */
  finished: { key: string; value: Finished };
  records: { key: string; value: string };
  /** By the identity of the rules. */
  sheets: { key: string; value: BlankSheet };
  renamings: { key: string; value: Renaming };
  learnt: { key: string; value: Learnt };
  ratings: { key: string; value: Rating };
  puzzles: { key: string; value: Puzzle };
  mistakes: { key: string; value: Mistake };
  /** By table. */
  seen: { key: string; value: SeenGame & { id: string } };
}

/** What was kept until version 1, and where. */
interface OldStores extends DBSchema {
  localPages: { key: string; value: VariantPage };
}

const NAME = "pasch";
const VERSION = 4;

let opened: Promise<IDBPDatabase<Stores>> | undefined;

export function database(): Promise<IDBPDatabase<Stores>> {
  opened ??= openDB<Stores>(NAME, VERSION, {
    upgrade(db, before, _now, change) {
      if (before < 1) atFirst(db);
      if (before < 2) withHistory(db);
      if (before < 3) withLearning(db);
      if (before < 4) db.createObjectStore("seen", { keyPath: "id" });
      if (before === 1) void sharePages(change);
    },
    // Another window brings a newer version: it must not wait for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    terminated: () => (opened = undefined),
  });
  return opened;
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

/** Until version 1 each game had its rules' page for itself. */
async function sharePages(change: IDBPTransaction<Stores, StoreNames<Stores>[], "versionchange">): Promise<void> {
  const old = change as unknown as IDBPTransaction<OldStores, StoreNames<OldStores>[], "versionchange">;
  const games = change.objectStore("localGames");
  for (const game of await games.getAll()) {
    const page = await old.objectStore("localPages").get(game.id);
    if (page) await change.objectStore("pages").put(page);
    // Without its page, nothing of a game was ever shown.
    await (page ? games.put({ ...game, rules: page.rules_hash }) : games.delete(game.id));
  }
  old.db.deleteObjectStore("localPages");
}
