/** Why better actions were better, in a review on this device. */
import { reasonsHere } from "@/game/values/deviceReasons";
import type { GameState } from "@/rules/gameState";
import { at } from "@/rules/list";
import type { Decision, Moment, Rules } from "@/wire/types";

/**
 * Adds reasons to the decisions that lost something; undefined where this device knows none.
 *
 * @param path the state before each event.
 * @param onprogress hears how far this device is, from 0 to 1, as the first reasons take seconds.
 */
export async function withReasons(
  moments: readonly Moment[],
  rules: Rules,
  path: readonly GameState[],
  onprogress?: (progress: number) => void,
): Promise<Moment[] | undefined> {
  const found: Moment[] = [];
  for (const moment of moments) {
    if (lostSomething(moment)) {
      const reasons = await reasonsOf(moment, rules, path, onprogress);
      if (!reasons) return undefined;
      found.push({ ...moment, reasons });
    } else found.push(moment);
  }
  return found;
}

function lostSomething(moment: Moment): moment is Decision {
  return moment.kind === "decision" && moment.counted && moment.loss > 0;
}

function reasonsOf(
  { event, best, chosen }: Decision,
  rules: Rules,
  path: readonly GameState[],
  onprogress?: (progress: number) => void,
): Promise<string[] | undefined> {
  return reasonsHere({ rules, state: at(path, event), better: best, rival: chosen }, onprogress);
}
