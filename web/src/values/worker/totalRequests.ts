/** The distribution of final totals, in the worker, from values that this device has solved. */
import { enteredPoints } from "@/rules/card";
import { at } from "@/rules/list";
import type { Distribution } from "@/values/solving/cardScores";
import { totalsFrom } from "@/values/solving/totals";
import { stateOf, tableOf, type BareState } from "./answers";
import { inSteps, resultOf, type OnProgress, type Undone } from "./longWork";
import { followerOf } from "./solvedFollower";

export interface TotalsQuestion {
  readonly type: "totals";
  readonly id: number;
  readonly key: number;
  /** Of which the card of the seat on turn counts, before its turn. */
  readonly state: BareState;
  /** The kernel that follows the best play. */
  readonly kernel: ArrayBuffer;
}

/** Why there is no distribution; also for values that this device has not solved itself. */
export interface NoTotals {
  readonly why: Undone["why"] | "unsolved";
}

export interface TotalsAnswer {
  readonly id: number;
  readonly found: Distribution | NoTotals;
}

/** Follows the best play to the end of the game. */
export async function totals(question: TotalsQuestion, onprogress: OnProgress): Promise<TotalsAnswer> {
  const { id } = question;
  return { id, found: await resultOf(id, () => followed(question, onprogress)) };
}

async function followed(question: TotalsQuestion, onprogress: OnProgress): Promise<TotalsAnswer["found"]> {
  const { variant, cards, seat } = stateOf(question);
  const table = tableOf(variant);
  if (!table?.solved) return { why: "unsolved" };
  const card = at(cards, seat);
  const beginning = { card: table.cardNumber(variant, card), entered: 0, chance: 1 };
  const steps = totalsFrom(followerOf(table, question.kernel), [beginning]);
  const found = await inSteps(question.id, steps, onprogress);
  return { ...found, low: found.low + enteredPoints(variant, card) };
}
