/** Events, turns and game states: what happened, and where the game stands. None of it ever changes. */

import type { Card } from "./card";
import type { GameAction, TableEvent } from "@/wire/types";
import type { Dice } from "./dice";
import { at } from "./list";
import type { Direction, Variant } from "./tables";

/** An event of a table without what is said beside it: when, by whom, what it brought. */
type Bare<Happened> = Happened extends unknown ? Omit<Happened, "seq" | "at" | "seat"> : never;
/** What dice bring; other fields beside these do no harm. */
export type Chance = Bare<Extract<TableEvent, { type: "start-rolled" | "rolled" }>>;

/** What a seat decides. */
export type Action = Extract<GameAction, { type: "announced" | "held" | "bought" | "scored" | "struck" }>;

export type GameEvent = Chance | Action;

/** Every kind of event that a game consists of. */
const KINDS: Readonly<Record<GameEvent["type"], true>> = {
  "start-rolled": true,
  rolled: true,
  held: true,
  bought: true,
  announced: true,
  scored: true,
  struck: true,
};

/** Whether what happened at a table is part of the game itself, and not about its seats, its beginning or its end. */
export function isOfGame<Happening extends { readonly type: string }>(
  event: Happening,
): event is Extract<Happening, { readonly type: GameEvent["type"] }> {
  return Object.hasOwn(KINDS, event.type);
}

/** - start: a throw for the start is due; throw: a throw is due; decide: the seat decides; over: nothing comes. */
export type Phase = "start" | "throw" | "decide" | "over";

/** How a throw ends a game at once: its seat has won, or the totals decide. */
export type Finish = "won" | "ended";

export interface Turn {
  /** Throws used. */
  readonly throws: number;
  /** What all dice show; empty before the first throw. */
  readonly roll: Dice;
  /** Dice that stay on the table for the throw that comes now; null while the seat decides. */
  readonly keeping: Dice | null;
  /** Dice that stayed on the table in the last throw, where the variant's rules ask (`remembers_hold`). */
  readonly lay: Dice;
  /** Index of the box named. */
  readonly announced: number | null;
  /** Throws bought in this turn. */
  readonly bought: number;
}

/** Throwing for the start: who throws in this round, in their order, and what the first of them threw. */
export interface StartRound {
  readonly seats: readonly number[];
  readonly faces: readonly number[];
}

export interface GameState {
  readonly variant: Variant;
  readonly cards: readonly Card[];
  /** Whose turn it is; in the phase `start`, who throws next. */
  readonly seat: number;
  readonly direction: Direction;
  readonly turn: Turn;
  /** null once the game began. */
  readonly start: StartRound | null;
  /** How the seat, whose last throw it was, ended the game at once; missing as long as it did not. */
  readonly finish?: Finish;
}

export const NEW_TURN: Turn = { throws: 0, roll: [], keeping: [], lay: [], announced: null, bought: 0 };

/** The card of the seat whose turn it is. */
export function cardOnTurn(state: GameState): Card {
  return at(state.cards, state.seat);
}

/** What comes next. */
export function phase(state: GameState): Phase {
  if (state.start !== null) return "start";
  if (state.finish) return "over";
  if (state.turn.keeping === null) return "decide";
  return cardOnTurn(state).entries.includes(null) ? "throw" : "over";
}
