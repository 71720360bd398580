import { expect, test } from "vitest";
import { inFours } from "./inFours";

test.each([
  ["TU7SU4VA", "TU7S U4VA"],
  ["TU7S", "TU7S"],
  ["TU7SU", "TU7S U"],
])("a code is read in fours: %s", (code, shown) => {
  expect(inFours(code)).toBe(shown);
});
