/** What would be best now, and what the alternatives cost: from the server, or by this device's own estimate. */
import { parseDice, type Dice } from "@/engine/dice";
import type { AdviceAnswer } from "@/wire/types";
import { formatPosition } from "@/engine/position";
import { phase, type Action } from "@/engine/state";
import { advise, Refused, Unreachable } from "@/net/api";
import type { Course } from "./fold";
import { estimated } from "./computer";

export interface Hint {
  action: Action;
  /** The final total to expect; null where only differences mean something. */
  value: number | null;
  /** What it costs against the best action. */
  loss: number;
}

/** Where the values come from: computed by the server, estimated by it, or estimated on this device. */
export type Source = "exact" | "estimated" | "here";

const AGAIN = 700;
const SHOWN = 6;

export class Hints {
  list: readonly Hint[] = $state.raw([]);
  source: Source = $state("estimated");
  /** - idle: nothing to advise; asking; preparing: the variant is being solved; shown; none: no advice to be had. */
  stage: "idle" | "asking" | "preparing" | "shown" | "none" = $state("idle");
  progress = $state(0);
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
    this.list = [];
  }

  /** Asks what is best where the game stands; asked the same again, it changes nothing. */
  async ask(course: Course, offline: boolean): Promise<void> {
    if (phase(course.state) !== "decide") {
      this.rest();
      return;
    }
    const position = formatPosition(course.state);
    if (position === this.#asked) return;
    this.rest();
    this.#asked = position;
    const asking = (this.#asking = new AbortController());
    this.stage = "asking";
    try {
      if (offline) await this.#estimate(course, asking.signal);
      else await this.#server(course, position, asking.signal);
    } catch (error) {
      if (asking.signal.aborted) return;
      if (error instanceof Unreachable) await this.#estimate(course, asking.signal);
      else if (error instanceof Refused) this.stage = "none";
      else throw error;
    }
  }

  async #server(course: Course, position: string, signal: AbortSignal): Promise<void> {
    for (;;) {
      const found = await advise(course.opened.rules, position, signal);
      if (signal.aborted) return;
      if ("options" in found) {
        this.#show(hintsOf(found), found.exact ? "exact" : "estimated");
        return;
      }
      this.stage = "preparing";
      this.progress = found.progress;
      await new Promise((over) => setTimeout(over, AGAIN));
    }
  }

  async #estimate(course: Course, signal: AbortSignal): Promise<void> {
    const values = await estimated(course.state);
    if (signal.aborted) return;
    const best = Math.max(...values.map(({ value }) => value));
    this.#show(
      values.map(({ action, value }) => ({ action, value: null, loss: best - value })),
      "here",
    );
  }

  #show(hints: Hint[], source: Source): void {
    this.list = hints.sort((one, other) => one.loss - other.loss).slice(0, SHOWN);
    this.source = source;
    this.stage = this.list.length > 0 ? "shown" : "none";
  }
}

function hintsOf({ options }: AdviceAnswer): Hint[] {
  return options.map(({ action, value, loss }) => ({ action, value, loss }));
}
