/** The computer player of this device: a worker that is started when it is first asked. */
import { HeuristicWorker } from "@/engine/heuristic/asking";
import type { ActionValue } from "@/engine/heuristic/values";
import { legalActions } from "@/engine/engine";
import { randomBelow } from "@/engine/chance";
import { bestOf } from "@/engine/heuristic/values";
import { at } from "@/engine/list";
import type { Action, GameState } from "@/engine/state";
import type { Level } from "@/wire/types";

let worker: HeuristicWorker | undefined;

/** What each action is worth by estimate. */
export function estimated(state: GameState): Promise<readonly ActionValue[]> {
  worker ??= new HeuristicWorker();
  return worker.values(state);
}

/** What a computer player does: anything at all, or what seems best; this device knows no other levels. */
export async function decide(state: GameState, level: Level | undefined): Promise<Action> {
  if (level !== "random") return bestOf(await estimated(state));
  const actions = legalActions(state);
  return at(actions, randomBelow(actions.length));
}
