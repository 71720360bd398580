/** Throws that win a game, or end it, at once: a matter between several seats. The twin of Python's `rules/game/finish.py`. */

import { at } from "./list";
import type { Action, Finish, GameState, Turn } from "./state";
import { boxAt, type Box } from "./tables";

/** How the game ends at once when the roll on the table scores in this box; null where it goes on. */
export function finishes({ variant, cards, turn }: GameState, box: number): Finish | null {
  if (cards.length === 1) return null;
  // Tables that were kept before do not say it; then nothing holds.
  const { wins, ends } = boxAt(variant, box);
  if (holds(wins, turn)) return "won";
  return holds(ends, turn) ? "ended" : null;
}

function holds(rule: Box["wins"], turn: Turn): boolean {
  if (typeof rule === "number") return turn.throws <= rule;
  return rule === "any" || (rule === "served" && turn.lay.length === 0);
}

/** Whether an action that is possible now wins the game at once. */
export function isVictory(state: GameState, action: Action): boolean {
  if (action.type !== "scored") return false;
  const box = state.variant.boxIndex.get(action.box);
  return box !== undefined && finishes(state, box) === "won";
}

/** What decides a game: the totals; whoever won at once is put one point before all others, if not further. */
export function compared({ finish, seat }: Pick<GameState, "finish" | "seat">, totals: readonly number[]): number[] {
  if (finish !== "won") return [...totals];
  const others = totals.filter((_, other) => other !== seat);
  return totals.map((own, place) => (place === seat ? Math.max(at(totals, seat), Math.max(...others) + 1) : own));
}
