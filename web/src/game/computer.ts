/** The computer players of this device: a worker that is started when it is first asked. */
import levels from "@levels";
import { Thinker } from "@/engine/thinking/asking";
import type { ActionValue } from "@/engine/heuristic/values";
import { legalActions } from "@/engine/engine";
import { randomBelow } from "@/engine/chance";
import { bestOf, drawn } from "@/engine/heuristic/values";
import { at } from "@/engine/list";
import type { Action, GameState } from "@/engine/state";
import type { Level } from "@/wire/types";

let worker: Thinker | undefined;

/** Whoever thinks on this device, for all games; one that could not be fetched without network is asked for again. */
export function thinker(): Thinker {
  if (!worker || worker.isGone) worker = new Thinker();
  return worker;
}

/** What each action is worth by estimate. */
export function estimated(state: GameState): Promise<readonly ActionValue[]> {
  return thinker().values(state);
}

const TEMPERATURES: Readonly<Record<string, number>> = levels;

/** What a computer player does: a level judges as the heuristic player does, and errs by its temperature. */
export async function decide(state: GameState, level: Level = "heuristic"): Promise<Action> {
  if (level === "random") {
    const actions = legalActions(state);
    return at(actions, randomBelow(actions.length));
  }
  const temperature = TEMPERATURES[level] ?? 0;
  const values = await estimated(state);
  return temperature > 0 ? drawn(values, temperature) : bestOf(values);
}
