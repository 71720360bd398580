/**
 * The best action and the cost of the others: from this device's table, the server, or an estimate. Chances to win come
 * only from the server.
 */
import { parseDice, type Dice } from "@/engine/dice";
import { formatPosition } from "@/engine/position";
import { phase, type GameState } from "@/engine/state";
import { advise, RequestRefusal, ServerUnreachable } from "@/net/api";
import type { AdviceAnswer, Certainty } from "@/wire/types";
import type { TableState } from "@/game/tables/tableState";
import { estimated } from "./computer";
import { knownValues } from "./deviceValues";
import { byValue, toScore, toWin, victoryFirst, type HintGoal, type Hint } from "./hint";

/** Certainty of the values; `here` is a rough estimate in which only differences are meaningful. */
export type Source = Certainty | "here";

/** Polling interval for the server's progress. */
const AGAIN = 700;
/** If the server answers within this time, no estimate is shown before. */
const AT_ONCE = 300;
const SHOWN = 6;
const TRUST: Readonly<Record<Source, number>> = { here: 0, rough: 1, learned: 2, exact: 3 };

export class Hints {
  list: readonly Hint[] = $state.raw([]);
  source: Source = $state("rough");
  /** Why the best action beats the next clearly worse one; null if unknown. */
  reason: string | null = $state(null);
  /** - idle: nothing to advise; asking; shown; none: no advice available. */
  stage: "idle" | "asking" | "shown" | "none" = $state("idle");
  /** The server's progress towards better values, from 0 to 1; null if none are coming. */
  progress: number | null = $state(null);
  /**
   * Advice for winning. Unless it is shown, advice for points is.
   *
   * - unasked; coming: the server computes how cards end; shown; away: no server; unknown: the server cannot tell.
   */
  winning: "unasked" | "coming" | "shown" | "away" | "unknown" = $state("unasked");
  /** The server's progress in computing how cards end, from 0 to 1; null if unknown. */
  winProgress: number | null = $state(null);
  /** Chances to win by seat if everybody maximizes points; null if unknown. */
  chances: readonly number[] | null = $state.raw(null);
  #position = "";
  #aim: HintGoal = "points";
  /** True if the hints shown answer the latest question. */
  #answered = false;
  #asking: AbortController | undefined;

  get best(): Hint | null {
    return this.stage === "shown" ? (this.list[0] ?? null) : null;
  }

  /** The dice that the best action holds; null for other actions. */
  get hold(): Dice | null {
    const action = this.best?.action;
    return action && (action.type === "held" || action.type === "bought") ? parseDice(action.dice) : null;
  }

  rest(): void {
    this.#asking?.abort();
    this.#position = "";
    this.stage = "idle";
    this.winning = "unasked";
    this.progress = null;
    this.list = [];
    this.chances = null;
  }

  /**
   * Asks for the best action in a position; repeating the question changes nothing.
   *
   * Hints for the same position stay until the other goal is answered. While the server computes advice for winning,
   * advice for points is shown; it stays if there is none for winning.
   */
  async ask(course: TableState, offline: boolean, wanted: HintGoal = "points"): Promise<void> {
    if (phase(course.state) !== "decide") {
      this.rest();
      return;
    }
    const position = formatPosition(course.state);
    const aim = course.state.cards.length > 1 ? wanted : "points";
    const reconnected = this.winning === "away" && !offline;
    if (position === this.#position && aim === this.#aim && !reconnected) return;
    const signal = this.#begin(position, aim);
    if (aim === "win" && !offline) {
      const won = this.#toWin(course, signal);
      if (await Promise.race([won, after(AT_ONCE)])) return;
      await Promise.all([won, this.#toScore(course, offline, signal)]);
    } else {
      this.winning = aim === "win" ? "away" : "unasked";
      await this.#toScore(course, offline, signal);
    }
  }

  #begin(position: string, aim: HintGoal): AbortSignal {
    if (position === this.#position) this.#asking?.abort();
    else this.rest();
    [this.#position, this.#aim, this.#answered] = [position, aim, false];
    [this.progress, this.winProgress, this.winning] = [null, null, "unasked"];
    if (this.stage !== "shown") this.stage = "asking";
    return (this.#asking = new AbortController()).signal;
  }

  /**
   * Shows the table's values immediately if there is one; the server may add a reason or better values. Otherwise shows
   * an estimate until better values arrive.
   */
  async #toScore(course: TableState, offline: boolean, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const here = this.#known(course, signal);
    const better = offline ? here : Promise.race([this.#server(course, signal), untilTrue(here)]);
    await Promise.all([better, this.#estimate(course, better, signal)]);
  }

  /** Shows the table's values; returns false without a table. */
  async #known({ state }: TableState, signal: AbortSignal): Promise<boolean> {
    const known = await knownValues(state);
    if (!known || signal.aborted) return false;
    // Values of the same certainty from the server also carry a reason.
    if (!this.#answered || TRUST[known.certainty] > TRUST[this.source]) {
      this.#show(state, byValue(known.values, true), known.certainty);
    }
    return true;
  }

  /** Polls the server until it knows the values; returns whether it does. */
  async #server(course: TableState, signal: AbortSignal): Promise<boolean> {
    const found = await knownTo(course, "points", signal, (progress) => {
      const settled = this.winning === "shown" || (this.#answered && TRUST[this.source] > TRUST.rough);
      this.progress = settled ? null : progress;
    });
    if (!found) return false;
    this.progress = null;
    if (found instanceof Error) return false;
    if (!this.#answered || TRUST[found.certainty] >= TRUST[this.source]) {
      this.#show(course.state, toScore(found), found.certainty, found.reason);
    }
    return true;
  }

  /** Polls the server for chances to win; returns true if nothing else is to be shown. */
  async #toWin(course: TableState, signal: AbortSignal): Promise<boolean> {
    this.winning = "coming";
    const found = await knownTo(course, "win", signal, (progress) => (this.winProgress = progress));
    if (!found) return true;
    const hints = found instanceof Error ? null : toWin(found);
    if (found instanceof Error || !hints) {
      this.winning = found instanceof ServerUnreachable ? "away" : "unknown";
      return false;
    }
    this.#show(course.state, hints, found.certainty, found.reason);
    [this.winning, this.progress, this.chances] = ["shown", null, found.chances];
    return true;
  }

  /** Shows this device's estimate, unless better values have arrived. */
  async #estimate(course: TableState, better: Promise<boolean>, signal: AbortSignal): Promise<void> {
    const [values] = await Promise.all([estimated(course.state), Promise.race([better, after(AT_ONCE)])]);
    if (!signal.aborted && !this.#answered) this.#show(course.state, byValue(values, false), "here");
  }

  /** Shows hints, unless advice for winning is shown. */
  #show(state: GameState, hints: readonly Hint[], source: Source, reason: string | null = null): void {
    if (this.winning === "shown") return;
    const list = victoryFirst(state, hints);
    this.#answered = true;
    this.list = list.slice(0, SHOWN);
    this.source = source;
    this.reason = list[0]?.action === hints[0]?.action ? reason : null;
    this.chances = null;
    this.stage = this.list.length > 0 ? "shown" : "none";
  }
}

/** Returns the server's advice once known, or why there is none; undefined once aborted. */
async function knownTo(
  { opened, state }: TableState,
  aim: HintGoal,
  signal: AbortSignal,
  ontold: (progress: number) => void,
): Promise<AdviceAnswer | ServerUnreachable | RequestRefusal | undefined> {
  try {
    for (;;) {
      const found = await advise(opened.rules, formatPosition(state), signal, aim === "win" ? "win" : "mean");
      if (signal.aborted) return undefined;
      if ("options" in found) return found;
      ontold(found.progress);
      await after(AGAIN);
    }
  } catch (error) {
    if (signal.aborted) return undefined;
    if (error instanceof ServerUnreachable || error instanceof RequestRefusal) return error;
    throw error;
  }
}

/** Never resolves if the answer is false. */
function untilTrue(question: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    question.then((yes) => {
      if (yes) resolve(true);
    }, reject);
  });
}

function after(milliseconds: number): Promise<void> {
  return new Promise((over) => setTimeout(over, milliseconds));
}
