/** How long turns are told: at most so long, whatever the variant. */
import { describe, expect, it } from "vitest";
import { newGame } from "@/engine/engine";
import { variantOf } from "@/engine/testing/reference";
import type { TableEvent } from "@/wire/types";
import { after, before, longest, rolling } from "./pace";

const VARIANTS = ["kniffel", "knoeffel", "kniffel-put-aside", "kniffel-announce", "kniffel-4-columns"];
const TURN = ["rolled", "held", "rolled", "held", "rolled", "scored"].map((type) => ({ type }) as TableEvent);

function stateOf(id: string) {
  return newGame(variantOf(id), 2, {});
}

describe("a turn of somebody else", () => {
  it.each(VARIANTS)("is told in two and a half seconds: %s", (id) => {
    expect(longest(stateOf(id), "quick")).toBeLessThanOrEqual(2500);
  });

  it("takes as long as its events", () => {
    const state = stateOf("kniffel");
    const told = TURN.map((event) => before(event, state, "quick") + after(event, state, "quick"));
    expect(told.reduce((sum, one) => sum + one, 0)).toBeCloseTo(longest(state, "quick"));
    expect(told.every((one) => one > 150)).toBe(true);
  });

  it("is slower where somebody wants it calm, and takes no time at once", () => {
    const state = stateOf("kniffel");
    expect(longest(state, "calm")).toBeGreaterThan(2 * longest(state, "quick"));
    expect(longest(state, "instant")).toBe(0);
    expect(rolling(state, "instant", true)).toBe(0);
  });
});
