/** Softmax choice equals Python's `pasch.players.softmax_choice`. */
import { expect, test } from "vitest";
import type { Action } from "@/rules/gameState";
import { drawn } from "./actionValues";

const [best, good, bad] = ["a", "b", "c"].map((box): Action => ({ type: "scored", box })) as [Action, Action, Action];
const VALUES = [
  { action: best, value: 10 },
  { action: good, value: 9 },
  { action: bad, value: 0 },
];

test("the better an action, the likelier: in proportion to exp(value / temperature)", () => {
  const weights = VALUES.map(({ value }) => Math.exp(value / 2));
  const [first = 0, second = 0, third = 0] = weights.map((weight) => weight / (weights.reduce((a, b) => a + b) || 1));
  const at = (share: number) => drawn(VALUES, 2, () => share);
  expect(at(first - 0.001)).toBe(best);
  expect(at(first + 0.001)).toBe(good);
  expect(at(first + second + third / 2)).toBe(bad);
});

test("a temperature near nothing is the best play, whatever is drawn", () => {
  expect([0, 0.5, 0.999].map((share) => drawn(VALUES, 1e-3, () => share))).toEqual([best, best, best]);
});
