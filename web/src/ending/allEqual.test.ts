import { expect, test } from "vitest";
import { variantOf } from "@/testing/reference";
import { boxOfAllEqual } from "./allEqual";
import { sayIn } from "@/rules/names";

test.each([
  ["kniffel", "Kniffel"],
  ["yahtzee", "Yahtzee"],
  ["yams", "Yams"],
  ["yatzy", "Yatzy"],
  ["maxi-yatzy", "Maxi-Yatzy"],
  ["generala", "Generala"],
  ["balut", "Balut"],
  ["yamb", "Yamb"],
])("all dice equal are called as the sheet of %s calls them: %s", (id, name) => {
  const box = boxOfAllEqual(variantOf(id));
  expect(box && sayIn(box.names, "de")).toBe(name);
});
