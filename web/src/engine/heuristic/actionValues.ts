/** What actions are worth by somebody's judgement. */

import { isVictory } from "@/engine/finish";
import { at } from "@/engine/list";
import type { Action, GameState } from "@/engine/state";

export interface ActionValue {
  readonly action: Action;
  /** In points, compared with the usual course of the game: of use only beside the other values of the same state. */
  readonly value: number;
}

/** Any action, each with a probability in proportion to `exp(value / temperature)`: errors are likely where they cost little. */
export function drawn(values: readonly ActionValue[], temperature: number, random: () => number = Math.random): Action {
  const top = Math.max(...values.map(({ value }) => value));
  const weights = values.map(({ value }) => Math.exp((value - top) / temperature));
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const place = weights.findIndex((weight) => (left -= weight) <= 0);
  return at(values, place < 0 ? values.length - 1 : place).action;
}

/**
 * The action that is worth most, of equal ones the first.
 *
 * @throws RangeError where there is none.
 */
function bestOf(values: readonly ActionValue[]): Action {
  return values.reduce((best, other) => (other.value > best.value ? other : best), at(values, 0)).action;
}

/**
 * What is done by these values: whatever wins at once, else what is worth most, or is drawn by a temperature.
 *
 * @throws RangeError where there is no action.
 */
export function chosenOf(state: GameState, values: readonly ActionValue[], temperature = 0): Action {
  const victory = values.find(({ action }) => isVictory(state, action));
  if (victory) return victory.action;
  return temperature > 0 ? drawn(values, temperature) : bestOf(values);
}
