import levels from "@levels";
import { legalActions } from "@/rules/gameEngine";
import { randomBelow } from "@/rules/dueThrows";
import { chosenOf } from "@/values/heuristic/actionValues";
import { at } from "@/rules/list";
import type { Action, GameState } from "@/rules/gameState";
import type { Level } from "@/wire/types";
import { estimatedValues, knownValues } from "./deviceValues";

const TEMPERATURES: Readonly<Record<string, number>> = levels;

/**
 * Returns a computer player's action: a level uses the values on this device and errs by its temperature. Without a
 * value table it judges like the heuristic player.
 */
export async function decide(state: GameState, level: Level = "heuristic"): Promise<Action> {
  if (level === "random") {
    const actions = legalActions(state);
    return at(actions, randomBelow(actions.length));
  }
  const known = level === "heuristic" ? undefined : await knownValues(state);
  const values = known?.values ?? (await estimatedValues(state));
  return chosenOf(state, values, (TEMPERATURES[level] ?? 0) * state.variant.scale);
}
