import type { NumbersFile } from "@/values/exact/numberPlanes";
import { CardSolver } from "@/values/solving/cardSolver";
import type { SolverHeader } from "@/values/solving/kernelMemory";

/** Solves all cards without helpers, at once. */
export function solvedValues(kernel: BufferSource, file: NumbersFile<SolverHeader>): Float64Array<ArrayBuffer> {
  const solver = new CardSolver(kernel, file);
  for (const groups of solver.levels) solver.solveAtOnce(groups);
  return solver.values.slice();
}
