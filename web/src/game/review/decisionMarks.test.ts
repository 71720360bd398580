/** The thresholds of docs/review.md. */
import { expect, test } from "vitest";
import { faultOf, fortuneOf } from "./decisionMarks";

test.each([
  [0.0099, "win", null],
  [0.01, "win", "inaccuracy"],
  [0.025, "win", "mistake"],
  [0.05, "win", "blunder"],
  [1.49, "points", null],
  [1.5, "points", "inaccuracy"],
  [3.99, "points", "inaccuracy"],
  [4, "points", "mistake"],
  [8, "points", "blunder"],
] as const)("a loss of %d (%s) is marked %s", (loss, unit, mark) => {
  expect(faultOf(loss, unit)).toBe(mark);
});

test.each([
  [0.099, "win", null],
  [0.1, "win", "lucky"],
  [-0.2, "win", "very-unlucky"],
  [11.9, "points", null],
  [-12, "points", "unlucky"],
  [24, "points", "very-lucky"],
] as const)("luck of %d (%s) is marked %s", (luck, unit, mark) => {
  expect(fortuneOf(luck, unit)).toBe(mark);
});

test("a loss that rounding leaves below a threshold reaches it", () => {
  expect(faultOf(0.3 - 0.25 - 1e-15, "win")).toBe("blunder");
});
