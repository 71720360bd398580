/** Why an action is better than another, in words, from values that this device has solved. */
import { language } from "@/i18n/i18n.svelte";
import type { Action, GameState } from "@/rules/gameState";
import { bestOf, type ActionValue } from "@/values/heuristic/actionValues";
import type { Why } from "@/values/worker/reasonRequests";
import type { Exercise, Rules } from "@/wire/types";
import { askedSolved } from "./askedSolved";
import { MOST_CARDS, whyUnsolved } from "./deviceValues";
import { thinker } from "./thinker";
import type { Advice, PositionQuestion } from "./valueSource";

/** A decision, and the actions that are compared; without a rival, the next action that is clearly worse. */
export interface ReasonsSought {
  readonly rules: Rules;
  readonly state: GameState;
  readonly better: Action;
  readonly rival?: Action;
}

type OnShare = (share: number) => void;

/** Returns the reasons as sentences; undefined where this device knows none. */
export async function reasonsHere(sought: ReasonsSought, onprogress?: OnShare): Promise<string[] | undefined> {
  const why = await whyHere(sought, onprogress);
  const words = why && (await reasonsWords());
  return words && why.reasons.map((reason) => words.reasonWords(reason, sought.state.variant));
}

/** Adds to an advice why the best action is better than the next that is clearly worse, if this device knows. */
export async function withReason({ rules, state }: PositionQuestion, advice: Advice): Promise<Advice> {
  const [best] = advice.options;
  const why = best && (await whyHere({ rules, state, better: best.action }));
  const words = why && (await reasonsWords());
  if (!words) return advice;
  const reasons = why.reasons.map((reason) => words.reasonWords(reason, state.variant));
  return { ...advice, reason: words.whyWords(state, why.rival, reasons) };
}

/**
 * Returns why the best action is better than each that loses at least so much, those that lose least first; none where
 * this device knows no reasons.
 *
 * @param values of all legal actions, in the rules' order.
 */
export async function againstHere(
  rules: Rules,
  state: GameState,
  values: readonly ActionValue[],
  least: number,
): Promise<Exercise["against"]> {
  const better = bestOf(values);
  const most = Math.max(...values.map(({ value }) => value));
  const others = values
    .map(({ action, value }, option) => ({ rival: action, option, loss: most - value }))
    .filter(({ loss }) => loss >= least);
  const found: Exercise["against"][number][] = [];
  for (const { rival, option } of others.sort((one, other) => one.loss - other.loss)) {
    const why = await whyHere({ rules, state, better, rival });
    if (!why) return [];
    found.push({ option, reasons: why.reasons });
  }
  return found;
}

/** Loads the words of reasons, which few need. */
export async function reasonsWords(): Promise<typeof import("@/game/reasons/reasonWords")> {
  const [words] = await Promise.all([import("@/game/reasons/reasonWords"), language.need("reasons")]);
  return words;
}

async function whyHere({ rules, state, ...actions }: ReasonsSought, onprogress?: OnShare): Promise<Why | undefined> {
  // A second try would take seconds and end like the first one.
  if (whyUnsolved(state.variant)) return undefined;
  return askedSolved(rules, state.variant, { mostCards: MOST_CARDS }, (kernel) =>
    thinker().reasons(state, kernel, actions, onprogress),
  );
}
