/** Several solvers find the values that one finds, bit for bit, and finish without a helper that is lost. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ROOT } from "@/testing/python";
import { solvedValues } from "@/testing/solvedValues";
import { readFile } from "@/values/exact/numberPlanes";
import type { SolverHeader } from "@/values/solving/kernelMemory";
import {
  helperOf,
  solvedCards,
  type HelperAnswer,
  type HelperPart,
  type HelperPort,
  type HelperTask,
} from "./solvingTeam";

const FOLDER = join(ROOT, "src/pasch/solver/kernels/intermediate");
const unpacked = (name: string): ArrayBuffer => new Uint8Array(gunzipSync(readFileSync(join(FOLDER, name)))).buffer;
const task = { input: unpacked("kniffel-basic.input"), kernel: unpacked("solve_blocks.wasm.gz") };
const file = readFile<SolverHeader>(new Uint8Array(task.input));
const alone = solvedValues(task.kernel, file);
type Steps = ReturnType<typeof solvedCards>;

/** A worker in this one, which answers some milliseconds later. */
class Nearby implements HelperPort {
  begun = false;
  parts = 0;
  ended = 0;
  private solve: ReturnType<typeof helperOf> | undefined;
  private tell: (event: { data: HelperAnswer }) => void = () => undefined;
  /** Its error was kept from the worker that it helps. */
  handled = false;
  private fail: (event: { preventDefault: () => void }) => void = () => undefined;

  constructor(
    /** How many parts it solves before it is lost; without any, it is lost when it starts. */
    private readonly most = Infinity,
    private readonly mayStart = (): boolean => true,
  ) {}

  postMessage(message: HelperTask | HelperPart): void {
    setTimeout(() => {
      if ("input" in message && !this.mayStart()) this.postMessage(message);
      else this.answer(message);
    });
  }

  addEventListener(
    type: "message" | "error",
    listener: (event: { data: HelperAnswer; preventDefault: () => void }) => void,
  ): void {
    if (type === "message") this.tell = listener as typeof this.tell;
    else this.fail = listener as typeof this.fail;
  }

  terminate(): void {
    this.ended += 1;
  }

  private answer(message: HelperTask | HelperPart): void {
    this.begun = true;
    if (this.parts >= this.most) this.fail({ preventDefault: () => (this.handled = true) });
    else if ("input" in message) {
      this.solve = helperOf(message);
      this.tell({ data: "ready" });
    } else if (this.solve) {
      this.parts += 1;
      this.tell({ data: this.solve(message) });
    }
  }
}

function solving(helpers: readonly Nearby[], processors = helpers.length + 1): Steps {
  const left = [...helpers];
  return solvedCards(file, task, { processors, open: () => left.shift() as Nearby });
}

describe("several solvers", () => {
  const levels = 13;
  const early = new Nearby();
  it.each<[string, Nearby[], (number | "some")[]]>([
    ["one helper", [new Nearby()], [levels]],
    [
      "three, one of which comes late",
      [early, new Nearby(), new Nearby(Infinity, () => early.parts > 2)],
      [levels, levels, "some"],
    ],
    ["one that is lost at once", [new Nearby(0)], [0]],
    ["one that is lost on the way, beside another", [new Nearby(3), new Nearby()], [3, levels]],
  ])("find what one finds: %s", async (_name, helpers, parts) => {
    const shares: number[] = [];
    const steps = solving(helpers);
    let step = await steps.next();
    for (; !step.done; step = await steps.next()) shares.push(step.value);
    expect(step.value).toEqual(alone);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    helpers.forEach((helper, place) => {
      const expected = parts[place];
      if (expected === "some") expect(helper.parts % levels).toBeGreaterThan(0);
      else expect(helper.parts).toBe(expected);
      expect(helper.ended).toBe(1);
      expect(helper.handled).toBe(typeof expected === "number" && expected < levels);
    });
  });

  it("are no more than there are processors, and at most four", async () => {
    for (const [processors, expected] of [
      [1, 0],
      [2, 1],
      [64, 3],
    ] as const) {
      const helpers = Array.from({ length: 5 }, () => new Nearby());
      const steps = solving(helpers, processors);
      await steps.next();
      expect(helpers.filter(({ begun }) => begun).length).toBe(expected);
      await steps.return(alone);
    }
  });

  it("are let go when nobody waits for the values any more", async () => {
    const helper = new Nearby();
    const steps = solving([helper]);
    await steps.next();
    expect(helper.ended).toBe(0);
    await steps.return(alone);
    expect(helper.ended).toBe(1);
  });
});
