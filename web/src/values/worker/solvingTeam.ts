/** Solving with helpers: other workers, on processors that would be idle. */
import { readFile, type NumbersFile } from "@/values/exact/numberPlanes";
import { CardSolver } from "@/values/solving/cardSolver";
import type { SolverHeader } from "@/values/solving/kernelMemory";

/** More would gain little: at the end of each level all wait for the last. */
const MOST_SOLVERS = 4;
/** A helper takes some 50 ms to start; in this time one solver computes so many cards. */
const WORTH_A_HELPER = 20_000;
/** The most memory of all solvers, in pages of 64 KiB. */
const MOST_PAGES = 4096;

/** The values of a level: those that one solver found, or those that all others found, one part after the other. */
export type LevelValues = Float64Array<ArrayBuffer>;

/** What a helper solves. */
export interface HelperTask {
  readonly input: ArrayBuffer;
  readonly kernel: ArrayBuffer;
  /** Its place among all solvers, of which the one that it helps is the first, and their number. */
  readonly place: number;
  readonly solvers: number;
}

/** The parts of a `Worker` that are used. */
export interface HelperPort {
  postMessage(message: HelperTask | LevelValues): void;
  addEventListener(type: "message", listener: (event: { data: LevelValues }) => void): void;
  addEventListener(type: "error", listener: () => void): void;
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
  { input, kernel }: Pick<HelperTask, "input" | "kernel">,
  { processors, open }: Helpers = WORKERS,
): AsyncGenerator<number, LevelValues> {
  const { cards, pages } = file.header.solving;
  const most = Math.min(MOST_SOLVERS, processors, cards / WORTH_A_HELPER, MOST_PAGES / pages);
  const solvers = Math.max(1, Math.floor(most));
  const helpers = Array.from({ length: solvers - 1 }, (_, index) => {
    return new Helper(open(), { input, kernel, place: index + 1, solvers });
  });
  try {
    const solver = new CardSolver(kernel, file);
    let done = 0;
    for (const groups of solver.levels) {
      const parts = solver.dealt(groups, solvers);
      for (const [place, part] of parts.entries()) {
        const found = await helpers[place - 1]?.found();
        if (found) solver.take(part, found);
        // The own part comes first, while helpers solve theirs; that of a helper that is gone is solved here, too.
        else for (const count of solver.solve(part)) yield (done += count) / cards;
      }
      helpers.forEach((helper, index) => {
        helper.hear(solver.packed(others(parts, index + 1)));
      });
    }
    return solver.values.slice();
  } finally {
    for (const helper of helpers) helper.end();
  }
}

/**
 * Solves a helper's part of each level.
 *
 * @param exchanged gives what was found, and returns what the others found.
 */
export async function help(
  { input, kernel, place, solvers }: HelperTask,
  exchanged: (found: LevelValues) => Promise<LevelValues>,
): Promise<void> {
  const solver = new CardSolver(kernel, readFile<SolverHeader>(new Uint8Array(input)));
  for (const groups of solver.levels) {
    const parts = solver.dealt(groups, solvers);
    const own = parts[place] ?? [];
    solver.solveAtOnce(own);
    solver.take(others(parts, place), await exchanged(solver.packed(own)));
  }
}

function others(parts: readonly (readonly number[])[], place: number): number[] {
  return parts.filter((_, other) => other !== place).flat();
}

/** A helper, as the solver that it helps sees it. */
class Helper {
  private isGone = false;
  private readonly early: LevelValues[] = [];
  private hand: ((values?: LevelValues) => void) | undefined;

  constructor(
    private readonly port: HelperPort,
    task: HelperTask,
  ) {
    port.addEventListener("message", ({ data }) => {
      if (this.hand) this.hand(data);
      else this.early.push(data);
    });
    port.addEventListener("error", () => {
      this.isGone = true;
      this.hand?.();
    });
    port.postMessage(task);
  }

  /** Returns what it found in the next level; undefined if it is gone. */
  async found(): Promise<LevelValues | undefined> {
    const values = this.early.shift();
    if (values || this.isGone) return values;
    const found = await new Promise<LevelValues | undefined>((resolve) => {
      this.hand = resolve;
    });
    this.hand = undefined;
    return found;
  }

  hear(values: LevelValues): void {
    if (!this.isGone) this.port.postMessage(values);
  }

  end(): void {
    this.port.terminate();
  }
}
