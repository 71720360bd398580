/**
 * A sensible opponent for every variant, house rules included. The twin of Python's `pasch.players.heuristic`.
 *
 * It solves the turn it is in exactly, with the endings judged by what the boxes usually bring; it does not look into
 * later turns. It plays without chance: equal value goes to the action that the rules list first.
 */

import { cardOnTurn, type Action, type GameState } from "@/engine/state";
import { actionsBy } from "./actions";
import { roundedToParts } from "./numbers";
import { solvedTurn } from "./turnvalue";
import { chosenOf, type ActionValue } from "./actionValues";

/** What each legal action is worth, in the rules' order. */
export function actionValues(state: GameState): ActionValue[] {
  const values = actionsBy(state, solvedTurn(state.variant, cardOnTurn(state)));
  return values.map(({ action, value }) => ({ action, value: roundedToParts(value) }));
}

/**
 * The action that is worth most, of equal ones the first; before all one that wins at once.
 *
 * @throws RangeError where no seat decides.
 */
export function choose(state: GameState): Action {
  return chosenOf(state, actionValues(state));
}
