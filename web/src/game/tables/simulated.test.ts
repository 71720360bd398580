/** Whatever happened at the tables of a simulated server, a browser makes of it what Python makes of it. */
import { expect, test } from "vitest";
import { totals } from "@/rules/gameEngine";
import { phase } from "@/rules/gameState";
import { prepare, type TablesDocument } from "@/rules/variantTables";
import { goldenSteps } from "@/testing/reference";
import type { TableEvent } from "@/wire/types";
import { begin, hasSeenDice, step, undoable, type TableState } from "./tableState";

interface Position {
  readonly people: readonly boolean[];
  readonly undoable: number | null;
  readonly ahead: boolean;
  readonly game: { readonly seat: number; readonly phase: string; readonly totals: readonly number[] } | null;
}

interface Simulated {
  readonly tables: TablesDocument;
  readonly events: readonly TableEvent[];
  readonly positions: readonly Position[];
}

function positionOf(table: TableState): Position {
  const { state } = table;
  return {
    people: table.seats.map(({ kind }) => kind === "person"),
    undoable: undoable(table),
    ahead: hasSeenDice(table),
    game: table.began ? { seat: state.seat, phase: phase(state), totals: totals(state) } : null,
  };
}

test("every position of every simulated table is Python's", { timeout: 300_000 }, async () => {
  const told = new Set<string>();
  for await (const { tables, events, positions } of goldenSteps<Simulated>("simulated")) {
    const [opened, ...later] = events;
    if (opened?.type !== "opened") throw new Error("no opening");
    let table = begin(opened, prepare(tables));
    later.forEach((event, place) => {
      table = step(table, event);
      told.add(event.type);
      expect(positionOf(table), `after ${JSON.stringify(event)}`).toEqual(positions[place + 1]);
    });
  }
  expect([...told]).toEqual(expect.arrayContaining(["undone", "replaced", "stood-in", "returned", "ended", "rematch"]));
});
