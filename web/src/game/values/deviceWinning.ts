/** Advice for winning, from values that this device has solved. */
import thresholds from "@thresholds";
import { comparesTotals } from "@/rules/finish";
import { legalActions } from "@/rules/gameEngine";
import { at } from "@/rules/list";
import type { WinsFound } from "@/values/worker/winRequests";
import { askedSolved } from "./askedSolved";
import { reasonsWords } from "./deviceReasons";
import { MOST_CARDS } from "./deviceValues";
import { toWin, type Hint } from "./hint";
import type { InquiryHandle } from "./inquiry.svelte";
import { thinker } from "./thinker";
import type { Advice, PositionQuestion } from "./valueSource";

/** Chances that differ by less are the same. */
const NEAR = thresholds.reasons.chance;

/** Answers with how often each action wins, then with the reason; not at all where this device cannot say. */
export async function winningHere(
  { rules, state }: PositionQuestion,
  { onanswer, onprogress, signal }: Omit<InquiryHandle<Advice>, "current">,
): Promise<Advice | undefined> {
  const { variant } = state;
  if (!comparesTotals(variant)) return undefined;
  const options = { mostCards: MOST_CARDS, signal };
  const found = await askedSolved(rules, variant, options, (kernel) =>
    thinker().winning(state, kernel, { onprogress, signal }),
  );
  if (!found) return undefined;
  const advice = adviceFrom({ rules, state }, found);
  onanswer(advice);
  return { ...advice, reason: (await reasonHere({ rules, state }, advice.options, signal)) ?? null };
}

function adviceFrom({ state }: PositionQuestion, { wins, means, chances }: WinsFound): Advice {
  const options = legalActions(state).map((action, place) => ({
    action,
    value: at(means, place),
    loss: 0,
    win: at(wins, place),
  }));
  return { options: toWin({ options, chances: [...chances] }) ?? [], certainty: "exact", reason: null, chances };
}

/** Returns why the best option wins more often than the one with the most points, or else than the next one. */
async function reasonHere(
  { rules, state }: PositionQuestion,
  options: readonly Hint[],
  signal: AbortSignal,
): Promise<string | undefined> {
  const [best] = options;
  const winOf = ({ win = 0 }: Hint): number => win;
  const byPoints = options.toSorted((one, other) => one.loss - other.loss);
  const rival = best && [...byPoints.slice(0, 1), ...options].find((one) => winOf(best) - winOf(one) >= NEAR);
  if (!rival) return undefined;
  const actions = [best.action, rival.action];
  const found = await askedSolved(rules, state.variant, { mostCards: MOST_CARDS, signal }, (kernel) =>
    thinker().scatter(state, kernel, actions, signal),
  );
  if (!found) return undefined;
  const [good, bad] = [at(found, 0), at(found, 1)];
  const words = await reasonsWords();
  const facts = { better: winOf(best), worse: winOf(rival), given_up: bad.mean - good.mean };
  const reason = words.toWinWords({ ...facts, spread: good.sd, other_spread: bad.sd }, state.variant);
  return words.whyWords(state, rival.action, [reason]);
}
