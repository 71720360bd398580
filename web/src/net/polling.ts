/** Requests that the server answers with its progress until it has solved the rules. */
import type { SolvingAnswer } from "@/wire/types";
import { RequestRefusal, ServerUnreachable } from "./api";

export interface Polling {
  readonly pauseMs: number;
  /** The pause doubles up to this length. */
  readonly longestMs?: number;
  readonly signal?: AbortSignal;
  /** Receives the server's progress, from 0 to 1, and its stage. */
  readonly onprogress?: ((progress: number, stage: SolvingAnswer["stage"]) => void) | undefined;
}

/** Failures in a row after which the server's own trouble is reported. */
const TRIES = 3;
/** The server could not think, which says nothing about what was asked. */
const TRANSIENT = /^thinking-/;

/** Repeats a request until it is answered; one that failed by the server's own trouble, a few times. */
export async function untilSolved<Answer extends object>(
  request: () => Promise<Answer | SolvingAnswer>,
  { pauseMs, longestMs = pauseMs, signal, onprogress }: Polling,
): Promise<Answer> {
  let failures = 0;
  for (let pause = pauseMs; ; pause = Math.min(2 * pause, longestMs)) {
    const answer = await request().catch((error: unknown) => {
      if (!isTransient(error) || ++failures >= TRIES) throw error;
      return null;
    });
    signal?.throwIfAborted();
    if (answer && !isSolving(answer)) return answer;
    if (answer) {
      failures = 0;
      onprogress?.(answer.progress, answer.stage);
    }
    await after(pause);
    signal?.throwIfAborted();
  }
}

function isTransient(error: unknown): boolean {
  return error instanceof RequestRefusal && error.status === 503 && TRANSIENT.test(error.code);
}

/** Returns undefined where the server refuses or cannot be reached. */
export async function unlessRefused<Answer>(request: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof RequestRefusal || error instanceof ServerUnreachable) return undefined;
    throw error;
  }
}

export function isSolving(answer: object): answer is SolvingAnswer {
  return "stage" in answer;
}

export function after(milliseconds: number): Promise<void> {
  return new Promise((over) => setTimeout(over, milliseconds));
}
