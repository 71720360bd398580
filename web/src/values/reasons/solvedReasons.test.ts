/** Reasons from what this device has solved are those of Python's `analysis.advice.reasons`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { legalActions } from "@/rules/gameEngine";
import type { Action, GameState } from "@/rules/gameState";
import { at } from "@/rules/list";
import { states, type GameRecord } from "@/rules/records/gameRecord";
import { prepare, type TablesDocument, type Variant } from "@/rules/variantTables";
import { NIGHT } from "@/testing/night";
import { ROOT } from "@/testing/python";
import { actionText, goldenSteps } from "@/testing/reference";
import { readFile } from "@/values/exact/numberPlanes";
import { solvedValues } from "@/testing/solvedValues";
import { answer, learnSolved } from "@/values/worker/answers";
import { reasons, type ReasonsAnswer, type ReasonsQuestion } from "@/values/worker/reasonRequests";
import type { ReasonTold } from "@/wire/types";

interface SheetLine {
  tables: TablesDocument;
  input: string;
}

interface Comparison {
  best: string;
  action: string;
  reasons: ReasonTold[];
}

interface GameLine extends Omit<GameRecord, "variant"> {
  rivals: Record<string, Comparison[]>;
}

/** Sums added up in another order differ by this much; chances are kept in single precision. */
const ROUNDING = 1e-6;
const KINDS = ["bonus", "equal", "game", "miss", "near", "now", "struck", "sum", "turn", "unlikely"];
const KERNELS = join(ROOT, "src/pasch/solver/kernels/intermediate");
const [solver, kernel] = ["solve_blocks", "follow_blocks"].map(
  (name) => new Uint8Array(gunzipSync(readFileSync(join(KERNELS, `${name}.wasm.gz`)))).buffer,
) as [ArrayBuffer, ArrayBuffer];

/** Solves a sheet and teaches it to the worker. */
function learn(input: Uint8Array, variant: Variant, key: number): void {
  answer({ type: "variant", key, variant });
  learnSolved({ input, values: solvedValues(solver, readFile(input)) });
}

async function ask(question: Partial<ReasonsQuestion>): Promise<ReasonsAnswer["found"]> {
  const asked = { type: "reasons", id: 1, kernel, rival: null, ...question } as ReasonsQuestion;
  return (await reasons(asked, () => undefined)).found;
}

function named(state: GameState, text: string): Action {
  return legalActions(state).find((action) => actionText(action) === text) as Action;
}

/** Everything but the numbers, and the numbers. */
function split(told: readonly ReasonTold[]): [unknown, number[]] {
  const others = told.map(({ kind, boxes, reached }) => ({ kind, boxes, reached }));
  return [others, told.flatMap(({ better, worse }) => [better, worse])];
}

const sheets = new Map<string, { variant: Variant; key: number; input: Uint8Array; games: GameLine[] }>();

/** Returns the first game of a variant, with its decisions by the number of events before them. */
function gameOf(id: string) {
  const sheet = sheets.get(id);
  if (!sheet) throw new Error(id);
  const { variant, key, input, games } = sheet;
  const [game] = games as [GameLine];
  const decisions = Object.entries(game.rivals) as [string, [Comparison]][];
  return { variant, key, input, path: states({ ...game, variant }), decisions };
}

beforeAll(async () => {
  let games: GameLine[] = [];
  for await (const line of goldenSteps<SheetLine | GameLine>("contrasts")) {
    if ("tables" in line) {
      const [variant, key] = [prepare(line.tables), sheets.size + 1];
      const input = new Uint8Array(gunzipSync(Buffer.from(line.input, "base64")));
      learn(input, variant, key);
      sheets.set(variant.id, { variant, key, input, games: (games = []) });
    } else games.push(line);
  }
}, 300_000);

describe("reasons", () => {
  test("are Python's, of every kind of rules", async () => {
    expect(sheets.size).toBeGreaterThan(NIGHT ? 60 : 12);
    const kinds = new Set<string>();
    for (const { variant, key, games } of sheets.values()) {
      for (const game of games) {
        const path = states({ ...game, variant });
        for (const [index, rivals] of Object.entries(game.rivals)) {
          const state = at(path, Number(index));
          for (const { best, action, reasons: right } of rivals) {
            const [better, rival] = [named(state, best), named(state, action)];
            const found = await ask({ key, state, better, rival });
            if ("why" in found) throw new Error(found.why);
            const [[others, numbers], [rightly, exact]] = [split(found.reasons), split(right)];
            expect(others, `${variant.id} ${index}`).toEqual(rightly);
            const apart = numbers.map((number, place) => Math.abs(number - at(exact, place)));
            expect(Math.max(...apart), `${variant.id} ${index}`).toBeLessThan(ROUNDING);
            right.forEach(({ kind }) => kinds.add(kind));
          }
        }
      }
    }
    expect([...kinds].sort()).toEqual(KINDS);
  }, 300_000);

  test("compare the best action with the next that is clearly worse", async () => {
    const { key, path, decisions } = gameOf("yahtzee");
    for (const [index, [compared]] of decisions.slice(0, 12)) {
      const state = at(path, Number(index));
      const found = await ask({ key, state, better: named(state, compared.best) });
      expect("why" in found ? found : actionText(found.rival)).toEqual(compared.action);
    }
  }, 60_000);

  test("are not given without solved values, against no other action, or by another kernel", async () => {
    // Any sheet does; the first is small, as all miniatures are.
    const { variant, key, input, path, decisions } = gameOf(at([...sheets.keys()], 0));
    const [[index, [compared]]] = decisions as [(typeof decisions)[number]];
    const state = at(path, Number(index));
    const better = named(state, compared.best);
    answer({ type: "variant", key: -1, variant: { ...variant, rules_hash: "0" } });
    expect(await ask({ key: -1, state, better })).toEqual({ why: "unsolved" });
    expect(await ask({ key, state, better, rival: { type: "held", dice: "7" } })).toEqual({ why: "alone" });
    // A kernel is opened once for values.
    learn(input, variant, key);
    expect(await ask({ key, state, better, kernel: kernel.slice(0, 8) })).toEqual({ why: "damaged" });
  }, 60_000);
});
