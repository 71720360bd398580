/** Advice, as shown in hints and reviews. */
import { isVictory } from "@/rules/finish";
import type { Action, GameState } from "@/rules/gameState";
import type { AdviceAnswer } from "@/wire/types";

/** Maximize points, or the chance to win. */
export type HintGoal = "points" | "win";

export interface Hint {
  action: Action;
  /** Expected total; null if only differences are meaningful. */
  value: number | null;
  /** Points lost against the best action. */
  loss: number;
  /** Chance to win after the action; only in advice for winning. */
  win?: number;
}

/** Chances count as equal if they agree when multiplied by this and rounded. */
const SAME = 1e9;

/** Hints from values of this device; `areTotals` if the values are expected totals. */
export function byValue(values: readonly { action: Action; value: number }[], areTotals: boolean): Hint[] {
  const best = Math.max(...values.map(({ value }) => value));
  return values
    .map(({ action, value }) => ({ action, value: areTotals ? value : null, loss: best - value }))
    .sort(cheaper);
}

export function toScore({ options }: AdviceAnswer): Hint[] {
  return options.map(({ action, value, loss }) => ({ action, value, loss })).sort(cheaper);
}

/** Sorts by chance to win, then by points; returns null if the answer has no chances. */
export function toWin({ options, chances }: Pick<AdviceAnswer, "options" | "chances">): Hint[] | null {
  if (!chances) return null;
  const most = Math.max(...options.map(({ value }) => value ?? -Infinity));
  const hints = options.map(({ action, value, win }) => {
    return { action, value, loss: value === null ? 0 : most - value, win: win ?? 0 };
  });
  return hints.sort((one, other) => Math.round((other.win - one.win) * SAME) || cheaper(one, other));
}

/** Moves an action that wins immediately to the front: nothing is better, whatever its value in points. */
export function victoryFirst(state: GameState, hints: readonly Hint[]): readonly Hint[] {
  const victory = hints.find(({ action }) => isVictory(state, action));
  return victory ? [{ ...victory, loss: 0 }, ...hints.filter((hint) => hint !== victory)] : hints;
}

function cheaper(one: Hint, other: Hint): number {
  return one.loss - other.loss;
}
