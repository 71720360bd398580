/** The options of a reviewed decision with their values, the best first. */
import { actionKey } from "@/game/review/actionWords";
import type { Hint } from "@/game/values/hint";
import { adviceOfDevice, adviceOfServer } from "@/game/values/valueSource";
import type { Reviewable } from "@/game/review/gameReview";
import type { GameState } from "@/rules/gameState";
import type { Decision } from "@/wire/types";

export type Option = Readonly<Hint>;

const SHOWN = 4;

/**
 * Returns the options by points: all of them of the server or of this device, at least those that the review knows.
 *
 * With `wins`, by their chance to win if the server knows it already.
 */
export async function optionsOf(
  { rules }: Pick<Reviewable, "rules">,
  decision: Decision,
  before: GameState | undefined,
  { wins = false, signal }: { wins?: boolean; signal?: AbortSignal } = {},
): Promise<readonly Option[]> {
  const { position } = decision;
  const found =
    (wins ? await adviceOfServer(rules, position, "win", signal) : undefined) ??
    (await adviceOfServer(rules, position, "points", signal)) ??
    (before && (await adviceOfDevice(before)));
  return found?.options ?? reviewedOptions(decision);
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
