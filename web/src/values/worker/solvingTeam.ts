/** Solving with helpers: other workers, on processors that would be idle. */
import { readFile, type NumbersFile } from "@/values/exact/numberPlanes";
import { CardSolver } from "@/values/solving/cardSolver";
import type { SolverHeader } from "@/values/solving/kernelMemory";

/** More would gain little: at the end of each level all wait for the last. */
const MOST_SOLVERS = 4;
/** A helper takes some 100 ms to start; in this time one solver computes so many cards. */
const WORTH_A_HELPER = 40_000;
/** The most memory of all solvers, in pages of 64 KiB. */
const MOST_PAGES = 4096;

/** The values of groups of cards, one group after the other. */
type Values = Float64Array<ArrayBuffer>;

/** What a helper solves, and by what. */
export interface HelperTask {
  readonly input: ArrayBuffer;
  readonly kernel: ArrayBuffer;
}

/** The groups of a level that a helper is to solve, and the values of those that it does not know yet. */
export interface HelperPart {
  readonly groups: readonly number[];
  readonly known: readonly number[];
  readonly values: Values;
}

/** A helper tells once that it is ready, then the values of each part. */
export type HelperAnswer = "ready" | Values;

/** The parts of a `Worker` that are used. */
export interface HelperPort {
  postMessage(message: HelperTask | HelperPart): void;
  addEventListener(type: "message", listener: (event: { data: HelperAnswer }) => void): void;
  addEventListener(type: "error", listener: (event: { preventDefault: () => void }) => void): void;
  terminate(): void;
}

/** Helpers are started only where there are processors for them. */
export interface Helpers {
  readonly processors: number;
  readonly open: () => HelperPort;
}

const WORKERS: Helpers = {
  // Old browsers have no workers inside workers.
  processors: typeof Worker === "undefined" ? 1 : navigator.hardwareConcurrency,
  open: () => new Worker(new URL("./solvingHelper.ts", import.meta.url), { type: "module" }),
};

/**
 * Solves all cards and returns their values; yields the share that is solved, every few milliseconds.
 *
 * @param file the input, read.
 * @throws RangeError if the device has too little memory.
 * @throws RuleRefusal if the kernel is damaged, or not the one that the input was written for.
 */
export async function* solvedCards(
  file: NumbersFile<SolverHeader>,
  task: HelperTask,
  { processors, open }: Helpers = WORKERS,
): AsyncGenerator<number, Values> {
  const { cards, pages } = file.header.solving;
  const solvers = Math.floor(Math.min(MOST_SOLVERS, processors, cards / WORTH_A_HELPER, MOST_PAGES / pages));
  const helpers = Array.from({ length: Math.max(0, solvers - 1) }, () => new Helper(open(), task));
  try {
    const solver = new CardSolver(task.kernel, file);
    let done = 0;
    for (const groups of solver.levels) {
      if (helpers.some(({ state }) => state === "starting")) await new Promise((heard) => setTimeout(heard));
      const ready = helpers.filter(({ state }) => state === "ready");
      const [own = [], ...parts] = solver.dealt(groups, ready.length + 1);
      const found = ready.map((helper, index) => helper.solve(solver, parts[index] ?? []));
      for (const count of solver.solve(own)) yield (done += count) / cards;
      for (const [index, part] of parts.entries()) {
        const values = await found[index];
        if (values) solver.take(part, values);
        // Of a helper that is gone.
        else for (const count of solver.solve(part)) yield (done += count) / cards;
      }
      for (const helper of helpers) helper.misses(groups);
    }
    return solver.values.slice();
  } finally {
    for (const helper of helpers) helper.end();
  }
}

/** Returns what a helper does with each part that it is given. */
export function helperOf({ input, kernel }: HelperTask): (part: HelperPart) => Values {
  const solver = new CardSolver(kernel, readFile<SolverHeader>(new Uint8Array(input)));
  return ({ groups, known, values }) => {
    solver.take(known, values);
    solver.solveAtOnce(groups);
    return solver.packed(groups);
  };
}

/** A helper, as the solver that it helps sees it. */
class Helper {
  state: "starting" | "ready" | "gone" = "starting";
  /** Groups that it does not know yet. */
  private readonly missing = new Set<number>();
  private own: readonly number[] = [];
  private answer: ((values?: Values) => void) | undefined;

  constructor(
    private readonly port: HelperPort,
    task: HelperTask,
  ) {
    port.addEventListener("message", ({ data }) => {
      if (data === "ready") this.state = data;
      else this.answer?.(data);
    });
    port.addEventListener("error", (event) => {
      // Otherwise it is an error of this worker, too, which ends its client.
      event.preventDefault();
      this.state = "gone";
      this.answer?.();
    });
    port.postMessage(task);
  }

  /** Gives it a part of a level, and what it needs for that; returns the values, or nothing if it is gone meanwhile. */
  solve(solver: CardSolver, groups: readonly number[]): Promise<Values | undefined> {
    const known = [...this.missing];
    this.missing.clear();
    this.own = groups;
    return new Promise((resolve) => {
      this.answer = resolve;
      this.port.postMessage({ groups, known, values: solver.packed(known) });
    });
  }

  /** Notes which groups of a level it has not solved itself. */
  misses(groups: readonly number[]): void {
    for (const group of groups) this.missing.add(group);
    for (const group of this.own) this.missing.delete(group);
    this.own = [];
  }

  end(): void {
    this.port.terminate();
  }
}
