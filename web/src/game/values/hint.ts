/** What is advised, as hints and reviews tell it. */
import { isVictory } from "@/engine/finish";
import type { Action, GameState } from "@/engine/state";
import type { AdviceAnswer } from "@/wire/types";

/** What is advised for: the most points, or winning against the others. */
export type HintGoal = "points" | "win";

export interface Hint {
  action: Action;
  /** The final total to expect; null where only differences mean something. */
  value: number | null;
  /** What it costs in points against the action that brings most. */
  loss: number;
  /** The chance to win after it; only in advice for winning. */
  win?: number;
}

/** Chances that differ by less are the same. */
const SAME = 1e9;

/** What was computed on this device; `told` where the values are final totals. */
export function byValue(values: readonly { action: Action; value: number }[], told: boolean): Hint[] {
  const best = Math.max(...values.map(({ value }) => value));
  return values.map(({ action, value }) => ({ action, value: told ? value : null, loss: best - value })).sort(cheaper);
}

export function toScore({ options }: AdviceAnswer): Hint[] {
  return options.map(({ action, value, loss }) => ({ action, value, loss })).sort(cheaper);
}

/** What wins most often first, of equals what brings more; null where the advice is not for winning. */
export function toWin({ options, chances }: AdviceAnswer): Hint[] | null {
  if (!chances) return null;
  const most = Math.max(...options.map(({ value }) => value ?? -Infinity));
  const hints = options.map(({ action, value, win }) => {
    return { action, value, loss: value === null ? 0 : most - value, win: win ?? 0 };
  });
  return hints.sort((one, other) => Math.round((other.win - one.win) * SAME) || cheaper(one, other));
}

/** The same with an action in front that wins the game at once: nothing is better, whatever it is worth in points. */
export function victoryFirst(state: GameState, hints: readonly Hint[]): readonly Hint[] {
  const victory = hints.find(({ action }) => isVictory(state, action));
  return victory ? [{ ...victory, loss: 0 }, ...hints.filter((hint) => hint !== victory)] : hints;
}

function cheaper(one: Hint, other: Hint): number {
  return one.loss - other.loss;
}
