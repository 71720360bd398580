/** Values from decomposed tables and networks equal Python's within the table's stated error. */

import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { RuleRefusal } from "@/rules/refusal";
import { states, type GameRecord } from "@/rules/records/gameRecord";
import type { GameState } from "@/rules/gameState";
import { prepare, type TablesDocument, type Variant } from "@/rules/variantTables";
import { NIGHT } from "@/testing/night";
import { actionText, goldenSteps } from "@/testing/reference";
import type { Certainty } from "@/wire/types";
import { valuesBy, expectedBy } from "./exactValues";
import { Network } from "./network";
import { ValueTable } from "./valueTable";

interface TableLine {
  tables: TablesDocument;
  certainty: Certainty;
  packed: string;
  network: string | null;
}

interface ValueLine extends Omit<GameRecord, "variant"> {
  values: Record<string, [string, number][]>;
  starts: Record<string, number>;
}

/** Points: Python sums the network in single precision, the client in double. */
const ROUNDING = 0.001;

interface Known {
  table: ValueTable;
  variant: Variant;
  certainty: Certainty;
}

const games: (Known & { path: readonly GameState[]; line: ValueLine })[] = [];
/** Networks of two variants, and the first one's table. */
const networks: Uint8Array[] = [];
let unlearnt = new Uint8Array();

beforeAll(
  async () => {
    let known: Known | undefined;
    for await (const line of goldenSteps<TableLine | ValueLine>("learned")) {
      if ("packed" in line) {
        const table = new ValueTable(unpack(line.packed));
        known = { table, variant: prepare(line.tables), certainty: line.certainty };
        if (line.network === null) continue;
        const bytes = unpack(line.network);
        table.learn(new Network(bytes));
        if (networks.length === 0) unlearnt = unpack(line.packed);
        if (networks.length < 2) networks.push(bytes);
      } else if (known) games.push({ ...known, line, path: states({ ...line, variant: known.variant }) });
    }
  },
  NIGHT ? 900_000 : 240_000,
);

function unpack(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gunzipSync(Buffer.from(text, "base64")));
}

describe("a table of parts with a network", () => {
  it("says of every action what Python says, in shipped sheets of several columns and in house rules", () => {
    expect(new Set(games.map(({ variant }) => variant.rules_hash)).size).toBeGreaterThan(NIGHT ? 30 : 10);
    let apart = 0;
    for (const { table, variant, certainty, line, path } of games) {
      expect(table.certainty).toBe(certainty);
      // A bound: the errors of all columns add up.
      expect(table.error).toBeLessThan(Math.max(0.05, 0.015 * variant.columns.length));
      for (const [index, values] of Object.entries(line.values)) {
        const found = valuesBy(table, path[Number(index)] as GameState);
        expect(found.map(({ action }) => actionText(action))).toEqual(values.map(([action]) => action));
        const most = Math.max(...found.map(({ value }, place) => Math.abs(value - (values[place]?.[1] ?? NaN))));
        expect(most, `${variant.id} ${index}`).toBeLessThan(table.error + ROUNDING);
        apart = Math.max(apart, most);
      }
    }
    expect(apart).toBeGreaterThan(0);
  }, 120_000);

  it("says what may be expected before a turn", () => {
    for (const { table, variant, line, path } of games) {
      for (const [index, start] of Object.entries(line.starts)) {
        const apart = Math.abs(expectedBy(table, path[Number(index)] as GameState) - start);
        expect(apart, `${variant.id} ${index}`).toBeLessThan(table.error + ROUNDING);
      }
    }
  }, 120_000);

  it("counts no more what it worked out before something was learned", () => {
    const table = new ValueTable(unlearnt);
    const { path, line, ...known } = games.find(
      ({ table: { rulesHash } }) => rulesHash === table.rulesHash,
    ) as (typeof games)[number];
    const state = path[Number(Object.keys(line.values)[0])] as GameState;
    expect(valuesBy(table, state)).not.toEqual(valuesBy(known.table, state));
    table.learn(new Network(networks[0] as Uint8Array));
    expect(valuesBy(table, state)).toEqual(valuesBy(known.table, state));
  });

  it("takes no network that is damaged, or of other rules", () => {
    const [own, other] = networks as [Uint8Array, Uint8Array];
    const damaged = own.slice();
    damaged[damaged.length >> 1] = (damaged[damaged.length >> 1] as number) ^ 1;
    expect(() => new Network(damaged)).toThrow(new RuleRefusal("values-unfit"));
    const table = games[0]?.table as ValueTable;
    expect(() => {
      table.learn(new Network(other));
    }).toThrow(new RuleRefusal("values-unfit"));
  });
});
