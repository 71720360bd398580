/** Solving in the worker: in short steps, between which it answers other questions and may be told to stop. */
import { RuleRefusal } from "@/rules/refusal";
import { readFile } from "@/values/exact/numberPlanes";
import { canRun, solvedCards } from "@/values/solving/cardSolver";
import type { SolverHeader } from "@/values/solving/kernelMemory";
import { sealed } from "@/values/solving/solvedFile";
import { learnSolved } from "./answers";

export interface SolveQuestion {
  readonly type: "solve";
  readonly id: number;
  readonly input: ArrayBuffer;
  readonly kernel: ArrayBuffer;
  readonly mostCards: number;
}

export interface StopQuestion {
  readonly type: "stop";
  /** Of the question that is answered no more. */
  readonly id: number;
}

/** The share that is solved. */
export interface SolveProgress {
  readonly id: number;
  readonly share: number;
}

/** Why a device has not solved: no SIMD, too little memory, damaged files, more cards than asked for, or told to stop. */
export interface NotSolved {
  readonly why: "no-simd" | "no-memory" | "damaged" | "too-many" | "stopped";
  /** How many there are, where they are too many. */
  readonly cards?: number;
}

/** The file of the solved values, or why there is none. */
export interface SolveAnswer {
  readonly id: number;
  readonly found: ArrayBuffer | NotSolved;
}

const STEP_MS = 100;
const stopped = new Set<number>();

export function stop({ id }: StopQuestion): void {
  stopped.add(id);
}

/** Solves the cards of an input, and learns their values. */
export async function solve(
  question: SolveQuestion,
  onprogress: (progress: SolveProgress) => void,
): Promise<SolveAnswer> {
  const { id } = question;
  if (!canRun()) return { id, found: { why: "no-simd" } };
  try {
    return { id, found: await solved(question, onprogress) };
  } catch (error) {
    if (error instanceof RuleRefusal) return { id, found: { why: "damaged" } };
    if (error instanceof RangeError) return { id, found: { why: "no-memory" } };
    throw error;
  } finally {
    stopped.delete(id);
  }
}

async function solved(
  { id, kernel, mostCards, ...question }: SolveQuestion,
  onprogress: (progress: SolveProgress) => void,
): Promise<ArrayBuffer | NotSolved> {
  const input = new Uint8Array(question.input);
  const file = readFile<SolverHeader>(input);
  const { cards } = file.header.solving;
  if (cards > mostCards) return { why: "too-many", cards };
  const steps = solvedCards(kernel, file);
  for (let late = performance.now() + STEP_MS; ;) {
    const step = steps.next();
    if (step.done) {
      const found = { input, values: step.value };
      learnSolved(found);
      return sealed(found);
    }
    if (performance.now() < late) continue;
    onprogress({ id, share: step.value });
    await new Promise((resume) => setTimeout(resume));
    if (stopped.has(id)) return { why: "stopped" };
    late = performance.now() + STEP_MS;
  }
}
