/** Highlights of a game. */
import { describe, expect, it } from "vitest";
import { emptyCard, type Card } from "@/rules/card";
import { parseDice } from "@/rules/dice";
import { apply, newGame } from "@/rules/gameEngine";
import { replaced } from "@/rules/list";
import type { GameEvent, GameState } from "@/rules/gameState";
import type { Variant } from "@/rules/variantTables";
import { variantOf } from "@/testing/reference";
import { bestPlayOf } from "@/game/values/optimalMeans";
import { bestBox, nicestThrow } from "./highlights";

const KNIFFEL = variantOf("kniffel");

function cardWith(variant: Variant, points: Record<string, number>): Card {
  return Object.entries(points).reduce((card, [id, value]) => {
    const box = variant.boxes.find((other) => other.id === id);
    return { ...card, entries: replaced(card.entries, box?.cell ?? 0, value) };
  }, emptyCard(variant));
}

function movesOf(...events: GameEvent[]) {
  let state: GameState = newGame(KNIFFEL);
  return events.map((event) => {
    const move = { seat: state.seat, event, before: state };
    state = apply(state, event);
    return move;
  });
}

describe("the best box", () => {
  it("is the one furthest above what it usually brings, whoever has it", () => {
    const cards = [cardWith(KNIFFEL, { sixes: 18, chance: 22 }), cardWith(KNIFFEL, { five_of_a_kind: 50, chance: 28 })];
    const found = bestBox(KNIFFEL, cards);
    expect(found).toMatchObject({ seat: 1, points: 50 });
    expect(KNIFFEL.boxes[found?.box ?? 0]?.id).toBe("five_of_a_kind");
  });

  it("is measured by the best play where that is known, and says what that brings", async () => {
    const bestPlay = await bestPlayOf(KNIFFEL.rules_hash);
    const cards = [cardWith(KNIFFEL, { five_of_a_kind: 50 }), cardWith(KNIFFEL, { four_of_a_kind: 30 })];
    expect(bestBox(KNIFFEL, cards, bestPlay)).toMatchObject({
      seat: 0,
      points: 50,
      usual: bestPlay?.boxes.five_of_a_kind,
    });
  });

  it("is none where nothing is clearly above the usual", async () => {
    const bestPlay = await bestPlayOf(KNIFFEL.rules_hash);
    expect(bestBox(KNIFFEL, [cardWith(KNIFFEL, { ones: 3 })], bestPlay)).toBeUndefined();
    expect(bestBox(KNIFFEL, [cardWith(KNIFFEL, { sixes: 30 })], bestPlay)).toMatchObject({ points: 30 });
    expect(bestBox(KNIFFEL, [cardWith(KNIFFEL, { sixes: 6, chance: 0 })])).toBeUndefined();
  });
});

const STRAIGHT_AND_SIXES: GameEvent[] = [
  { type: "rolled", dice: "12345" },
  { type: "scored", box: "large_straight" },
  { type: "rolled", dice: "66661" },
];

describe("the nicest throw", () => {
  it("is the one of which as good a one falls least often", () => {
    const found = nicestThrow(KNIFFEL, movesOf(...STRAIGHT_AND_SIXES));
    // Of 7776 throws, 240 are a large straight, 6 a Kniffel, and 5 the 66665, which is as far above its usual points.
    expect(found).toMatchObject({ dice: parseDice("12345"), thrown: 5, once: 7776 / 251 });
  });

  it("is a Kniffel before any other, however many dice were thrown for it", () => {
    const found = nicestThrow(
      KNIFFEL,
      movesOf(...STRAIGHT_AND_SIXES, { type: "held", dice: "6666" }, { type: "rolled", dice: "66666" }),
    );
    expect(found).toMatchObject({ dice: parseDice("66666"), thrown: 1, once: 6 });
  });

  it("is none that falls often, though it be worth more than usual", () => {
    const found = nicestThrow(
      KNIFFEL,
      movesOf({ type: "rolled", dice: "12456" }, { type: "held", dice: "456" }, { type: "rolled", dice: "34566" }),
    );
    expect(found).toBeUndefined();
  });

  it("is none before anything nice has fallen", () => {
    expect(nicestThrow(KNIFFEL, movesOf({ type: "rolled", dice: "11236" }))).toBeUndefined();
  });
});
