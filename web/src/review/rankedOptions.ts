/** All options in a position with values, best first. */
import { actionKey } from "@/game/review/actionWords";
import { knownValues } from "@/game/values/deviceValues";
import { byValue, toScore, toWin, type Hint } from "@/game/values/hint";
import type { Reviewable } from "@/game/review/gameReview";
import { advise, RequestRefusal, ServerUnreachable } from "@/net/api";
import type { GameState } from "@/engine/state";
import type { Decision } from "@/wire/types";

export type Option = Readonly<Hint>;

const SHOWN = 6;

/** Returns options by chance to win, best first; null if unknown or not computed yet. */
export async function optionsToWin({ rules }: Pick<Reviewable, "rules">, decision: Decision): Promise<Option[] | null> {
  try {
    const found = await advise(rules, decision.position, undefined, "win");
    return "options" in found ? toWin(found) : null;
  } catch (error) {
    if (error instanceof RequestRefusal || error instanceof ServerUnreachable) return null;
    throw error;
  }
}

/** Returns every option from the server, otherwise from this device, at least those in the review. */
export async function optionsOf(
  { rules }: Pick<Reviewable, "rules">,
  decision: Decision,
  before: GameState | undefined,
): Promise<Option[]> {
  try {
    const found = await advise(rules, decision.position);
    if ("options" in found) return toScore(found);
  } catch (error) {
    if (!(error instanceof RequestRefusal || error instanceof ServerUnreachable)) throw error;
  }
  return (before && (await computeOptions(before))) ?? reviewedOptions(decision);
}

async function computeOptions(state: GameState): Promise<Option[] | undefined> {
  const known = await knownValues(state);
  return known && byValue(known.values, true);
}

/** Returns the best few options, and the choice made. */
export function shownOptions(options: readonly Option[], { chosen }: Pick<Decision, "chosen">): Option[] {
  const done = options.findIndex(({ action }) => actionKey(action) === actionKey(chosen));
  return options.filter((_, place) => place < SHOWN || place === done);
}

function reviewedOptions({ best, chosen, value, chosen_value, loss }: Decision): Option[] {
  const first = { action: best, value, loss: 0 };
  if (actionKey(best) === actionKey(chosen)) return [first];
  return [first, { action: chosen, value: chosen_value, loss }];
}
