/** Chances to win in the worker, from values that this device has solved. */
import type { Action } from "@/rules/gameState";
import { valuesBy } from "@/values/exact/exactValues";
import { meanOf, spreadOf } from "@/values/solving/spread";
import type { SolvedSheet } from "@/values/solving/turnFollowing";
import { totalsAfter, winAdvice, type WinAdvice } from "@/values/winning/winAdvice";
import { stateOf, tableOf, type BareState } from "./answers";
import { inSteps, resultOf, type OnProgress, type Undone } from "./longWork";
import { followerOf } from "./solvedFollower";

interface AnyWinQuestion {
  readonly id: number;
  readonly key: number;
  /** A decision in a game of several seats, in which the highest total wins. */
  readonly state: BareState;
  /** The kernel that follows the best play. */
  readonly kernel: ArrayBuffer;
}

export interface WinQuestion extends AnyWinQuestion {
  readonly type: "winning";
}

/** How the seat's final total scatters after some legal actions. */
export interface ScatterQuestion extends AnyWinQuestion {
  readonly type: "scatter";
  readonly actions: readonly Action[];
}

/** Why there is no answer; also for values that this device has not solved itself. */
export interface NoWins {
  readonly why: Undone["why"] | "unsolved";
}

export interface WinsFound extends WinAdvice {
  /** By legal action, in the rules' order, the expected final total. */
  readonly means: readonly number[];
}

/** Of a final total. */
export interface Scatter {
  readonly mean: number;
  readonly sd: number;
}

export interface WinAnswer {
  readonly id: number;
  readonly found: WinsFound | NoWins;
}

export interface ScatterAnswer {
  readonly id: number;
  readonly found: readonly Scatter[] | NoWins;
}

/** Returns how often each action wins. */
export async function winning(question: WinQuestion, onprogress: OnProgress): Promise<WinAnswer> {
  const { id } = question;
  const state = stateOf(question);
  const found = await solvedWith(question, onprogress, function* (sheet): Generator<number, WinsFound> {
    const means = valuesBy(sheet.table, state).map(({ value }) => value);
    return { ...(yield* winAdvice(sheet, state)), means };
  });
  return { id, found };
}

/** Returns how the final total scatters after each of the actions. */
export async function scatter(question: ScatterQuestion, onprogress: OnProgress): Promise<ScatterAnswer> {
  const { id, actions } = question;
  const state = stateOf(question);
  const found = await solvedWith(question, onprogress, function* (sheet): Generator<number, Scatter[]> {
    const all: Scatter[] = [];
    for (const action of actions) {
      const totals = yield* totalsAfter(sheet, state, action);
      all.push({ mean: meanOf(totals), sd: spreadOf(totals).sd });
    }
    return all;
  });
  return { id, found };
}

async function solvedWith<Found>(
  { id, kernel, ...question }: AnyWinQuestion,
  onprogress: OnProgress,
  steps: (sheet: SolvedSheet) => Generator<number, Found>,
): Promise<Found | NoWins> {
  const table = tableOf(stateOf(question).variant);
  if (!table?.solved) return { why: "unsolved" };
  const sheet = (): SolvedSheet => ({ table, follower: followerOf(table, kernel) });
  return resultOf(id, () => inSteps(id, steps(sheet()), onprogress));
}
