import { expect, test } from "vitest";
import type { VariantSummary } from "@/wire/types";
import { countBelow, familyOf, type Member } from "./familyTree";

function summaryOf(id: string, parent: string | null = null): VariantSummary {
  return { id, parent } as VariantSummary;
}

function ids({ variant, children }: Member): unknown {
  return children.length > 0 ? [variant.id, children.map(ids)] : variant.id;
}

test("each stands below the one that it grew out of, in the order of history", () => {
  // Their documents are alike in another way: that of Yacht builds on that of plain Kniffel.
  const all = [
    summaryOf("kniffel-basic"),
    summaryOf("kniffel", "kniffel-basic"),
    summaryOf("yacht", "kniffel-basic"),
    summaryOf("yahtzee-1956", "yahtzee"),
    summaryOf("kismet", "kniffel-basic"),
    summaryOf("crag"),
  ];
  const family = familyOf(all);
  expect(family.map(ids)).toEqual([["yacht", ["crag", ["yahtzee-1956", ["kismet", ["kniffel", ["kniffel-basic"]]]]]]]);
  expect(family.map(countBelow)).toEqual([5]);
});

test("a variant of uncertain descent is marked, and a year is given if it is known", () => {
  const [yacht] = familyOf([summaryOf("yacht"), summaryOf("crag"), summaryOf("generala")]);
  expect(yacht?.related).toBe(false);
  expect(yacht?.children.map(({ related, year }) => [related, year])).toEqual([
    [true, 1940],
    [true, undefined],
  ]);
});

test("the number of dice is new in the ancestor, and where a variant has another one than its ancestor", () => {
  const all = [summaryOf("yacht"), summaryOf("crag"), summaryOf("generala")];
  const [yacht] = familyOf(all.map((one) => ({ ...one, dice: one.id === "crag" ? 3 : 5 })));
  expect(yacht?.hasOtherDice).toBe(true);
  expect(yacht?.children.map(({ variant, hasOtherDice }) => [variant.id, hasOtherDice])).toEqual([
    ["crag", true],
    ["generala", false],
  ]);
});

test("a house rule stands last below the variant that it is like, and nobody is lost", () => {
  const all = [
    summaryOf("ours", "kniffel"),
    summaryOf("alone"),
    summaryOf("lost", "gone"),
    summaryOf("kniffel"),
    summaryOf("kniffel-100", "kniffel-basic"),
  ];
  expect(familyOf(all).map(ids)).toEqual([["kniffel", ["kniffel-100", "ours"]], "alone", "lost"]);
});
