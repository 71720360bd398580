/** All that could be done in a position, with what it is worth. */
import { actionKey } from "@/game/actionWords";
import { exactValues } from "@/game/exact";
import type { Reviewable } from "@/game/review";
import { advise, Refused, Unreachable } from "@/net/api";
import type { Action, GameState } from "@/engine/state";
import type { Decision } from "@/wire/types";

export interface Option {
  readonly action: Action;
  /** The final total to expect. */
  readonly value: number | null;
  readonly loss: number;
}

const SHOWN = 6;

/** Of the server every option, the best first; without it of this device, and at least what the review itself knows. */
export async function optionsOf(
  { rules }: Pick<Reviewable, "rules">,
  decision: Decision,
  before: GameState | undefined,
): Promise<Option[]> {
  try {
    const found = await advise(rules, decision.position);
    if ("options" in found) return found.options.map(({ action, value, loss }) => ({ action, value, loss }));
  } catch (error) {
    if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
  }
  return (before && (await computed(before))) ?? known(decision);
}

async function computed(state: GameState): Promise<Option[] | undefined> {
  const values = await exactValues(state);
  const best = Math.max(...(values ?? []).map(({ value }) => value));
  return values?.map(({ action, value }) => ({ action, value, loss: best - value }));
}

/** The best few, and what was done where it is not among them. */
export function shownOptions(options: readonly Option[], { chosen }: Pick<Decision, "chosen">): Option[] {
  const best = [...options].sort((one, other) => one.loss - other.loss);
  const done = best.findIndex(({ action }) => actionKey(action) === actionKey(chosen));
  return best.filter((_, place) => place < SHOWN || place === done);
}

function known({ best, chosen, value, chosen_value: worth, loss }: Decision): Option[] {
  const first = { action: best, value, loss: 0 };
  if (actionKey(best) === actionKey(chosen)) return [first];
  return [first, { action: chosen, value: worth, loss }];
}
