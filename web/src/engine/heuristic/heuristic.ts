/**
 * A sensible opponent for every variant, house rules included. The twin of Python's `pasch.players.heuristic`.
 *
 * It solves the turn it is in exactly, with the endings judged by what the boxes usually bring; it does not look into
 * later turns. It plays without chance: equal worth goes to the action that the rules list first.
 */

import { formatDice, parseDice } from "../dice";
import { legalActions } from "../engine";
import { at } from "../list";
import { cardOnTurn, type Action, type GameState } from "../state";
import { entries, type Entry } from "../turn";
import { roundedToParts } from "./numbers";
import { solvedTurn, type SolvedTurn } from "./turnvalue";
import { bestOf, type ActionValue } from "./values";

/** What each legal action is worth, in the rules' order. */
export function actionValues(state: GameState): ActionValue[] {
  const solved = solvedTurn(state.variant, cardOnTurn(state));
  const found = entries(state);
  return legalActions(state).map((action) => ({
    action,
    value: roundedToParts(valueOf(state, action, solved, found)),
  }));
}

/**
 * The action that is worth most, of equal ones the first.
 *
 * @throws RangeError where no seat decides.
 */
export function choose(state: GameState): Action {
  return bestOf(actionValues(state));
}

function valueOf(state: GameState, action: Action, solved: SolvedTurn, found: readonly Entry[]): number {
  const { turn, variant } = state;
  const next = { ...turn, throws: turn.throws + 1 };
  switch (action.type) {
    case "announced": {
      const announced = variant.boxIndex.get(action.box) ?? null;
      return Math.max(...actionValues({ ...state, turn: { ...turn, announced } }).map(({ value }) => value));
    }
    case "held":
      return solved.keep(next, holdIndex(state, action.dice));
    case "bought":
      return solved.keep({ ...next, bought: turn.bought + 1 }, holdIndex(state, action.dice));
    default: {
      const box = variant.boxIndex.get(action.box);
      const entry = at(
        found.filter((other) => other.box === box),
        0,
      );
      return solved.endings.value(entry, turn, action.type === "struck");
    }
  }
}

function holdIndex({ variant }: GameState, dice: string): number {
  return variant.holdIndex.get(formatDice(parseDice(dice))) ?? -1;
}
