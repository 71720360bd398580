/** Formulas over boxes, as in Python's `pasch.rules.variant.formula`. */

import { at } from "./list";
import type { SumBonus } from "./variantTables";

export type Formula = NonNullable<SumBonus["formula"]>;
type Term = Formula["points"];
type Points = (box: number) => number;

const COMPARISONS: Readonly<Record<NonNullable<Formula["comparison"]>, (one: number, other: number) => boolean>> = {
  below: (one, other) => one < other,
  at_most: (one, other) => one <= other,
  equal: (one, other) => one === other,
};

/** Comparisons for conditions. */
export const COMPARED = Object.keys(COMPARISONS) as readonly NonNullable<Formula["comparison"]>[];

/** Evaluates a formula for the points of each box; 0 if its condition fails. */
export function computed({ points, comparison, compared }: Formula, held: Points): number {
  const values = compared.map((term) => valueOf(term, held));
  const holds =
    !comparison || values.slice(1).every((value, place) => COMPARISONS[comparison](at(values, place), value));
  return holds ? valueOf(points, held) : 0;
}

export function valueOf({ kind, number, terms }: Term, held: Points): number {
  if (kind === "number") return number;
  if (kind === "box") return held(number);
  const values = terms.map((term) => valueOf(term, held));
  if (kind === "product") return values.reduce((all, value) => all * value, 1);
  if (kind === "sum") return values.reduce((all, value) => all + value, 0);
  return at(values, 0) - at(values, 1);
}
