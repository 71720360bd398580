import { describe, expect, it } from "vitest";

import { colourOf, diceFact, symbolOf } from "./faceLooks";
import { prepare, type TablesDocument } from "./variantTables";
import { variantOf } from "@/testing/reference";

const kismet = variantOf("kismet");
const king = { face: 5, sign: { de: "K", en: "K" }, names: { de: "König", en: "King" }, picture: "king" } as const;
const queen = { face: 4, sign: { de: "D", en: "Q" }, names: { de: "Dame", en: "Queen" }, picture: "queen" } as const;
const cards = { dice: { ...kismet.dice, symbols: { king, queen } } };

describe("how faces look", () => {
  it("tells colours and symbols, on odd dice too", () => {
    expect(colourOf(kismet, 2)).toBe("red");
    expect(symbolOf(cards, 105)).toBe(king);
    expect(symbolOf(cards, 6)).toBeUndefined();
  });

  it("says dice by their signs in each language, and by numbers where there are none", () => {
    expect(diceFact(cards, [1, 4, 105])).toEqual({ de: "1 D +K", en: "1 Q +K" });
    expect(diceFact(kismet, [1, 4, 105])).toBe("1 4 +5");
  });
});

/** Returns the table as an older version would have stored it. */
function without(table: object, ...keys: string[]): object {
  return Object.fromEntries(Object.entries(table).filter(([key]) => !keys.includes(key)));
}

describe("tables that a browser has kept", () => {
  it("are read as of version 2: one odd die at most, with 10 added to its faces", () => {
    const dice = without(kismet.dice, "kinds", "wild", "symbols");
    const before = { ...kismet, version: 2, dice: { ...dice, count: 2, codes: [1, 2], odd: [11, 17] } };
    const kept = { ...before, rolls: [[1, 11]] } as unknown as TablesDocument;
    const today = prepare(kept);
    expect(today.dice.kinds).toEqual([
      { count: 1, codes: [1, 2] },
      { count: 1, codes: [101, 107] },
    ]);
    expect([today.dice.wild, today.dice.symbols, today.version]).toEqual([[], {}, 3]);
    expect(today.rolls).toEqual([[1, 101]]);
  });

  it("are read without an odd die, and from before faces had signs", () => {
    const numbers = without(kismet.dice, "symbols");
    expect(prepare({ ...kismet, dice: numbers } as unknown as TablesDocument).dice).toEqual(kismet.dice);
    const plain = without(numbers, "kinds", "wild");
    const before = { ...kismet, dice: { ...plain, codes: [1, 2, 3, 4, 5, 6], odd: null } };
    expect(prepare(before as unknown as TablesDocument).dice).toEqual(kismet.dice);
  });
});
