/** Progress of bonuses towards the next threshold. */

import { describe, expect, it } from "vitest";
import { emptyCard, payerOf, sheetThrows, total, type Card } from "./card";
import { bonusIn, bonusProgress, boxIn, isOfUpper, lineSum, type BonusProgress } from "./sheetLines";
import { prepare, type SumBonus, type TablesDocument, type Variant } from "./variantTables";
import { tablesOf, variantOf } from "@/testing/reference";

const KNIFFEL = variantOf("kniffel");

describe("the bonus of the upper boxes", () => {
  it("is missing whole on an empty card, and with a struck box", () => {
    const whole = { reached: 0, points: 0, next: { from: 63, missing: 63, points: 35 } };
    expect(progress(KNIFFEL, {})).toMatchObject(whole);
    expect(progress(KNIFFEL, { fours: 0 })).toMatchObject(whole);
  });

  it.each([
    ["kniffel", ["upper"]],
    ["kniffel-3-columns", ["upper", "upper", "upper"]],
    ["balut", []],
  ])("is in %s what counts all of them", (name, found) => {
    const variant = variantOf(name);
    expect(variant.bonuses.filter((bonus) => isOfUpper(variant, bonus)).map(({ id }) => id)).toEqual(found);
  });

  it("misses nothing once it is reached", () => {
    const filled = { ones: 3, twos: 6, threes: 9, fours: 12, fives: 15, sixes: 24 };
    expect(progress(KNIFFEL, filled)).toMatchObject({ reached: 69, points: 35, next: null });
  });
});

describe("a bonus of other kinds", () => {
  const upper = bonus(KNIFFEL);

  it("aims at the next of several thresholds", () => {
    const tiers = [
      { from: 60, points: 20 },
      { from: 84, points: 50 },
    ];
    const found = bonusProgress(KNIFFEL, card(KNIFFEL, { sixes: 30, fives: 25, fours: 8 }), { ...upper, tiers });
    expect(found).toMatchObject({ points: 20, next: { from: 84, missing: 21, points: 50 } });
  });

  it("counts entries", () => {
    const entries = { ...upper, count: "entries" as const, tiers: [{ from: 3, points: 10 }] };
    expect(bonusProgress(KNIFFEL, card(KNIFFEL, { sixes: 0, fives: 0, fours: 4 }), entries)).toMatchObject({
      reached: 1,
      next: { missing: 2 },
    });
  });

  it("skips thresholds that bring no more", () => {
    const tiers = [
      { from: 0, points: 20 },
      { from: 10, points: 5 },
      { from: 30, points: 40 },
    ];
    expect(bonusProgress(KNIFFEL, emptyCard(KNIFFEL), { ...upper, tiers }).next).toEqual({
      from: 30,
      missing: 30,
      points: 40,
    });
  });
});

describe("a line", () => {
  const columns = variantOf("kniffel-4-columns");

  it("has its box in every column", () => {
    const boxes = columns.columns.map((_, column) => boxIn(columns, { kind: "box", key: "chance" }, column));
    expect(boxes.map((box) => columns.boxes[box ?? -1]?.line)).toEqual(Array(4).fill("chance"));
    expect(boxIn(columns, { kind: "total", key: "" }, 0)).toBeNull();
    expect(boxIn(columns, { kind: "box", key: "nothing" }, 0)).toBeNull();
  });

  it("over the whole sheet stands in the first column", () => {
    const sums = columns.columns.map((_, column) =>
      lineSum(columns, emptyCard(columns), { kind: "total", key: "" }, column),
    );
    expect(sums).toEqual([0, null, null, null]);
  });
});

describe("throws that may be bought", () => {
  const tables = tablesOf("knoeffel");
  const [own, shared] = [prepare(tables), prepare({ ...tables, turn: sharing(tables) })];
  const spent = (variant: Variant): Card => ({ ...emptyCard(variant), bought: [2, 0] });

  it("are paid by the column of the entry, or all of them by the first", () => {
    expect([payerOf(own, 0), payerOf(own, 1), payerOf(shared, 0), payerOf(shared, 1)]).toEqual([0, 1, 0, 0]);
  });

  it("bring points once where they are one stock, and in no column", () => {
    expect([total(own, spent(own)), total(shared, spent(shared))]).toEqual([20, 5]);
    expect([sheetThrows(own, spent(own)), sheetThrows(shared, spent(shared))]).toEqual([0, 5]);
  });

  it("stand on a line over the whole sheet then", () => {
    const stand = (kind: "throws" | "sheet-throws", variant: Variant) =>
      variant.columns.map((_, column) => lineSum(variant, spent(variant), { kind, key: "" }, column));
    expect(stand("throws", own)).toEqual([5, 15]);
    expect(stand("sheet-throws", shared)).toEqual([5, null]);
  });
});

/** The same game's turn with one stock of throws for all columns. */
function sharing({ turn }: TablesDocument): TablesDocument["turn"] {
  return { ...turn, buy: turn.buy && { ...turn.buy, per: "sheet" } };
}

function bonus(variant: Variant): SumBonus {
  const found = bonusIn(variant, "upper", 0);
  if (!found) throw new Error("no bonus");
  return found;
}

function progress(variant: Variant, filled: Record<string, number>): BonusProgress {
  return bonusProgress(variant, card(variant, filled), bonus(variant));
}

function card(variant: Variant, filled: Record<string, number>): Card {
  const entries: (number | null)[] = [...emptyCard(variant).entries];
  for (const [id, points] of Object.entries(filled)) {
    const box = variant.boxes[variant.boxIndex.get(id) ?? -1];
    if (!box) throw new Error(`no box ${id}`);
    entries[box.cell] = points;
  }
  return { ...emptyCard(variant), entries };
}
