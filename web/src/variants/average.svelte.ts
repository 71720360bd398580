/**
 * The average of optimal play, computed on request: by this device and by the server at once, whichever is first. Both
 * take seconds, or up to minutes; this device knows the mean before the spread. Results are kept for comparison when the
 * rules change.
 */
import { solvedMean, type Unsolved } from "@/game/values/deviceValues";
import { gameTotals } from "@/game/values/gameTotals";
import { unsolvedWords } from "@/game/values/unsolvedWords";
import { averageOf, RequestRefusal, ServerUnreachable } from "@/net/api";
import { errorWords } from "@/net/errorWords";
import { untilSolved } from "@/net/polling";
import { prepare } from "@/rules/variantTables";
import { HAS_SERVER } from "@/site";
import { spreadOf } from "@/values/solving/spread";
import type { SolveOptions } from "@/values/worker/workerClient";
import type { AverageAnswer, Rules, VariantPage } from "@/wire/types";

/** Polling interval for progress. */
export const AGAIN_MS = 1000;
const WITHOUT_SPREAD = { exact: true, certainty: "exact", sd: null, nine_in_ten: null, why: null } as const;

export class Average {
  found: AverageAnswer | null = $state.raw(null);
  /** Hash of the rules last requested. */
  of = $state("");
  /** From 0 to 1; null if nothing is being computed. Once the mean is found, how far the spread is. */
  progress: number | null = $state(null);
  /** True if this device knows the mean, and nothing more yet. */
  lacksSpread = $state(false);
  waiting = $state(false);
  problem = $state("");
  /** Why this device has not solved the rules; null if it has, or is about to. */
  unsolved: Unsolved | null = $state.raw(null);
  private asking: AbortController | undefined;

  async ask(rules: Rules, page: VariantPage): Promise<void> {
    this.stop();
    const { signal } = (this.asking = new AbortController());
    this.progress = 0;
    this.problem = "";
    this.unsolved = null;
    const isWanted = (): boolean => !signal.aborted;
    const device = this.askDevice(rules, page, signal);
    const spread = device.then((isKnown) => (isKnown ? this.askSpread(rules, page, signal) : undefined));
    try {
      const answer = await this.askServer(rules, signal);
      // A mean from this device is exact; the server may have given up, or learned it.
      if (answer.exact || !(await device)) this.show(answer, page);
      if (answer.sd !== null) this.stop();
    } catch (error) {
      if (!isWanted()) return;
      if (!(error instanceof RequestRefusal || error instanceof ServerUnreachable)) throw error;
      if (!(await device) && isWanted()) this.problem = this.problemOf(error);
    }
    await spread;
    if (isWanted()) this.progress = null;
  }

  /** Stops waiting; the server drops the job unless it has begun. */
  stop(): void {
    this.asking?.abort();
    this.progress = null;
  }

  /** Shows the exact mean as soon as this device knows it; returns whether it does. */
  private async askDevice(rules: Rules, page: VariantPage, signal: AbortSignal): Promise<boolean> {
    const mean = await solvedMean(rules, prepare(page.tables), this.watched(signal));
    if (signal.aborted) return false;
    if (typeof mean !== "number") {
      this.unsolved = mean;
      return false;
    }
    this.show({ ...WITHOUT_SPREAD, mean }, page);
    [this.progress, this.lacksSpread] = [0, true];
    return true;
  }

  /** Adds the spread of totals to the mean that is shown. */
  private async askSpread(rules: Rules, page: VariantPage, signal: AbortSignal): Promise<void> {
    const totals = await gameTotals(rules, prepare(page.tables), this.watched(signal));
    if (!totals || signal.aborted || !this.found) return;
    this.show({ ...this.found, ...spreadOf(totals) }, page);
    this.stop();
  }

  private watched(signal: AbortSignal): SolveOptions {
    const onprogress = (share: number): void => {
      if (!signal.aborted) this.tell(share);
    };
    return { signal, onprogress };
  }

  /** Without a server, what counts is why this device has not solved it. */
  private problemOf(error: RequestRefusal | ServerUnreachable): string {
    return this.unsolved && !HAS_SERVER ? unsolvedWords(this.unsolved) : errorWords(error);
  }

  private askServer(rules: Rules, signal: AbortSignal): Promise<AverageAnswer> {
    return untilSolved(() => averageOf(rules, signal), {
      pauseMs: AGAIN_MS,
      signal,
      onprogress: (share, stage) => {
        this.waiting = stage === "waiting" && this.progress === 0;
        this.tell(share);
      },
    });
  }

  /** Device and server are at work at once: the farther one counts. */
  private tell(share: number): void {
    if (this.progress !== null) this.progress = Math.max(this.progress, share);
  }

  private show(answer: AverageAnswer, { rules_hash }: VariantPage): void {
    this.found = answer;
    this.of = rules_hash;
    this.lacksSpread = false;
  }
}
