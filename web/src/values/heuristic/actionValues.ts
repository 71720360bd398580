/** Action values and choices among them. */

import { isVictory } from "@/rules/finish";
import { at } from "@/rules/list";
import type { Action, GameState } from "@/rules/gameState";

export interface ActionValue {
  readonly action: Action;
  /** In points relative to the usual course of the game: comparable only within the same state. */
  readonly value: number;
}

/** Draws an action with probability proportional to `exp(value / temperature)`. */
export function drawn(values: readonly ActionValue[], temperature: number, random: () => number = Math.random): Action {
  const top = Math.max(...values.map(({ value }) => value));
  const weights = values.map(({ value }) => Math.exp((value - top) / temperature));
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const place = weights.findIndex((weight) => (left -= weight) <= 0);
  return at(values, place < 0 ? values.length - 1 : place).action;
}

/**
 * Returns the best action, the first of equal ones.
 *
 * @throws RangeError if there is none.
 */
export function bestOf(values: readonly ActionValue[]): Action {
  return values.reduce((best, other) => (other.value > best.value ? other : best), at(values, 0)).action;
}

/**
 * Chooses an action: one that wins the game immediately, otherwise the best, or one drawn at a temperature.
 *
 * @throws RangeError if there is none.
 */
export function chosenOf(state: GameState, values: readonly ActionValue[], temperature = 0): Action {
  const victory = values.find(({ action }) => isVictory(state, action));
  if (victory) return victory.action;
  return temperature > 0 ? drawn(values, temperature) : bestOf(values);
}
