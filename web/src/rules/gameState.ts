/** Immutable events, turns and game states. */

import type { Card } from "./card";
import type { GameAction, TableEvent } from "@/wire/types";
import type { Dice } from "./dice";
import { at } from "./list";
import type { Direction, Variant } from "./variantTables";

/** A table's event without its envelope: sequence number, time, seat. */
type Bare<Happened> = Happened extends unknown ? Omit<Happened, "seq" | "at" | "seat"> : never;
/** The outcome of a throw; further fields are ignored. */
export type Chance = Bare<Extract<TableEvent, { type: "start-rolled" | "rolled" }>>;

export type Action = Extract<GameAction, { type: "announced" | "held" | "bought" | "scored" | "struck" }>;

export type GameEvent = Chance | Action;

/** Every type of event in a game. */
const KINDS: Readonly<Record<GameEvent["type"], true>> = {
  "start-rolled": true,
  rolled: true,
  held: true,
  bought: true,
  announced: true,
  scored: true,
  struck: true,
};

/** True if a table's event belongs to the game itself, not to its seats, beginning or end. */
export function isOfGame<Happening extends { readonly type: string }>(
  event: Happening,
): event is Extract<Happening, { readonly type: GameEvent["type"] }> {
  return Object.hasOwn(KINDS, event.type);
}

/** start: a throw for the start is due; throw: a throw is due; decide: the seat decides; over: the game has ended. */
export type Phase = "start" | "throw" | "decide" | "over";

/** How a throw ends a game immediately: its seat has won, or the totals decide. */
export type Finish = "won" | "ended";

export interface Turn {
  readonly throws: number;
  /** Faces of all dice; empty before the first throw. */
  readonly roll: Dice;
  /** Dice held for the coming throw; null while the seat decides. */
  readonly keeping: Dice | null;
  /** Dice held in the last throw, if the variant's rules depend on them (`remembers_hold`). */
  readonly lay: Dice;
  /** Index of the announced box. */
  readonly announced: number | null;
  readonly bought: number;
}

/** Throwing for the start: the seats of this round, in order, and the faces thrown so far. */
export interface StartRound {
  readonly seats: readonly number[];
  readonly faces: readonly number[];
}

export interface GameState {
  readonly variant: Variant;
  readonly cards: readonly Card[];
  /** The seat on turn; in the phase `start`, the seat that throws next. */
  readonly seat: number;
  readonly direction: Direction;
  readonly turn: Turn;
  /** null once the game has begun. */
  readonly start: StartRound | null;
  /** How the last throw ended the game immediately; missing as long as it has not. */
  readonly finish?: Finish;
}

export const NEW_TURN: Turn = { throws: 0, roll: [], keeping: [], lay: [], announced: null, bought: 0 };

export function cardOnTurn(state: GameState): Card {
  return at(state.cards, state.seat);
}

export function phase(state: GameState): Phase {
  if (state.start !== null) return "start";
  if (state.finish) return "over";
  if (state.turn.keeping === null) return "decide";
  return cardOnTurn(state).entries.includes(null) ? "throw" : "over";
}
