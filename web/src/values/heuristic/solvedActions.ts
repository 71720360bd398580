/** Values of the legal actions from a solved turn. */

import { formatDice, parseDice } from "@/rules/dice";
import { legalActions } from "@/rules/gameEngine";
import { at } from "@/rules/list";
import { cardOnTurn, type Action, type GameState } from "@/rules/gameState";
import { entries, isBeforeThrow, nameable, type Entry } from "@/rules/turn";
import type { SolvedTurn } from "./turnValues";
import type { ActionValue } from "./actionValues";

/** Returns the value of each legal action, in the rules' order. */
export function actionsBy(state: GameState, solved: SolvedTurn): ActionValue[] {
  const found = entries(state);
  return legalActions(state).map((action) => ({ action, value: valueOf(state, action, solved, found) }));
}

function valueOf(state: GameState, action: Action, solved: SolvedTurn, found: readonly Entry[]): number {
  const { turn, variant } = state;
  if (isBeforeThrow(state)) return beforeThrow(state, action, solved);
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

/** Returns the value of announcing a box, or none; without one, the best announcement after each throw counts. */
function beforeThrow(state: GameState, action: Action, solved: SolvedTurn): number {
  const { turn, variant } = state;
  const named =
    action.type === "announced"
      ? [variant.boxIndex.get(action.box) ?? null]
      : [null, ...nameable(variant, cardOnTurn(state), false)];
  const first = { ...turn, throws: 1 };
  return Math.max(...named.map((announced) => solved.keep({ ...first, announced }, holdIndex(state, "-"))));
}

function holdIndex({ variant }: GameState, dice: string): number {
  return variant.holdIndex.get(formatDice(parseDice(dice))) ?? -1;
}
