import { expect, test } from "vitest";
import {
  conditionInSigns,
  inSigns,
  readCondition,
  readTerm,
  type FormulaCondition,
  type FormulaTerm,
} from "./formulaText";

const BOXES = [
  { value: "maximum", label: "Maximum" },
  { value: "minimum", label: "Minimum" },
  { value: "ones", label: "Einser" },
  { value: "box", label: "Zwei x Drei" },
];

const TERMS: [string, FormulaTerm][] = [
  ["(Maximum − Minimum) × Einser", { product: [{ difference: ["maximum", "minimum"] }, "ones"] }],
  ["Maximum + Minimum + 5", { sum: ["maximum", "minimum", 5] }],
  ["Maximum − (Minimum + Einser)", { difference: ["maximum", { sum: ["minimum", "ones"] }] }],
  ["Maximum − 2 × Minimum × Einser", { difference: ["maximum", { product: [2, "minimum", "ones"] }] }],
  ["Zwei x Drei × 2", { product: ["box", 2] }],
  ["Einser", "ones"],
];

test.each(TERMS)("%s is read as it is written", (text, term) => {
  expect(readTerm(text, BOXES)).toEqual(term);
  expect(inSigns(term, BOXES)).toBe(text);
});

test.each<[string, FormulaCondition]>([
  ["0 < Minimum < Maximum", { below: [0, "minimum", "maximum"] }],
  ["Minimum ≤ Maximum − 5", { at_most: ["minimum", { difference: ["maximum", 5] }] }],
  ["Minimum = Maximum", { equal: ["minimum", "maximum"] }],
])("%s is a condition", (text, condition) => {
  expect(readCondition(text, BOXES)).toEqual(condition);
  expect(conditionInSigns({ equal: null, ...condition }, BOXES)).toBe(text);
});

test("signs of a keyboard, keys of boxes and any case will do", () => {
  expect(readTerm("(MAXIMUM-minimum)*ones", BOXES)).toEqual(TERMS[0]?.[1]);
  expect(readCondition("minimum <= maximum", BOXES)).toEqual({ at_most: ["minimum", "maximum"] });
});

test.each(["", "Maximum −", "(Maximum", "Maximum Minimum", "Zweier", "Maximum < Minimum"])("%s is no term", (text) => {
  expect(readTerm(text, BOXES)).toBeNull();
});

test.each(["", "Maximum", "Maximum < Minimum = 5", "< 5"])("%s is no condition", (text) => {
  expect(readCondition(text, BOXES)).toBeNull();
});
