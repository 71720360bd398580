/** What actions are worth by somebody's judgement. */

import { at } from "../list";
import type { Action } from "../state";

export interface ActionValue {
  readonly action: Action;
  /** In points, compared with the usual course of the game: of use only beside the other values of the same state. */
  readonly value: number;
}

/**
 * The action that is worth most, of equal ones the first.
 *
 * @throws RangeError where there is none.
 */
export function bestOf(values: readonly ActionValue[]): Action {
  return values.reduce((best, other) => (other.value > best.value ? other : best), at(values, 0)).action;
}
