/**
 * What would be best now, and what the alternatives cost: computed on this device, from the server, or by this device's own
 * estimate.
 */
import { parseDice, type Dice } from "@/engine/dice";
import type { AdviceAnswer } from "@/wire/types";
import { formatPosition } from "@/engine/position";
import { phase, type Action } from "@/engine/state";
import { advise, Refused, Unreachable } from "@/net/api";
import type { Course } from "./fold";
import { estimated } from "./computer";
import { exactValues } from "./exact";

export interface Hint {
  action: Action;
  /** The final total to expect; null where only differences mean something. */
  value: number | null;
  /** What it costs against the best action. */
  loss: number;
}

/** Where the values come from: computed, estimated by the server, or estimated on this device. */
export type Source = "exact" | "estimated" | "here";

/** How often it is asked how far the server is. */
const AGAIN = 700;
/** What the server knows already comes within this time, so that nobody sees an estimate flash by. */
const AT_ONCE = 300;
const SHOWN = 6;

export class Hints {
  list: readonly Hint[] = $state.raw([]);
  source: Source = $state("estimated");
  /** Why the best one is better than the next that is clearly worse; null where nobody says. */
  reason: string | null = $state(null);
  /** - idle: nothing to advise; asking; shown; none: no advice to be had. */
  stage: "idle" | "asking" | "shown" | "none" = $state("idle");
  /** How far the server is with better values, from 0 to 1; null where none are to come. */
  progress: number | null = $state(null);
  #asked = "";
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
    this.#asked = "";
    this.stage = "idle";
    this.progress = null;
    this.list = [];
  }

  /**
   * Asks what is best where the game stands; asked the same again, it changes nothing.
   *
   * With the table of the variant here, what is exact comes at once; the server has only the reason to add. Otherwise this device's
   * own estimate comes first, and stays where nothing better does.
   */
  async ask(course: Course, offline: boolean): Promise<void> {
    if (phase(course.state) !== "decide") {
      this.rest();
      return;
    }
    const position = formatPosition(course.state);
    if (position === this.#asked) return;
    this.rest();
    this.#asked = position;
    const { signal } = (this.#asking = new AbortController());
    this.stage = "asking";
    const here = this.#exact(course, signal);
    const better = offline ? here : Promise.race([this.#server(course, position, signal), untilTrue(here)]);
    await Promise.all([better, this.#estimate(course, better, signal)]);
  }

  /** Shows what the table says; whether one is here. */
  async #exact({ state }: Course, signal: AbortSignal): Promise<boolean> {
    const values = await exactValues(state);
    if (!values || signal.aborted) return false;
    if (this.stage !== "shown" || this.source !== "exact") {
      const best = Math.max(...values.map(({ value }) => value));
      this.#show(
        values.map(({ action, value }) => ({ action, value, loss: best - value })),
        "exact",
      );
    }
    return true;
  }

  /** Asks the server until it knows; whether it does. */
  async #server(course: Course, position: string, signal: AbortSignal): Promise<boolean> {
    try {
      for (;;) {
        const found = await advise(course.opened.rules, position, signal);
        if (signal.aborted) return false;
        if ("options" in found) {
          this.progress = null;
          this.#show(hintsOf(found), found.exact ? "exact" : "estimated", found.reason);
          return true;
        }
        this.progress = this.source === "exact" && this.stage === "shown" ? null : found.progress;
        await after(AGAIN);
      }
    } catch (error) {
      if (signal.aborted) return false;
      this.progress = null;
      if (error instanceof Unreachable || error instanceof Refused) return false;
      throw error;
    }
  }

  /** Shows what this device thinks, unless something better is there by then. */
  async #estimate(course: Course, better: Promise<boolean>, signal: AbortSignal): Promise<void> {
    const [values] = await Promise.all([estimated(course.state), Promise.race([better, after(AT_ONCE)])]);
    if (signal.aborted || this.stage === "shown") return;
    const best = Math.max(...values.map(({ value }) => value));
    this.#show(
      values.map(({ action, value }) => ({ action, value: null, loss: best - value })),
      "here",
    );
  }

  #show(hints: Hint[], source: Source, reason: string | null = null): void {
    this.list = hints.sort((one, other) => one.loss - other.loss).slice(0, SHOWN);
    this.source = source;
    this.reason = reason;
    this.stage = this.list.length > 0 ? "shown" : "none";
  }
}

function hintsOf({ options }: AdviceAnswer): Hint[] {
  return options.map(({ action, value, loss }) => ({ action, value, loss }));
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
