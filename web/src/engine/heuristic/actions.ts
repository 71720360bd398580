/** What each legal action is worth, once the turn is solved. */

import { formatDice, parseDice } from "../dice";
import { legalActions } from "../engine";
import { at } from "../list";
import type { Action, GameState } from "../state";
import { entries, type Entry } from "../turn";
import type { SolvedTurn } from "./turnvalue";
import type { ActionValue } from "./values";

/** What each legal action is worth, in the rules' order. */
export function actionsBy(state: GameState, solved: SolvedTurn): ActionValue[] {
  const found = entries(state);
  return legalActions(state).map((action) => ({ action, value: valueOf(state, action, solved, found) }));
}

function valueOf(state: GameState, action: Action, solved: SolvedTurn, found: readonly Entry[]): number {
  const { turn, variant } = state;
  const next = { ...turn, throws: turn.throws + 1 };
  switch (action.type) {
    case "announced": {
      const announced = variant.boxIndex.get(action.box) ?? null;
      return Math.max(...actionsBy({ ...state, turn: { ...turn, announced } }, solved).map(({ value }) => value));
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
