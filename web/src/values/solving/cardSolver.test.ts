/** Values solved in WebAssembly are those of Python's solver, bit for bit. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { hex, sha256 } from "@/rules/fair/sha256";
import { RuleRefusal } from "@/rules/refusal";
import { NIGHT } from "@/testing/night";
import { ROOT } from "@/testing/python";
import { goldenSteps } from "@/testing/reference";
import { solvedValues } from "@/testing/solvedValues";
import { readFile } from "@/values/exact/numberPlanes";
import { ValueTable } from "@/values/exact/valueTable";
import { stop } from "@/values/worker/longWork";
import { solve } from "@/values/worker/solveRequests";
import { canRun } from "./kernelCall";
import { isSealed, sealed, unsealed } from "./solvedFile";

interface SolvingLine {
  id: string;
  input: string;
  cards: number;
  values: string;
}

const KERNEL = join(ROOT, "src/pasch/solver/kernels/intermediate/solve_blocks.wasm.gz");
const kernel = new Uint8Array(gunzipSync(readFileSync(KERNEL))).buffer;
const lines: SolvingLine[] = [];

beforeAll(async () => {
  for await (const line of goldenSteps<SolvingLine>("solving")) lines.push(line);
}, 240_000);

afterEach(() => {
  vi.restoreAllMocks();
});

function inputOf({ input }: SolvingLine): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gunzipSync(Buffer.from(input, "base64")));
}

function lineOf(id: string): SolvingLine {
  const found = lines.find((line) => line.id === id);
  if (!found) throw new Error(`no line of ${id}`);
  return found;
}

function solved(input: Uint8Array): Float64Array<ArrayBuffer> {
  return solvedValues(kernel, readFile(input));
}

describe("the solver in WebAssembly", () => {
  it("finds the values that Python finds, to the last bit, of every kind of rules", () => {
    expect(lines.length).toBeGreaterThan(NIGHT ? 70 : 35);
    for (const line of lines) {
      const values = solved(inputOf(line));
      expect(values.length, line.id).toBe(line.cards);
      expect(hex(sha256(new Uint8Array(values.buffer))), line.id).toBe(line.values);
    }
  }, 120_000);

  it("tells how far it is, and stops when told to", async () => {
    const shares: number[] = [];
    const question = {
      type: "solve",
      id: 1,
      input: inputOf(lineOf("kniffel")).buffer,
      kernel,
      mostCards: Infinity,
    } as const;
    const answer = await solve(question, ({ share }) => {
      shares.push(share);
      if (shares.length === 2) stop({ type: "stop", id: 1 });
    });
    expect(answer).toEqual({ id: 1, found: { why: "stopped" } });
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.every((share) => share > 0 && share < 1)).toBe(true);
  });

  it("says why it solves nothing", async () => {
    const input = inputOf(lineOf("kniffel")).buffer;
    const question = { type: "solve", id: 2, input, kernel, mostCards: 100 } as const;
    const why = async (other: object) => (await solve({ ...question, ...other }, () => undefined)).found;
    expect(await why({})).toEqual({ why: "too-many", cards: 359_616 });
    const enough = { mostCards: Infinity };
    expect(await why({ ...enough, input: input.slice(1) })).toEqual({ why: "damaged" });
    expect(await why({ ...enough, kernel: new ArrayBuffer(8) })).toEqual({ why: "damaged" });
    vi.spyOn(WebAssembly, "Memory").mockImplementation(function full() {
      throw new RangeError("out of memory");
    });
    expect(await why(enough)).toEqual({ why: "no-memory" });
    expect(canRun()).toBe(true);
    vi.spyOn(WebAssembly, "validate").mockReturnValue(false);
    expect(await why(enough)).toEqual({ why: "no-simd" });
  });

  it("refuses a kernel of other sources than the input", async () => {
    const foreign = new Uint8Array(kernel.slice(0));
    const last = foreign.length - 1;
    foreign[last] = (foreign[last] ?? 0) ^ 1;
    const input = inputOf(lineOf("kniffel")).buffer;
    const question = { type: "solve", id: 3, input, kernel: foreign.buffer, mostCards: Infinity } as const;
    expect((await solve(question, () => undefined)).found).toEqual({ why: "damaged" });
  });

  it("keeps values as a file, and refuses one that is cut off", () => {
    const input = inputOf(lines[0] as SolvingLine);
    const file = new Uint8Array(sealed({ input, values: solved(input) }));
    expect(isSealed(file)).toBe(true);
    expect(unsealed(file)).toEqual({ input, values: solved(input) });
    expect(() => unsealed(file.slice(0, -1))).toThrow(RuleRefusal);
    const { values } = unsealed(file.slice(0, -8));
    expect(() => new ValueTable(input, values)).toThrow(RuleRefusal);
    expect(new ValueTable(input, unsealed(file).values).certainty).toBe("exact");
    expect(isSealed(input)).toBe(false);
  });
});
