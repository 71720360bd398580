/**
 * Effects of a house rule on its parent game: the changes are listed immediately, their effects computed game by game
 * on request.
 */
import { effectsOf, RequestRefusal, ServerUnreachable } from "@/net/api";
import { errorWords } from "@/net/errorWords";
import type { Balance, EffectsAnswer, EffectStep } from "@/wire/types";

/** Polling interval for progress. */
export const AGAIN_MS = 1000;
/** Delay after the last edit before the changes are requested. */
export const PAUSE_MS = 1200;

export class Effects {
  found: EffectsAnswer | null = $state.raw(null);
  /** Rules hash of these effects. */
  of = $state("");
  working = $state(false);
  problem = $state("");
  private asking: AbortController | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  /** Switches to other rules; their changes are requested once editing pauses. */
  look(toml: string, hash: string): void {
    this.stop();
    clearTimeout(this.waiting);
    if (hash !== this.of) this.waiting = setTimeout(() => void this.ask(toml, hash, false), PAUSE_MS);
  }

  /** Computes the missing effects. */
  async workOut(toml: string, hash: string): Promise<void> {
    this.stop();
    clearTimeout(this.waiting);
    this.working = true;
    await this.ask(toml, hash, true);
    this.working = false;
  }

  /** Stops waiting; the server drops what it has not begun. */
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
      // Errors of a listing during editing are not worth a message.
      if (work) this.problem = errorWords(error);
    }
  }
}

/** True if no more results will come. */
export function isDone({ steps }: EffectsAnswer): boolean {
  return steps.every(isKnown);
}

export function isKnown({ balance, why, problem }: EffectStep): boolean {
  return balance !== null || why !== null || problem !== null;
}

/** Returns the share of finished work, from 0 to 1. */
export function share({ steps }: EffectsAnswer): number {
  const done = steps.map((step) => (isKnown(step) ? 1 : (step.solving?.progress ?? 0)));
  return done.reduce((sum, one) => sum + one, 0) / steps.length;
}

const NUMBERS = ["mean", "minutes", "skill"] as const;
export type BalanceNumber = (typeof NUMBERS)[number];

/** Smallest notable difference. */
const NOTABLE: Readonly<Record<BalanceNumber, number>> = {
  mean: 0.05,
  minutes: 0.05,
  skill: 0.05,
};
/** Of measured numbers, in standard errors. */
const CLEAR = 2;

export interface RuleChange {
  number: BalanceNumber;
  by: number;
  /** True if the change exceeds the measuring error. */
  clear: boolean;
}

/** Returns the notable changes from one game to another; the mean always. */
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

/** Returns the bar widths in percent of the widest. */
export function widths(effects: readonly number[]): number[] {
  const most = Math.max(...effects.map(Math.abs), 1e-9);
  return effects.map((effect) => Math.abs(effect) / most);
}
