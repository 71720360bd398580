/** Throws that win or end a game with several seats immediately. The twin of Python's `rules/game/finish.py`. */

import { at } from "./list";
import type { Action, Finish, GameState, Turn } from "./gameState";
import { boxAt, type Box, type Variant } from "./variantTables";

/** Returns how the game ends if the current roll scores in this box; null if it continues. */
export function finishes({ variant, cards, turn }: GameState, box: number): Finish | null {
  if (cards.length === 1) return null;
  // Tables stored by older versions lack both fields.
  const { wins, ends } = boxAt(variant, box);
  if (holds(wins, turn)) return "won";
  return holds(ends, turn) ? "ended" : null;
}

function holds(rule: Box["wins"], turn: Turn): boolean {
  if (typeof rule === "number") return turn.throws <= rule;
  return rule === "any" || (rule === "served" && turn.lay.length === 0);
}

/** True if the highest total wins every game of several seats. */
export function comparesTotals({ result, boxes }: Variant): boolean {
  return !result && boxes.every(({ wins, ends }) => !wins && !ends);
}

/** True if a legal action wins the game immediately. */
export function isVictory(state: GameState, action: Action): boolean {
  if (action.type !== "scored") return false;
  const box = state.variant.boxIndex.get(action.box);
  return box !== undefined && finishes(state, box) === "won";
}

/** Returns the totals that decide a game; an outright winner is put at least one point ahead of all others. */
export function compared({ finish, seat }: Pick<GameState, "finish" | "seat">, totals: readonly number[]): number[] {
  if (finish !== "won") return [...totals];
  const others = totals.filter((_, other) => other !== seat);
  return totals.map((own, place) => (place === seat ? Math.max(at(totals, seat), Math.max(...others) + 1) : own));
}
