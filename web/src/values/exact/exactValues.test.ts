/** Exact action and turn values equal Python's solution within the table's stated error. */

import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { emptyCard } from "@/rules/card";
import { newGame } from "@/rules/gameEngine";
import { RuleRefusal } from "@/rules/refusal";
import { states, type GameRecord } from "@/rules/records/gameRecord";
import type { GameState } from "@/rules/gameState";
import { prepare, type TablesDocument, type Variant } from "@/rules/variantTables";
import { NIGHT } from "@/testing/night";
import { actionText, goldenSteps } from "@/testing/reference";
import { answer } from "@/values/worker/answers";
import { valuesBy, expectedBy } from "./exactValues";
import { ValueTable } from "./valueTable";

interface TableLine {
  tables: TablesDocument;
  packed: string;
}

interface ValueLine extends Omit<GameRecord, "variant"> {
  values: Record<string, [string, number][]>;
  starts: Record<string, number>;
}

/** Sums added up in another order differ by this much. */
const ROUNDING = 1e-9;

interface Known {
  table: ValueTable;
  variant: Variant;
}

const games: (Known & { path: readonly GameState[]; line: ValueLine })[] = [];
/** The last variant's file. */
let bytes = new Uint8Array();

beforeAll(async () => {
  let known: Known | undefined;
  for await (const line of goldenSteps<TableLine | ValueLine>("exact")) {
    if ("packed" in line) {
      bytes = new Uint8Array(gunzipSync(Buffer.from(line.packed, "base64")));
      known = { table: new ValueTable(bytes), variant: prepare(line.tables) };
    } else if (known) games.push({ ...known, line, path: states({ ...line, variant: known.variant }) });
  }
}, 240_000);

describe("a table of values", () => {
  it("says of every action what the solution says, in every variant that has one", () => {
    expect(new Set(games.map(({ variant }) => variant.id)).size).toBeGreaterThan(NIGHT ? 40 : 15);
    for (const { table, variant, line, path } of games) {
      for (const [index, values] of Object.entries(line.values)) {
        const found = valuesBy(table, path[Number(index)] as GameState);
        expect(found.map(({ action }) => actionText(action))).toEqual(values.map(([action]) => action));
        const apart = found.map(({ value }, place) => Math.abs(value - (values[place]?.[1] ?? NaN)));
        expect(Math.max(...apart), `${variant.id} ${index}`).toBeLessThan(table.error + ROUNDING);
      }
    }
  }, 60_000);

  it("says what may be expected before a throw", () => {
    for (const { table, line, path } of games) {
      for (const [index, start] of Object.entries(line.starts)) {
        expect(Math.abs(expectedBy(table, path[Number(index)] as GameState) - start)).toBeLessThan(
          table.error + ROUNDING,
        );
      }
    }
  }, 60_000);

  it("is refused where it is damaged, or asked about other rules", () => {
    const { table, variant } = games[0] as (typeof games)[number];
    const damaged = bytes.slice();
    damaged[damaged.length >> 1] = (damaged[damaged.length >> 1] as number) ^ 1;
    for (const bad of [damaged, bytes.slice(0, -1), new Uint8Array()]) {
      expect(() => new ValueTable(bad)).toThrow(new RuleRefusal("values-unfit"));
    }
    const other = { ...variant, rules_hash: "0" };
    expect(() => table.value(other, emptyCard(other))).toThrow("values-unfit");
  });

  it("answers from a worker that has learnt it, and only for its rules", () => {
    const { variant } = games.at(-1) as (typeof games)[number];
    const state = newGame(variant, variant.seats[0], { first: 0 });
    const ask = (): unknown => answer({ type: "expected", id: 1, key: -7, state })?.found;
    const learn = (rulesHash: string): unknown =>
      answer({ type: "table", id: 2, rulesHash, bytes: bytes.slice().buffer })?.found;
    answer({ type: "variant", key: -7, variant });
    expect(ask()).toBeNull();
    expect(learn("other")).toBe(false);
    expect(ask()).toBeNull();
    expect(learn(variant.rules_hash)).toBe(true);
    expect(ask()).toBeGreaterThan(0);
  });
});
