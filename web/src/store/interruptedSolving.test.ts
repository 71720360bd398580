// @vitest-environment jsdom
import { expect, test } from "vitest";
import { keepBegun, keepEnded, wasInterrupted } from "./interruptedSolving";

test("what was begun and not ended was interrupted, each rules by themselves", () => {
  expect(wasInterrupted("abc")).toBe(false);
  for (const hash of ["abc", "def", "abc"]) keepBegun(hash);
  keepEnded("def");
  expect(["abc", "def"].map(wasInterrupted)).toEqual([true, false]);
  keepEnded("abc");
  expect(localStorage.length).toBe(0);
});
