/**
 * What a house rule does to the game that it is like: what changes is told at once, what that does when somebody has it
 * worked out, game by game.
 */
import { effectsOf, RequestRefusal, ServerUnreachable } from "@/net/api";
import { errorWords } from "@/net/errorWords";
import type { Balance, EffectsAnswer, EffectStep } from "@/wire/types";

/** So often the server is asked how far it is. */
export const AGAIN_MS = 1000;
/** So long nothing is changed before it is asked what the changes are. */
export const PAUSE_MS = 1200;

export class Effects {
  found: EffectsAnswer | null = $state.raw(null);
  /** The rules that this is about, by their hash. */
  of = $state("");
  working = $state(false);
  problem = $state("");
  private asking: AbortController | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  /** Other rules now: what they change is asked for as soon as they stay. */
  look(toml: string, hash: string): void {
    this.stop();
    clearTimeout(this.waiting);
    if (hash !== this.of) this.waiting = setTimeout(() => void this.ask(toml, hash, false), PAUSE_MS);
  }

  /** Works out what nobody knows yet. */
  async workOut(toml: string, hash: string): Promise<void> {
    this.stop();
    clearTimeout(this.waiting);
    this.working = true;
    await this.ask(toml, hash, true);
    this.working = false;
  }

  /** Nobody waits for it any more; the server then drops what it has not begun. */
  stop(): void {
    this.asking?.abort();
    this.working = false;
  }

  private async ask(toml: string, hash: string, work: boolean): Promise<void> {
    const asking = (this.asking = new AbortController());
    this.problem = "";
    try {
      do {
        this.found = await effectsOf(toml, work, asking.signal);
        this.of = hash;
        if (!work || isDone(this.found)) return;
        await new Promise((over) => setTimeout(over, AGAIN_MS));
      } while (!asking.signal.aborted);
    } catch (error) {
      if (asking.signal.aborted) return;
      if (!(error instanceof RequestRefusal || error instanceof ServerUnreachable)) throw error;
      // While somebody writes, what the changes are is not worth a message.
      if (work) this.problem = errorWords(error);
    }
  }
}

/** Whether nothing more will be known. */
export function isDone({ steps }: EffectsAnswer): boolean {
  return steps.every(isKnown);
}

export function isKnown({ balance, why, problem }: EffectStep): boolean {
  return balance !== null || why !== null || problem !== null;
}

/** How much of all is worked out, from 0 to 1. */
export function share({ steps }: EffectsAnswer): number {
  const done = steps.map((step) => (isKnown(step) ? 1 : (step.solving?.progress ?? 0)));
  return done.reduce((sum, one) => sum + one, 0) / steps.length;
}

const NUMBERS = ["mean", "sd", "minutes", "skill", "close"] as const;
export type BalanceNumber = (typeof NUMBERS)[number];

/** From where on a difference is worth a word. */
const NOTABLE: Readonly<Record<BalanceNumber, number>> = {
  mean: 0.05,
  sd: 0.5,
  minutes: 0.05,
  skill: 0.02,
  close: 0.005,
};
/** Of measured numbers, in standard errors. */
const CLEAR = 2;

export interface RuleChange {
  number: BalanceNumber;
  by: number;
  /** Whether it is more than the measuring could bring about. */
  clear: boolean;
}

/** What is other from one game to the next, as far as it is worth a word; the mean always. */
export function changesOf(before: Balance, after: Balance): RuleChange[] {
  return NUMBERS.map((number) => ({
    number,
    by: after[number] - before[number],
    clear: Math.abs(after[number] - before[number]) > CLEAR * Math.hypot(error(before, number), error(after, number)),
  })).filter(({ number, by, clear }) => number === "mean" || (clear && Math.abs(by) >= NOTABLE[number]));
}

function error({ errors }: Balance, number: BalanceNumber): number {
  return number === "minutes" ? 0 : (errors?.[number] ?? 0);
}

/** The width of a bar, of the widest one. */
export function widths(effects: readonly number[]): number[] {
  const most = Math.max(...effects.map(Math.abs), 1e-9);
  return effects.map((effect) => Math.abs(effect) / most);
}
