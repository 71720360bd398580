// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { parseDice } from "@/rules/dice";
import { prepare } from "@/rules/variantTables";
import { pageOf } from "@/testing/reference";
import { language } from "@/i18n/i18n.svelte";
import type { BlockCell } from "@/wire/types";
import { foldBlock, notedAt, type Block, type BlockChange } from "@/block/state/blockState";
import { EMPTIED, stampOf, points, STRUCK, written } from "@/block/state/changes";
import { diceIn, gainOf, isAllEqual, offerTaken, oneOf, pointsIn, spotOf, writing, type BlockEntry } from "./entry";
import { offers, valueIn } from "@/block/state/possiblePoints";

const kniffel = prepare(pageOf("kniffel").tables);
const SIXES: BlockCell = { box: "sixes", entry: 0 };
const KNIFFEL: BlockCell = { box: "five_of_a_kind", entry: 0 };
const EXTRA: BlockCell = { line: "extra", column: "points" };
const ROLL = parseDice("66666");

/** One player's sheet; every entry has its own timestamp. */
class Paper {
  private readonly changes: BlockChange[] = [];
  private minute = 0;

  get block(): Block {
    return foldBlock(["Anna"], this.changes);
  }

  write(entries: readonly BlockEntry[], device = "one"): void {
    this.minute += 1;
    const now = (): string => `2026-11-21T18:${String(this.minute).padStart(2, "0")}:00Z`;
    const stamp = { ...stampOf(device), now };
    for (const { cell, noted } of entries) this.changes.push(...written(this.block, stamp, 0, cell, noted));
  }

  spot(cell: BlockCell) {
    return spotOf(kniffel, this.block, 0, cell);
  }

  at(cell: BlockCell): number | undefined {
    return notedAt(this.block, 0, cell)?.points ?? undefined;
  }
}

function withExtraKniffel(): Paper {
  const paper = new Paper();
  paper.write(pointsIn(paper.spot(KNIFFEL), 50));
  const [offer] = offers(kniffel, paper.spot(KNIFFEL).now, ROLL, false);
  if (!offer) throw new Error("the extra Kniffel goes somewhere");
  const entries = offerTaken(kniffel, paper.block, 0, ROLL, offer);
  expect(gainOf(paper.block, 0, entries)).toBe(50);
  paper.write(entries);
  return paper;
}

describe("an extra five of a kind", () => {
  it("goes into its box with its dice, and its points beside it", () => {
    const paper = withExtraKniffel();
    expect(notedAt(paper.block, 0, SIXES)).toEqual({ points: 30, dice: "66666", sure: false });
    expect(paper.at(EXTRA)).toBe(50);
  });

  it("takes its extra points along when it is emptied, struck or written anew", () => {
    for (const [change, left] of [
      [(paper: Paper) => writing(paper.spot(SIXES), EMPTIED), 0],
      [(paper: Paper) => writing(paper.spot(SIXES), STRUCK), 0],
      [(paper: Paper) => pointsIn(paper.spot(SIXES), 24), 0],
      [(paper: Paper) => pointsIn(paper.spot(SIXES), 80), 50],
    ] as const) {
      const paper = withExtraKniffel();
      paper.write(change(paper));
      expect(paper.at(EXTRA)).toBe(left);
    }
  });

  it("brings them once, however often the same dice are entered", () => {
    const paper = withExtraKniffel();
    const spot = paper.spot(SIXES);
    const value = valueIn(kniffel, spot.before, SIXES, ROLL, false);
    if (!value) throw new Error("sixes take dice");
    paper.write(diceIn(spot, ROLL, value));
    expect(paper.at(EXTRA)).toBe(50);
  });

  it("adds them to what somebody confirmed, and nobody has to confirm the sum", () => {
    const paper = new Paper();
    paper.write(pointsIn(paper.spot(KNIFFEL), 50));
    paper.write([{ cell: EXTRA, noted: points(30, null, true) }]);
    const [offer] = offers(kniffel, paper.spot(KNIFFEL).now, ROLL, false);
    if (!offer) throw new Error("the extra Kniffel goes somewhere");
    paper.write(offerTaken(kniffel, paper.block, 0, ROLL, offer));
    expect(notedAt(paper.block, 0, EXTRA)).toEqual({ points: 80, dice: null, sure: true });
  });

  it("leaves extra points alone that somebody has written since", () => {
    const paper = withExtraKniffel();
    paper.write([{ cell: EXTRA, noted: points(100) }], "two");
    paper.write(writing(paper.spot(SIXES), EMPTIED));
    expect(paper.at(EXTRA)).toBe(100);
  });
});

it("is all dice equal with points in their box, however they were entered", () => {
  const [paper, columns] = [new Paper(), prepare(pageOf("kniffel-4-columns").tables)];
  const value = valueIn(kniffel, paper.spot(KNIFFEL).before, KNIFFEL, ROLL, true);
  expect(value && isAllEqual(kniffel, diceIn(paper.spot(KNIFFEL), ROLL, value))).toBe(true);
  expect(isAllEqual(kniffel, pointsIn(paper.spot(KNIFFEL), 50))).toBe(true);
  expect(isAllEqual(kniffel, writing(paper.spot(KNIFFEL), STRUCK))).toBe(false);
  expect(isAllEqual(kniffel, pointsIn(paper.spot(SIXES), 30))).toBe(false);
  const last = columns.boxes.findLast(({ names }) => names.de === "Kniffel")?.id ?? "";
  expect(isAllEqual(columns, [{ cell: { box: last, entry: 0 }, noted: { points: 50, dice: null, sure: false } }])).toBe(
    true,
  );
});

describe("points that people add up in the box", () => {
  it("are taken apart", () => {
    const paper = new Paper();
    paper.write(pointsIn(paper.spot(SIXES), 80));
    expect([paper.at(SIXES), paper.at(EXTRA)]).toEqual([30, 50]);
  });

  it("are left as they are where somebody is sure of an impossible number", () => {
    const paper = new Paper();
    paper.write(pointsIn(paper.spot(SIXES), 31, true));
    expect(notedAt(paper.block, 0, SIXES)).toEqual({ points: 31, dice: null, sure: true });
    expect(paper.at(EXTRA)).toBeUndefined();
  });
});

describe("numbers to choose from", () => {
  it.each([
    ["de", "0 oder 5 bis 30", "0, 4, 8 oder 12"],
    ["en", "0 or 5 to 30", "0, 4, 8, or 12"],
  ] as const)("are said as in a sentence: %s", async (code, span, apart) => {
    await language.set(code);
    expect(oneOf([0, ...Array.from({ length: 26 }, (_, index) => index + 5)])).toBe(span);
    expect(oneOf([0, 4, 8, 12])).toBe(apart);
  });
});
