import { describe, expect, it } from "vitest";
import { newGame } from "@/rules/gameEngine";
import type { GameState } from "@/rules/gameState";
import { variantOf } from "@/testing/reference";
import type { TableEvent } from "@/wire/types";
import { after, before, longest, rolling } from "./pace";

const VARIANTS = ["kniffel", "knoeffel", "kniffel-put-aside"];
const TURN = ["rolled", "held", "rolled", "held", "rolled", "scored"].map((type) => ({ type }) as TableEvent);
const STATES = Object.fromEntries(VARIANTS.map((id) => [id, newGame(variantOf(id), 2, {})]));
const KNIFFEL = STATES.kniffel as GameState;

describe("a turn of somebody else", () => {
  it.each(Object.entries(STATES))("is told in two and a half seconds: %s", (_, state) => {
    expect(longest(state, "quick")).toBeLessThanOrEqual(2500);
  });

  it("takes as long as its events", () => {
    const times = TURN.map((event) => before(event, KNIFFEL, "quick") + after(event, KNIFFEL, "quick"));
    expect(times.reduce((sum, one) => sum + one, 0)).toBeCloseTo(longest(KNIFFEL, "quick"));
    expect(times.every((one) => one > 150)).toBe(true);
  });

  it("is slower where somebody wants it calm, and takes no time at once", () => {
    expect(longest(KNIFFEL, "calm")).toBeGreaterThan(2 * longest(KNIFFEL, "quick"));
    expect(longest(KNIFFEL, "instant")).toBe(0);
    expect(rolling(KNIFFEL, "instant", true)).toBe(0);
  });
});
