/** Work of seconds, in short steps, between which the worker answers other questions and may be told to stop. */
import { RuleRefusal } from "@/rules/refusal";

export interface StopQuestion {
  readonly type: "stop";
  /** Of the question that is answered no more. */
  readonly id: number;
}

/** The share that is done. */
export interface WorkProgress {
  readonly id: number;
  readonly share: number;
}

export type OnProgress = (progress: WorkProgress) => void;

/** Why work ended without a result: too little memory, damaged files, or told to stop. */
export interface Undone {
  readonly why: "no-memory" | "damaged" | "stopped";
}

/** Told to stop. */
class Stopped extends Error {}

const STEP_MS = 100;
const stopped = new Set<number>();

export function stop({ id }: StopQuestion): void {
  stopped.add(id);
}

/**
 * Takes all steps of some work, each of which yields the share that is done.
 *
 * @throws Stopped if told to stop; `resultOf` answers it.
 */
export async function inSteps<Result>(
  id: number,
  steps: Generator<number, Result> | AsyncGenerator<number, Result>,
  onprogress: OnProgress,
): Promise<Result> {
  let late = performance.now() + STEP_MS;
  for (let step = await steps.next(); ; step = await steps.next()) {
    if (step.done) return step.value;
    if (performance.now() < late) continue;
    onprogress({ id, share: step.value });
    await new Promise((resume) => setTimeout(resume));
    if (stopped.has(id)) {
      await steps.return(undefined as never);
      throw new Stopped();
    }
    late = performance.now() + STEP_MS;
  }
}

/** Returns the result of some work, or why there is none. */
export async function resultOf<Result>(id: number, work: () => Promise<Result>): Promise<Result | Undone> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stopped) return { why: "stopped" };
    if (error instanceof RuleRefusal) return { why: "damaged" };
    if (error instanceof RangeError) return { why: "no-memory" };
    throw error;
  } finally {
    stopped.delete(id);
  }
}
