import { describe, expect, it } from "vitest";
import { apply, newGame } from "@/rules/gameEngine";
import type { GameEvent } from "@/rules/gameState";
import type { Variant } from "@/rules/variantTables";
import { variantOf } from "@/testing/reference";
import { throwsLeft } from "./throwsLeft";

const KNIFFEL = variantOf("kniffel");
const FIRST_THROWS = variantOf("kniffel-first-throws");
const ANNOUNCE = variantOf("kniffel-announce");
const ROLLED: GameEvent = { type: "rolled", dice: "13446" };
const HELD: GameEvent = { type: "held", dice: "44" };

/** Throws left at the start of the first turn and after each event. */
function countThrows(variant: Variant, ...events: GameEvent[]): number[] {
  let state = newGame(variant);
  return [throwsLeft(state), ...events.map((event) => throwsLeft((state = apply(state, event))))];
}

describe("the throws left", () => {
  it("count down to none", () => {
    const again: GameEvent = { type: "rolled", dice: "24445" };
    expect(countThrows(KNIFFEL, ROLLED, HELD, again, HELD, again)).toEqual([3, 2, 2, 1, 1, 0]);
  });

  it("are no more than the most patient column takes", () => {
    expect(countThrows(FIRST_THROWS, ROLLED, HELD, { type: "rolled", dice: "24445" })).toEqual([2, 1, 1, 0]);
  });

  it("are still there while an announcement is due", () => {
    const announced: GameEvent = { type: "announced", box: ANNOUNCE.boxes[0]?.id ?? "" };
    expect(countThrows(ANNOUNCE, ROLLED, announced)).toEqual([3, 2, 2]);
  });
});
