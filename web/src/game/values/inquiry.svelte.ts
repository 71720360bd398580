/** One question at a time, whose answer may improve while it is shown. */
import { untrack } from "svelte";
import { RuleRefusal } from "@/rules/refusal";
import { RequestRefusal, ServerUnreachable } from "@/net/api";

export type InquiryFailure = RequestRefusal | RuleRefusal | ServerUnreachable;

/** What a source needs to answer a question; after a cancellation nothing of it has an effect. */
export interface InquiryHandle<Answer> {
  readonly signal: AbortSignal;
  /** The answer so far. */
  readonly current: () => Answer | null;
  readonly onanswer: (answer: Answer) => void;
  /** Hears how far a better answer is, from 0 to 1. */
  readonly onprogress: (progress: number) => void;
}

/** Returns the last answer, if it has one to add to those that it announced. */
export type AnswerSource<Answer> = (asked: InquiryHandle<Answer>) => Promise<Answer | undefined>;

/**
 * The state of one question: idle → asking → answered or failed.
 *
 * A question cancels the one before, whose answer stays until there is a new one, or until `reset`.
 */
export class Inquiry<Answer> {
  stage: "idle" | "asking" | "answered" | "failed" = $state("idle");
  answer: Answer | null = $state.raw(null);
  /** How far a better answer is, from 0 to 1; null if none is expected. */
  progress: number | null = $state(null);
  failure: InquiryFailure | null = $state.raw(null);
  #asking: AbortController | undefined;

  /** Resolves when the question is answered for good, has failed or was cancelled. */
  ask(source: AnswerSource<Answer>): Promise<void> {
    this.cancel();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    return untrack(() => this.#follow(source, signal));
  }

  /** Stops asking and keeps the answer so far. */
  cancel(): void {
    this.#asking?.abort();
    [this.progress, this.failure] = [null, null];
    // Who asks in an effect must not depend on the answer.
    this.stage = untrack(() => this.answer) === null ? "idle" : "answered";
  }

  /** Stops asking and forgets the answer. */
  reset(): void {
    this.answer = null;
    this.cancel();
  }

  async #follow(source: AnswerSource<Answer>, signal: AbortSignal): Promise<void> {
    if (this.answer === null) this.stage = "asking";
    const onanswer = (answer: Answer): void => {
      if (!signal.aborted) [this.answer, this.stage] = [answer, "answered"];
    };
    const onprogress = (progress: number): void => {
      if (!signal.aborted) this.progress = progress;
    };
    try {
      const last = await source({ signal, current: () => this.answer, onanswer, onprogress });
      if (last !== undefined) onanswer(last);
    } catch (error) {
      if (signal.aborted) return;
      if (!isFailure(error)) throw error;
      this.failure = error;
    } finally {
      if (!signal.aborted) {
        this.progress = null;
        if (this.answer === null) this.stage = "failed";
      }
    }
  }
}

function isFailure(error: unknown): error is InquiryFailure {
  return error instanceof RequestRefusal || error instanceof RuleRefusal || error instanceof ServerUnreachable;
}
