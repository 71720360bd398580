/** The device's dice: uniform, without modulo bias, and only those due. */

import { afterEach, describe, expect, it, vi } from "vitest";
import { diceDue, randomBelow, throwDue } from "./dueThrows";
import { commonCodes } from "./variantTables";
import { apply, newGame } from "./gameEngine";
import { variantOf } from "@/testing/reference";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a die of this device", () => {
  it("shows every face about equally often", () => {
    const counted = Array<number>(6).fill(0);
    for (let throws = 0; throws < 60_000; throws += 1) {
      const face = randomBelow(6);
      counted[face] = (counted[face] ?? 0) + 1;
    }
    const chi = counted.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    // 5 degrees of freedom: exceeds 40 once in several millions.
    expect(chi).toBeLessThan(40);
  });

  it("is thrown again when the number drawn belongs to no whole multiple", () => {
    const drawn = [2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5];
    const getRandomValues = vi.fn((numbers: Uint32Array) => {
      numbers[0] = drawn.shift() ?? 0;
      return numbers;
    });
    vi.stubGlobal("crypto", { getRandomValues });
    expect(randomBelow(6)).toBe((2 ** 32 - 5) % 6);
    expect(getRandomValues).toHaveBeenCalledTimes(3);
  });
});

describe("a throw", () => {
  const variant = variantOf("yatzy-deluxe");

  it("is of one die for the start, of all dice then, and of those not held", () => {
    let state = newGame(variant, 2);
    expect(throwDue(state).type).toBe("start-rolled");
    state = newGame(variant, 2, { first: 1 });
    const count = variant.dice.count;
    expect(diceDue(state).length).toBe(count);
    const thrown = throwDue(state);
    state = apply(state, thrown);
    expect(() => throwDue(state)).toThrow("no-throw-now");
    const held = apply(state, { type: "held", dice: String(state.turn.roll[0]) });
    expect(diceDue(held).length).toBe(count - 1);
    expect(apply(held, throwDue(held)).turn.roll).toContain(state.turn.roll[0]);
  });

  it("has the odd die among its dice until it is held", () => {
    const codes = commonCodes(variant);
    const kinds = [
      { count: variant.dice.count - 1, codes: [...codes] },
      { count: 1, codes: [101, 102] },
    ];
    const odd = { ...variant, dice: { ...variant.dice, kinds } };
    const state = newGame(odd, 1);
    const { count } = variant.dice;
    expect(diceDue(state).at(-1)).toEqual([101, 102]);
    expect(diceDue(state).length).toBe(count);
    const held = { ...state, turn: { ...state.turn, keeping: [3, 101] } };
    expect(diceDue(held)).toEqual(Array(count - 2).fill(codes));
  });
});
