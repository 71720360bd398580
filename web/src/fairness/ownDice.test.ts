import { expect, test } from "vitest";
import { ownDice, verdictOf } from "./ownDice";

function die(kind: string, p_value = 0.5) {
  return { kind, throws: 3000, expected: 1 / 6, faces: [], chi_square: 4, degrees: 5, p_value };
}

test("the dice of house rules do not count among ours", () => {
  const dice = [die("123456"), die("1234566"), die("78")];
  const { own, house } = ownDice(dice);
  expect(own.map(({ kind }) => kind)).toEqual(["123456"]);
  expect(house.map(({ kind }) => kind)).toEqual(["1234566", "78"]);
});

test("few throws are not judged", () => {
  expect(verdictOf({ ...die("123456", 0.0001), throws: 60 })).toBe("few");
});

test("the verdict is a word: fair dice are one in twenty times uneven, and hardly ever very", () => {
  expect([0.79, 0.05, 0.04, 0.001, 0.0009].map((p) => verdictOf(die("123456", p)))).toEqual([
    "fair",
    "fair",
    "watch",
    "watch",
    "odd",
  ]);
});
