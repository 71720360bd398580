/**
 * A sensible opponent for every variant, house rules included. The twin of Python's `pasch.players.heuristic_player`.
 *
 * It solves the current turn exactly, valuing its endings by the boxes' usual points, and does not look into later
 * turns. It is deterministic: ties go to the action listed first by the rules.
 */

import { cardOnTurn, type Action, type GameState } from "@/rules/gameState";
import { actionsBy } from "./solvedActions";
import { roundedToParts } from "./exactNumbers";
import { solvedTurn } from "./turnValues";
import { chosenOf, type ActionValue } from "./actionValues";

/** Returns the value of each legal action, in the rules' order. */
export function actionValues(state: GameState): ActionValue[] {
  const values = actionsBy(state, solvedTurn(state.variant, cardOnTurn(state)));
  return values.map(({ action, value }) => ({ action, value: roundedToParts(value) }));
}

/**
 * Returns the best action, the first of equal ones; one that wins the game immediately comes before all.
 *
 * @throws RangeError if no seat decides.
 */
export function choose(state: GameState): Action {
  return chosenOf(state, actionValues(state));
}
