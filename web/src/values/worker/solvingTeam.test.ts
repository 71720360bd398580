/** Several solvers find the values that one finds, bit for bit, and finish without a helper that is lost. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ROOT } from "@/testing/python";
import { solvedValues } from "@/testing/solvedValues";
import { readFile } from "@/values/exact/numberPlanes";
import type { SolverHeader } from "@/values/solving/kernelMemory";
import { help, solvedCards, type HelperPort, type HelperTask, type LevelValues } from "./solvingTeam";

const FOLDER = join(ROOT, "src/pasch/solver/kernels/intermediate");
const unpacked = (name: string): ArrayBuffer => new Uint8Array(gunzipSync(readFileSync(join(FOLDER, name)))).buffer;
const kernel = unpacked("solve_blocks.wasm.gz");
/** Enough cards for three helpers. */
const input = unpacked("kniffel-basic.input");
const file = readFile<SolverHeader>(new Uint8Array(input));

/** A worker in this one. */
class Nearby implements HelperPort {
  readonly tasks: HelperTask[] = [];
  ended = 0;
  private hear: (values: LevelValues) => void = () => undefined;
  private tell: (event: { data: LevelValues }) => void = () => undefined;
  private fail: () => void = () => undefined;

  /** @param levels after which it is lost. */
  constructor(private levels = Infinity) {}

  postMessage(message: HelperTask | LevelValues): void {
    if (message instanceof Float64Array) this.hear(message);
    else {
      this.tasks.push(message);
      void help(message, (found) => this.exchanged(found));
    }
  }

  addEventListener(type: "message" | "error", listener: (event: { data: LevelValues }) => void): void {
    if (type === "message") this.tell = listener;
    else this.fail = listener as () => void;
  }

  terminate(): void {
    this.ended += 1;
  }

  private exchanged(found: LevelValues): Promise<LevelValues> {
    return new Promise((resolve) => {
      this.hear = resolve;
      this.levels -= 1;
      if (this.levels >= 0) this.tell({ data: found });
      else this.fail();
    });
  }
}

interface Solved {
  readonly values: LevelValues;
  readonly shares: readonly number[];
}

async function solvedBy(helpers: readonly Nearby[]): Promise<Solved> {
  const shares: number[] = [];
  const steps = solving(helpers, helpers.length + 1);
  for (;;) {
    const { done, value } = await steps.next();
    if (done) return { values: value, shares };
    shares.push(value);
  }
}

/** Returns the steps after the first one. */
async function begun(helpers: readonly Nearby[], processors: number): Promise<ReturnType<typeof solvedCards>> {
  const steps = solving(helpers, processors);
  await steps.next();
  return steps;
}

function solving(helpers: readonly Nearby[], processors: number): ReturnType<typeof solvedCards> {
  const left = [...helpers];
  return solvedCards(file, { input, kernel }, { processors, open: () => left.shift() as Nearby });
}

const alone = solvedValues(kernel, file);

describe("several solvers", () => {
  it.each<[string, () => Nearby[]]>([
    ["one helper", () => [new Nearby()]],
    ["three", () => [new Nearby(), new Nearby(), new Nearby()]],
    ["one that is lost at once", () => [new Nearby(0)]],
    ["one that is lost on the way, beside another", () => [new Nearby(3), new Nearby()]],
  ])("find what one finds: %s", async (_name, helpersOf) => {
    const helpers = helpersOf();
    const { values, shares } = await solvedBy(helpers);
    expect(values).toEqual(alone);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(helpers.map(({ tasks }) => tasks.map(({ place }) => place))).toEqual(helpers.map((_, place) => [place + 1]));
    expect(helpers.every(({ ended }) => ended === 1)).toBe(true);
  });

  it("are no more than there are processors, and at most four", async () => {
    for (const [processors, expected] of [
      [1, 0],
      [2, 1],
      [64, 3],
    ] as const) {
      const helpers = Array.from({ length: 5 }, () => new Nearby());
      await begun(helpers, processors);
      expect(helpers.filter(({ tasks }) => tasks.length > 0).length).toBe(expected);
    }
  });

  it("are let go when nobody waits for the values any more", async () => {
    const helper = new Nearby();
    const steps = await begun([helper], 2);
    expect(helper.ended).toBe(0);
    await steps.return(new Float64Array(0));
    expect(helper.ended).toBe(1);
  });
});
