/** Notation and multisets of dice, impossible games, and numbers in sentences. */

import { describe, expect, it } from "vitest";
import { contains, formatDice, parseDice, remainder, shownByAll, shownDice, subMultisets } from "./dice";
import { newGame } from "./gameEngine";
import { ranges } from "./possibleEntries";
import { RuleRefusal } from "./refusal";
import { variantOf } from "@/testing/reference";

describe("dice", () => {
  it("are read in any order and written sorted, the odd die behind a plus", () => {
    expect(parseDice("6 1,4 3 4")).toEqual([1, 3, 4, 4, 6]);
    expect(parseDice("62521+7")).toEqual([1, 2, 2, 5, 6, 107]);
    expect(formatDice([1, 2, 2, 5, 6, 107])).toBe("12256+7");
    expect([parseDice("-"), parseDice("+3"), formatDice([])]).toEqual([[], [103], "-"]);
    expect([shownDice([3, 10, 106]), shownDice([])]).toEqual(["3 10 +6", "–"]);
  });

  it("have faces above nine behind a dot, and each kind behind a plus of its own", () => {
    expect(parseDice(".12 3.10+1 .20+4")).toEqual([3, 10, 12, 101, 120, 204]);
    expect(formatDice([3, 10, 12, 101, 120, 204])).toBe("3.10.12+1.20+4");
    expect(formatDice([7, 204])).toBe("7++4");
  });

  it.each(["", "abc", "1+", "12+", "3.9", "."])("are not read from %j", (text) => {
    expect(() => parseDice(text)).toThrow(RuleRefusal);
  });

  it("show one face where wild ones make up for the others", () => {
    expect(
      [
        [5, 1, 5],
        [1, 1, 6],
        [1, 6],
        [4, 104],
        [4, 5],
      ].map((roll) => shownByAll(roll, [1, 6], roll.length)),
    ).toEqual([5, 6, 6, 4, null]);
  });

  it("show one face where as many as count do, the highest of several", () => {
    const rolls = [
      [2, 2, 3, 3],
      [1, 2, 3, 5],
      [2, 3, 4, 5],
      [1, 1, 2, 3],
      [4, 4, 5, 104],
    ];
    expect(rolls.map((roll) => shownByAll(roll, [], 2))).toEqual([3, null, null, 1, 4]);
    expect(rolls.map((roll) => shownByAll(roll, [1], 2))).toEqual([3, 5, null, 3, 4]);
  });

  it("contain, leave and split into others", () => {
    expect(contains([1, 1, 5], [1, 1])).toBe(true);
    expect(contains([1, 5], [1, 1])).toBe(false);
    expect(remainder([1, 1, 5, 105], [1, 5])).toEqual([1, 105]);
    expect(subMultisets([2, 2, 103]).map(formatDice)).toEqual(["-", "2", "+3", "22", "2+3", "22+3"]);
  });
});

describe("a variant", () => {
  const kniffel = variantOf("kniffel");

  it("is not begun by too many, nor by a seat that is none", () => {
    const [, most] = kniffel.seats;
    expect(() => newGame(kniffel, most + 1)).toThrow("wrong-number-of-seats");
    expect(() => newGame(kniffel, 2, { first: 2 })).toThrow("no-such-seat");
    expect(newGame(kniffel).start).toBeNull();
    expect(newGame(kniffel, 3, { first: 2 }).seat).toBe(2);
  });
});

describe("numbers in a sentence", () => {
  it("are cut short where they run", () => {
    const span = (from: number, to: number): string => `${String(from)} to ${String(to)}`;
    expect(ranges([0, 5, 6, 7, 8, 30, 31, 50], span)).toEqual(["0", "5 to 8", "30", "31", "50"]);
    expect(ranges([], span)).toEqual([]);
  });
});
