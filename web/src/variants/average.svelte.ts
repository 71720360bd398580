/**
 * What the best play of a variant brings on average: asked for by a button, since it costs the server up to minutes,
 * with its progress meanwhile. What was found stays to compare with when the rules change.
 */
import { averageOf, RequestRefusal, ServerUnreachable } from "@/net/api";
import { errorWords } from "@/net/errorWords";
import type { AverageAnswer, Rules } from "@/wire/types";

/** So often the server is asked how far it is. */
export const AGAIN_MS = 1000;

export class Average {
  found: AverageAnswer | null = $state.raw(null);
  /** The rules that were asked about last, by their hash. */
  of = $state("");
  /** How far it is, from 0 to 1; null while nothing is under way. */
  progress: number | null = $state(null);
  waiting = $state(false);
  problem = $state("");
  private asking: AbortController | undefined;

  /** Asks until it is known; `hash` identifies the rules. */
  async ask(rules: Rules, hash: string): Promise<void> {
    this.stop();
    const asking = (this.asking = new AbortController());
    this.progress = 0;
    this.problem = "";
    try {
      const found = await this.answer(rules, asking.signal);
      this.found = found;
      this.of = hash;
    } catch (error) {
      if (asking.signal.aborted) return;
      if (!(error instanceof RequestRefusal || error instanceof ServerUnreachable)) throw error;
      this.problem = errorWords(error);
    }
    this.progress = null;
  }

  /** Nobody waits for it any more; the server then drops it, unless it has begun. */
  stop(): void {
    this.asking?.abort();
    this.progress = null;
  }

  private async answer(rules: Rules, signal: AbortSignal): Promise<AverageAnswer> {
    for (;;) {
      const found = await averageOf(rules, signal);
      if ("exact" in found) return found;
      this.progress = found.progress;
      this.waiting = found.stage === "waiting";
      await new Promise((over) => setTimeout(over, AGAIN_MS));
      signal.throwIfAborted();
    }
  }
}
