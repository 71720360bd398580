/**
 * The average of optimal play, computed on request because it takes the server up to minutes; polls for progress.
 * Results are kept for comparison when the rules change.
 */
import { averageOf, RequestRefusal, ServerUnreachable } from "@/net/api";
import { errorWords } from "@/net/errorWords";
import { untilSolved } from "@/net/polling";
import type { AverageAnswer, Rules } from "@/wire/types";

/** Polling interval for progress. */
export const AGAIN_MS = 1000;

export class Average {
  found: AverageAnswer | null = $state.raw(null);
  /** Hash of the rules last requested. */
  of = $state("");
  /** From 0 to 1; null if nothing is being computed. */
  progress: number | null = $state(null);
  waiting = $state(false);
  problem = $state("");
  private asking: AbortController | undefined;

  /** Polls for the result; `hash` identifies the rules. */
  async ask(rules: Rules, hash: string): Promise<void> {
    this.stop();
    const asking = (this.asking = new AbortController());
    this.progress = 0;
    this.problem = "";
    try {
      this.found = await untilSolved(() => averageOf(rules, asking.signal), {
        pauseMs: AGAIN_MS,
        signal: asking.signal,
        onprogress: (progress, stage) => {
          this.progress = progress;
          this.waiting = stage === "waiting";
        },
      });
      this.of = hash;
    } catch (error) {
      if (asking.signal.aborted) return;
      if (!(error instanceof RequestRefusal || error instanceof ServerUnreachable)) throw error;
      this.problem = errorWords(error);
    }
    this.progress = null;
  }

  /** Stops waiting; the server drops the job unless it has begun. */
  stop(): void {
    this.asking?.abort();
    this.progress = null;
  }
}
