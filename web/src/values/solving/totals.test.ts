/** Distributions of totals in WebAssembly are those of Python's `game_summary`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { RuleRefusal } from "@/rules/refusal";
import { emptyCard } from "@/rules/card";
import { newGame } from "@/rules/gameEngine";
import { NIGHT } from "@/testing/night";
import { ROOT } from "@/testing/python";
import { goldenSteps, variantOf } from "@/testing/reference";
import { readFile } from "@/values/exact/numberPlanes";
import { ValueTable } from "@/values/exact/valueTable";
import { answer, learnSolved } from "@/values/worker/answers";
import { stop } from "@/values/worker/longWork";
import { totals } from "@/values/worker/totalRequests";
import type { StartingCard, Distribution } from "./cardScores";
import { solvedValues } from "@/testing/solvedValues";
import { Follower } from "./follower";
import type { SolverHeader } from "./kernelMemory";
import { spreadOf } from "./spread";
import { totalsFrom } from "./totals";

interface SolvingLine {
  id: string;
  input: string;
  empty: number;
  totals: { low: number; chances: readonly number[] } | null;
}

/** Python adds the same numbers in another order. */
const ROUNDING = 1e-12;
const KERNELS = join(ROOT, "src/pasch/solver/kernels/intermediate");
const [solver, follower] = ["solve_blocks", "follow_blocks"].map(kernelOf) as [ArrayBuffer, ArrayBuffer];
const lines: SolvingLine[] = [];

function kernelOf(name: string): ArrayBuffer {
  return new Uint8Array(gunzipSync(readFileSync(join(KERNELS, `${name}.wasm.gz`)))).buffer;
}

beforeAll(async () => {
  for await (const line of goldenSteps<SolvingLine>("solving")) lines.push(line);
}, 240_000);

/** Returns the input of a shipped variant. */
function inputOf(id: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gunzipSync(readFileSync(join(KERNELS, `${id}.input`))));
}

function resultOf<Result>(steps: Generator<number, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

function totalsOf(input: Uint8Array, beginnings: readonly StartingCard[]): Distribution {
  const file = readFile<SolverHeader>(input);
  return resultOf(totalsFrom(new Follower(follower, file, solvedValues(solver, file)), beginnings));
}

function learn(id: string): void {
  const input = inputOf(id);
  learnSolved({ input, values: solvedValues(solver, readFile(input)) });
}

describe("the distribution of totals", () => {
  it("is Python's, of every kind of rules", () => {
    const followed = lines.filter((line) => line.totals);
    expect(followed.length).toBeGreaterThan(NIGHT ? 60 : 25);
    for (const { id, input, empty, totals: known } of followed) {
      const found = totalsOf(gunzipSync(Buffer.from(input, "base64")), [{ card: empty, entered: 0, chance: 1 }]);
      expect([found.low, found.chances.length], id).toEqual([known?.low, known?.chances.length]);
      const differences = known?.chances.map((chance, place) => Math.abs(chance - (found.chances[place] as number)));
      expect(Math.max(...(differences ?? [Infinity])), id).toBeLessThan(ROUNDING);
    }
  }, 120_000);

  it.runIf(NIGHT)(
    "of Kniffel has the figures that the server says",
    () => {
      const { sd, nine_in_ten: most } = spreadOf(totalsOf(inputOf("kniffel"), [{ card: 0, entered: 0, chance: 1 }]));
      expect([sd.toFixed(9), most]).toEqual(["44.213961901", [180, 322]]);
    },
    120_000,
  );

  it("of games that have begun is that of their cards", async () => {
    const variant = variantOf("kniffel-strict");
    answer({ type: "variant", key: 1, variant });
    learn("kniffel-strict");
    const game = newGame(variant, 1, { first: 0 });
    const ask = async (entries: readonly (number | null)[]): Promise<Distribution> => {
      const state = { ...game, cards: [{ ...emptyCard(variant), entries }] };
      const { found } = await totals({ type: "totals", id: 1, key: 1, state, kernel: follower }, () => undefined);
      if ("why" in found) throw new Error(found.why);
      return found;
    };
    const card = variant.boxes.map((_box, index) => (index < 5 ? 3 * (index + 1) : null));
    const { low, chances } = await ask(card);
    expect(low).toBeGreaterThanOrEqual(45);
    const mean = chances.reduce((sum, chance, place) => sum + chance * (low + place), 0);
    const input = inputOf("kniffel-strict");
    const table = new ValueTable(input, solvedValues(solver, readFile(input)));
    expect(mean).toBeCloseTo(45 + table.value(variant, { ...emptyCard(variant), entries: card }), 9);
  });

  it("is stopped when told to, and not begun without solved values or with another kernel", async () => {
    const variant = variantOf("kniffel");
    answer({ type: "variant", key: 2, variant });
    const state = newGame(variant, 1, { first: 0 });
    const question = { type: "totals", id: 2, key: 2, state, kernel: follower } as const;
    const found = async (asked: object) => (await totals({ ...question, ...asked }, () => undefined)).found;
    expect(await found({})).toEqual({ why: "unsolved" });
    learn("kniffel");
    expect(await found({ kernel: solver.slice(0, 8) })).toEqual({ why: "damaged" });
    const shares: number[] = [];
    const stopped = await totals(question, ({ share }) => {
      shares.push(share);
      if (shares.length === 3) stop({ type: "stop", id: 2 });
    });
    expect([stopped.found, shares.length]).toEqual([{ why: "stopped" }, 3]);
    expect(shares.every((share, place) => share > (shares[place - 1] ?? 0) && share < 1)).toBe(true);
    expect(() => new Follower(new ArrayBuffer(8), readFile(inputOf("kniffel")), new Float64Array(0))).toThrow(
      RuleRefusal,
    );
  });
});
