/** Solving in the worker. */
import { readFile } from "@/values/exact/numberPlanes";
import { canRun } from "@/values/solving/kernelCall";
import type { SolverHeader } from "@/values/solving/kernelMemory";
import { sealed } from "@/values/solving/solvedFile";
import { learnSolved } from "./answers";
import { solvedCards } from "./solvingTeam";
import { inSteps, resultOf, type OnProgress, type Undone } from "./longWork";

export interface SolveQuestion {
  readonly type: "solve";
  readonly id: number;
  readonly input: ArrayBuffer;
  readonly kernel: ArrayBuffer;
  readonly mostCards: number;
}

/** Why a device has not solved; also for lack of SIMD, and for more cards than asked for. */
export interface NotSolved {
  readonly why: Undone["why"] | "no-simd" | "too-many";
  /** How many there are, where they are too many. */
  readonly cards?: number;
}

/** The file of the solved values, or why there is none. */
export interface SolveAnswer {
  readonly id: number;
  readonly found: ArrayBuffer | NotSolved;
}

/** Solves the cards of an input, and learns their values. */
export async function solve(question: SolveQuestion, onprogress: OnProgress): Promise<SolveAnswer> {
  const { id } = question;
  if (!canRun()) return { id, found: { why: "no-simd" } };
  return { id, found: await resultOf(id, () => solved(question, onprogress)) };
}

async function solved(question: SolveQuestion, onprogress: OnProgress): Promise<ArrayBuffer | NotSolved> {
  const input = new Uint8Array(question.input);
  const file = readFile<SolverHeader>(input);
  const { cards } = file.header.solving;
  if (cards > question.mostCards) return { why: "too-many", cards };
  const found = { input, values: await inSteps(question.id, solvedCards(file, question), onprogress) };
  learnSolved(found, file);
  return sealed(found);
}
