/** Boxes as arguments of messages: ids for programs, names in each language for people. */

import type { Names } from "@/wire/types";
import { joinNames } from "./names";
import { boxAt, columnOf, type Scheme, type Variant } from "./variantTables";

/** Returns the box's name, with its column's where there are several. */
export function boxName(variant: Pick<Scheme, "boxes" | "columns">, box: number): Names {
  const { names } = boxAt(variant, box);
  if (variant.columns.length === 1) return names;
  return joinNames([names, columnOf(variant, box).names], ([name, column]) => `${name} (${column})`);
}

/** Returns a box as an argument of a message. */
export function boxFact(variant: Variant, box: number): Names & { readonly id: string } {
  return { id: boxAt(variant, box).id, ...boxName(variant, box) };
}

/** Returns alternatives as an argument of a message, joined by "or"; a single box as itself. */
export function eitherFact(variant: Variant, boxes: readonly number[]): Names {
  const [box = 0, other] = boxes;
  if (other === undefined) return boxFact(variant, box);
  return joinNames(
    boxes.map((one) => boxName(variant, one)),
    either,
  );
}

/** "A, B or C", as Python's `either` writes it. */
function either(names: readonly string[], language: string): string {
  // American lists have a comma before "or".
  return new Intl.ListFormat(language === "en" ? "en-GB" : language, { type: "disjunction" }).format(names);
}

/** Returns several boxes as an argument of a message. */
export function boxesFact(variant: Variant, boxes: readonly number[]): Names {
  return joinNames(
    boxes.map((box) => boxName(variant, box)),
    (names) => names.join(", "),
  );
}
