import { describe, expect, it, vi } from "vitest";
import { emptyCard } from "@/rules/card";
import type { SheetLine } from "@/rules/sheetLines";
import { prepare } from "@/rules/variantTables";
import { tablesOf } from "@/testing/reference";
import { cellName, cellOf } from "./blockCells";

vi.mock("@/i18n/i18n.svelte", () => ({ t: (id: string) => id, named: (names: { en: string }) => names.en }));

const TABLES = tablesOf("knoeffel");
const { turn } = TABLES;
const OWN = prepare(TABLES);
const SHARED = prepare({ ...TABLES, turn: { ...turn, buy: turn.buy && { ...turn.buy, per: "sheet" } } });

function line(kind: SheetLine["kind"]): SheetLine {
  return { kind, key: "", names: { de: "Freiwürfe", en: "Free throws" } };
}

describe("throws that may be bought", () => {
  it("are written column by column where each has its own", () => {
    const cells = [0, 1].map((column) => cellOf(OWN, emptyCard(OWN), line("throws"), column));
    expect(cells).toEqual(OWN.columns.map(({ id }) => ({ line: "throws", column: id })));
    expect(cells.map((cell) => cell && cellName(OWN, [line("throws")], cell))).toEqual(
      OWN.columns.map(({ names }) => `Free throws (${names.en})`),
    );
  });

  it("are written once where all columns share them, and named without a column", () => {
    const cells = [0, 1].map((column) => cellOf(SHARED, emptyCard(SHARED), line("sheet-throws"), column));
    expect(cells).toEqual([{ line: "throws", column: SHARED.columns[0]?.id }, undefined]);
    expect(cells[0] && cellName(SHARED, [line("sheet-throws")], cells[0])).toBe("Free throws");
  });
});
