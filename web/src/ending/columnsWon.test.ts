/** Winners of columns at the end of a game. */
import { describe, expect, it } from "vitest";
import { emptyCard, scores, type Card } from "@/rules/card";
import { replaced } from "@/rules/list";
import { variantOf } from "@/testing/reference";
import { columnsWon, wonAll } from "./columnsWon";

const ESCALERO = variantOf("escalero");

function cardWith(points: Record<string, number>): Card {
  return Object.entries(points).reduce((card, [id, value]) => {
    const box = ESCALERO.boxes.find((other) => other.id === id);
    return { ...card, entries: replaced(card.entries, box?.cell ?? 0, value) };
  }, emptyCard(ESCALERO));
}

describe("columns that are won", () => {
  it("go to who has the most, to nobody where two have as many", () => {
    const cards = [cardWith({ "first.aces": 18, "third.aces": 6 }), cardWith({ "first.aces": 12, "third.aces": 6 })];
    const found = columnsWon(ESCALERO, cards);
    expect(found.map(({ points, leader }) => [points, leader])).toEqual([
      [1, 0],
      [2, null],
      [4, null],
    ]);
    expect(found[0]?.sums).toEqual([18, 12]);
    expect(wonAll(ESCALERO, found)).toBeNull();
    expect(scores(ESCALERO, cards)).toEqual([1, 0]);
  });

  it("add up to the points of the game, with what all of them bring", () => {
    const aces = { "first.aces": 6, "second.aces": 6, "third.aces": 6 };
    const cards = [cardWith({}), cardWith(aces)];
    const found = columnsWon(ESCALERO, cards);
    expect(wonAll(ESCALERO, found)).toEqual({ leader: 1, points: 3 });
    expect(scores(ESCALERO, cards)[1]).toBe(found.reduce((sum, { points }) => sum + points, 3));
  });

  it("are none where totals decide, or somebody plays alone", () => {
    expect(columnsWon(ESCALERO, [cardWith({})])).toEqual([]);
    const kniffel = variantOf("kniffel");
    expect(columnsWon(kniffel, [emptyCard(kniffel), emptyCard(kniffel)])).toEqual([]);
  });
});
