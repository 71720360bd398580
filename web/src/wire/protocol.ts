/** What client and server say to each other: the types of docs/protocol.md, and nothing that does anything. */

export type Language = "de" | "en";
export type Names = Record<Language, string>;

/** One thing that is wrong; its words are in the catalogue under `error-<code>`, shown with `facts`. */
export interface Problem {
  code: string;
  facts: Record<string, string | number | Names>;
  source: string;
  place: string | number;
  message: string;
}

export type Rules = { id: string } | { toml: string };
export type Level = string;

export interface OpeningSeat {
  kind: "person" | "computer";
  name: string;
  /** Where a person sits: at the device that opens the table, or wherever the invitation leads. */
  place?: "here" | "link";
  level?: Level;
}

export interface Opening {
  kind: "game" | "block";
  rules: Rules;
  seats: OpeningSeat[];
  hints: boolean;
  pace: "live" | "days";
}

/** Dice as text, sorted: "13446", the odd die behind a plus ("12256+7"), "-" for none. */
export type DiceText = string;

export type GameAction =
  | { type: "sit"; name: string; entropy: string }
  | { type: "throw" }
  | { type: "held"; dice: DiceText }
  | { type: "bought"; dice: DiceText }
  | { type: "announced"; box: string }
  | { type: "scored"; box: string }
  | { type: "struck"; box: string }
  | { type: "undo" }
  | { type: "replace"; level: Level }
  | { type: "rematch" };

/** Where something stands on a block: an entry of a box, or a line beside the boxes. */
export type BlockCell = { box: string; entry: number } | { line: "extra" | "throws"; column: string };

export type BlockAction =
  | {
      /** Adds a player, or changes of one what is named. */
      type: "player";
      player: number;
      name?: string;
      /** The id of the name that this one replaces; null for a new player, and for the name of the opening. */
      base?: string | null;
      /** Players sit in the order of these numbers; without one at their own number. */
      place?: number;
      /** Taken off the block, or back on it. */
      absent?: boolean;
      /** With `absent`: how often points had been written for the player, as far as this device knew. */
      entries?: number;
      /** When it was done, by the clock of the device. */
      at?: string;
    }
  | {
      type: "written";
      player: number;
      cell: BlockCell;
      /** null empties the cell, 0 strikes the box. */
      points: number | null;
      /** The dice, where they were entered. */
      dice: DiceText | null;
      /** The id of what stood there when it was written; null for an empty cell. */
      base: string | null;
      /** The value is impossible and was confirmed. */
      sure: boolean;
      /** When it was written, by the clock of the device. */
      at: string;
    };

export type Action = GameAction | BlockAction;

interface Happened {
  seq: number;
  at: string;
  /** The seat that did it; null where nobody did. */
  seat: number | null;
}

export interface Opened extends Opening {
  type: "opened";
  variant: { id: string; names: Names; rules_hash: string };
  toml: string;
  direction: "clockwise" | "counter-clockwise";
  /** SHA-256 of the secret that the dice follow from; null for a block. */
  commitment: string | null;
}

export type TableEvent = Happened &
  (
    | Opened
    | { type: "sat"; name: string; entropy: string }
    | { type: "began" }
    | { type: "start-rolled"; face: number }
    | { type: "rolled"; dice: DiceText }
    | { type: "held"; dice: DiceText }
    | { type: "bought"; dice: DiceText }
    | { type: "announced"; box: string }
    | { type: "scored"; box: string; points: number; bonus: number }
    | { type: "struck"; box: string }
    | { type: "undone" }
    | { type: "replaced"; level: Level }
    | { type: "ended"; secret: string; totals: number[] }
    | { type: "rematch"; table: string }
    | ({ id: string } & BlockAction)
  );

export interface Act {
  type: "act";
  /** Identifies the action: the same again changes nothing and gets the same answer. */
  key: string;
  /** The last event seen; null where the order does not matter (a block). */
  expect: number | null;
  seat: number;
  action: Action;
}

export type ToServer = { type: "hello"; keys: string[]; after: number } | Act | { type: "ping" };

export type FromServer =
  | { type: "welcome"; seats: number[]; host: boolean; seq: number }
  | { type: "events"; events: TableEvent[] }
  | { type: "done"; key: string; seq: number }
  | { type: "refused"; key: string; seq: number; problems: Problem[] }
  | { type: "present"; seats: number[]; watching: number }
  | { type: "problem"; problems: Problem[] }
  | { type: "pong" };
