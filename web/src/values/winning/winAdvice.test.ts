/** Chances to win from what this device has solved are those of Python's `query.win_chance`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { apply, legalActions, newGame } from "@/rules/gameEngine";
import type { GameState } from "@/rules/gameState";
import { at } from "@/rules/list";
import { states, type GameRecord } from "@/rules/records/gameRecord";
import { prepare, type TablesDocument, type Variant } from "@/rules/variantTables";
import { ROOT } from "@/testing/python";
import { NIGHT } from "@/testing/night";
import { goldenSteps, tablesOf, variantOf } from "@/testing/reference";
import { readFile } from "@/values/exact/numberPlanes";
import type { Distribution } from "@/values/solving/cardScores";
import { solvedValues } from "@/testing/solvedValues";
import { answer, learnSolved, type BareState } from "@/values/worker/answers";
import { stop, type OnProgress } from "@/values/worker/longWork";
import { scatter, winning, type Scatter, type ScatterAnswer, type WinAnswer } from "@/values/worker/winRequests";
import { winShares } from "./winShares";

interface SheetLine {
  tables: TablesDocument;
  input: string;
}

interface Decision {
  wins: readonly number[];
  chances: readonly number[];
  scatter: readonly [Scatter, Scatter];
}

interface GameLine extends Omit<GameRecord, "variant"> {
  decisions: Record<string, Decision>;
}

/** The server keeps distributions in single precision, and without what is rarer than 1e-9. */
const ROUNDING = 2e-6;
const KERNELS = join(ROOT, "src/pasch/solver/kernels/intermediate");
const [solver, kernel] = ["solve_blocks", "follow_blocks"].map(
  (name) => new Uint8Array(gunzipSync(readFileSync(join(KERNELS, `${name}.wasm.gz`)))).buffer,
) as [ArrayBuffer, ArrayBuffer];
/** Of variants that are taught, counted on from those of the games. */
const YAHTZEE = 1000;
const lines: (SheetLine | GameLine)[] = [];
const quiet = (): void => undefined;

beforeAll(async () => {
  for await (const line of goldenSteps<SheetLine | GameLine>("winning")) lines.push(line);
}, 240_000);

/** Solves a sheet and teaches it to the worker. */
function learn({ tables, input }: SheetLine, key: number): Variant {
  const variant = prepare(tables);
  answer({ type: "variant", key, variant });
  const bytes = new Uint8Array(gunzipSync(Buffer.from(input, "base64")));
  learnSolved({ input: bytes, values: solvedValues(solver, readFile(bytes)) });
  return variant;
}

function farthest(found: readonly number[], right: readonly number[]): number {
  expect(found.length).toBe(right.length);
  return Math.max(...found.map((number, place) => Math.abs(number - at(right, place))));
}

async function wins(key: number, state: BareState, onprogress: OnProgress = quiet): Promise<WinAnswer["found"]> {
  return (await winning({ type: "winning", id: 1, key, state, kernel }, onprogress)).found;
}

/** Returns how totals scatter after the first legal action and the last. */
async function scattered(key: number, state: GameState): Promise<ScatterAnswer["found"]> {
  const legal = legalActions(state);
  const actions = [at(legal, 0), at(legal, legal.length - 1)];
  return (await scatter({ type: "scatter", id: 1, key, state, kernel, actions }, quiet)).found;
}

/** Compares all decisions of a game, and returns their number. */
async function compare(key: number, variant: Variant, game: GameLine): Promise<number> {
  const path = states({ ...game, variant });
  for (const [index, right] of Object.entries(game.decisions)) {
    const state = at(path, Number(index));
    const where = `${variant.id} ${index}`;
    const found = await wins(key, state);
    const scatters = await scattered(key, state);
    if ("why" in found || "why" in scatters) throw new Error(where);
    expect(farthest(found.wins, right.wins), where).toBeLessThan(ROUNDING);
    expect(farthest(found.chances, right.chances), where).toBeLessThan(ROUNDING);
    const numbers = (all: readonly Scatter[]): number[] => all.flatMap(({ mean, sd }) => [mean, sd]);
    expect(farthest(numbers(scatters), numbers(right.scatter)), where).toBeLessThan(100 * ROUNDING * variant.scale);
  }
  return Object.keys(game.decisions).length;
}

describe("the chances to win", () => {
  test("and how totals scatter are Python's, of every kind of rules", async () => {
    const variants: Variant[] = [];
    let decisions = 0;
    for (const line of lines) {
      if ("tables" in line) variants.push(learn(line, variants.length + 1));
      else decisions += await compare(variants.length, at(variants, variants.length - 1), line);
    }
    expect([variants.length > (NIGHT ? 60 : 12), decisions > (NIGHT ? 1500 : 200)]).toEqual([true, true]);
  }, 300_000);

  test("are not worked out without solved values or with another kernel, and stop when told to", async () => {
    const variant = variantOf("yahtzee");
    answer({ type: "variant", key: YAHTZEE, variant });
    const state = apply(newGame(variant, 2, { first: 0 }), { type: "rolled", dice: "13446" });
    expect(await wins(YAHTZEE, state)).toEqual({ why: "unsolved" });
    const input = readFileSync(join(KERNELS, "yahtzee.input")).toString("base64");
    learn({ tables: tablesOf("yahtzee"), input }, YAHTZEE);
    const question = { type: "winning", id: 1, key: YAHTZEE, state, kernel: solver.slice(0, 8) } as const;
    expect((await winning(question, quiet)).found).toEqual({ why: "damaged" });
    const shares: number[] = [];
    const stopped = await wins(YAHTZEE, state, ({ share }) => {
      if (shares.push(share) === 3) stop({ type: "stop", id: 1 });
    });
    expect([stopped, shares.length]).toEqual([{ why: "stopped" }, 3]);
    expect(shares.every((share, place) => share >= (shares[place - 1] ?? 0) && share < 1)).toBe(true);
  }, 60_000);
});

/** Returns a distribution of `count` equally likely totals. */
function even(low: number, count: number): Distribution {
  return { low, chances: Float64Array.from({ length: count }, () => 1 / count) };
}

test.each([
  [
    [even(5, 1), even(5, 1), even(5, 1)],
    [1 / 3, 1 / 3, 1 / 3],
  ],
  [
    [even(3, 2), even(4, 2)],
    [1 / 8, 7 / 8],
  ],
  [
    [even(9, 1), even(0, 9), even(0, 9)],
    [1, 0, 0],
  ],
  [[even(7, 3)], [1]],
  [
    [even(0, 2), even(1, 1), even(1, 2)],
    [1 / 12, 5 / 24, 17 / 24],
  ],
])("a victory that several share counts in part, whatever the number of seats", (totals, shares) => {
  expect(farthest(winShares(totals), shares)).toBeLessThan(1e-12);
});
