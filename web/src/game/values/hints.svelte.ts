/**
 * What would be best now, and what the alternatives cost: computed on this device, from the server, or by this device's own
 * estimate. How often each action wins only the server knows.
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

/** How far the values can be trusted; `here`: a rough estimate of this device, in which only differences mean something. */
export type Source = Certainty | "here";

/** How often it is asked how far the server is. */
const AGAIN = 700;
/** What the server knows already comes within this time, so that nobody sees an estimate flash by. */
const AT_ONCE = 300;
const SHOWN = 6;
const TRUST: Readonly<Record<Source, number>> = { here: 0, rough: 1, learned: 2, exact: 3 };

export class Hints {
  list: readonly Hint[] = $state.raw([]);
  source: Source = $state("rough");
  /** Why the best one is better than the next that is clearly worse; null where nobody says. */
  reason: string | null = $state(null);
  /** - idle: nothing to advise; asking; shown; none: no advice to be had. */
  stage: "idle" | "asking" | "shown" | "none" = $state("idle");
  /** How far the server is with better values, from 0 to 1; null where none are to come. */
  progress: number | null = $state(null);
  /**
   * Advice for winning. Unless it is shown, what is shown is for points.
   *
   * - unasked; coming: how cards end is being worked out; shown; away: there is no server; unknown: the server does not know.
   */
  winning: "unasked" | "coming" | "shown" | "away" | "unknown" = $state("unasked");
  /** How far the server is with working out how cards end, from 0 to 1; null where it has not said. */
  winProgress: number | null = $state(null);
  /** Everybody's chance to win, by seat, if all play on for points; null where it is not known. */
  chances: readonly number[] | null = $state.raw(null);
  #position = "";
  #aim: HintGoal = "points";
  /** Whether what is shown answers what was asked last. */
  #answered = false;
  #asking: AbortController | undefined;

  get best(): Hint | null {
    return this.stage === "shown" ? (this.list[0] ?? null) : null;
  }

  /** The dice that the best action keeps; null where it is another action. */
  get hold(): Dice | null {
    const action = this.best?.action;
    return action && (action.type === "held" || action.type === "bought") ? parseDice(action.dice) : null;
  }

  /** Forgets what was shown. */
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
   * Asks what is best where the game stands; asked the same again, it changes nothing.
   *
   * What is shown for the same position stays until there is an answer for the other aim. Advice for winning that the server has yet
   * to work out is preceded by advice for points, which stays where there is none for winning.
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
   * With the table of the variant here, its values come at once; the server has the reason to add, and what it knows better. Otherwise
   * this device's own estimate comes first, and stays where nothing better does.
   */
  async #toScore(course: TableState, offline: boolean, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const here = this.#known(course, signal);
    const better = offline ? here : Promise.race([this.#server(course, signal), untilTrue(here)]);
    await Promise.all([better, this.#estimate(course, better, signal)]);
  }

  /** Shows what the table says; whether one is here. */
  async #known({ state }: TableState, signal: AbortSignal): Promise<boolean> {
    const known = await knownValues(state);
    if (!known || signal.aborted) return false;
    // What the server says of the same certainty has a reason besides.
    if (!this.#answered || TRUST[known.certainty] > TRUST[this.source]) {
      this.#show(state, byValue(known.values, true), known.certainty);
    }
    return true;
  }

  /** Asks the server until it knows; whether it does. */
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

  /** Asks the server until it knows how often each action wins; whether nothing else is to be shown. */
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

  /** Shows what this device thinks, unless something better is there by then. */
  async #estimate(course: TableState, better: Promise<boolean>, signal: AbortSignal): Promise<void> {
    const [values] = await Promise.all([estimated(course.state), Promise.race([better, after(AT_ONCE)])]);
    if (!signal.aborted && !this.#answered) this.#show(course.state, byValue(values, false), "here");
  }

  /** Shows advice, where none for winning is shown. */
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

/** What the server advises once it knows, or why it does not; nothing where nobody waits for it any more. */
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

/** Never comes where it is not true. */
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
