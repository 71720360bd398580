import { expect, test } from "vitest";
import { EMPTY_CARD } from "@/values/odds/situation";
import { variantOf } from "@/testing/reference";
import { alikeTogether, targetAtFirst, targetsOf } from "./boxTargets";

test("five of a kind is asked for at first, else a box that is no number box", () => {
  for (const [id, line] of [
    ["kniffel", "five_of_a_kind"],
    ["kniffel-basic", "five_of_a_kind"],
  ] as const) {
    const variant = variantOf(id);
    const target = targetAtFirst(variant, targetsOf(variant, EMPTY_CARD));
    expect(variant.boxes[target?.box ?? -1]?.line).toBe(line);
  }
});

test("number boxes with equal chances are one row, all others are rows of their own", () => {
  const row = (name: string, number: boolean, ...chances: (number | null)[]) => ({ name, number, chances });
  const rows = [
    row("ones", true, 0.6, 0.8),
    row("twos", true, 0.6, 0.8),
    row("odd", true, 0.5, 0.8),
    row("pair", false, 0.6, null),
    row("house", false, 0.6, null),
  ];
  const names = alikeTogether(rows).map((group) => group.map(({ name }) => name));
  expect(names).toEqual([["ones", "twos"], ["odd"], ["pair"], ["house"]]);
});
