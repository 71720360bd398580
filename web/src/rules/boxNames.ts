/** Boxes as arguments of messages: ids for programs, names in each language for people. */

import type { Names } from "@/wire/types";
import { boxAt, columnOf, type Scheme, type Variant } from "./variantTables";

/** Returns the box's name, with its column's where there are several. */
export function boxName(variant: Pick<Scheme, "boxes" | "columns">, box: number): Names {
  const { names } = boxAt(variant, box);
  if (variant.columns.length === 1) return names;
  const column = columnOf(variant, box).names;
  return { de: `${names.de} (${column.de})`, en: `${names.en} (${column.en})` };
}

/** Returns a box as an argument of a message. */
export function boxFact(variant: Variant, box: number): Names & { readonly id: string } {
  return { id: boxAt(variant, box).id, ...boxName(variant, box) };
}

/** Returns alternatives as an argument of a message, joined by "or"; a single box as itself. */
export function eitherFact(variant: Variant, boxes: readonly number[]): Names {
  const [box = 0, other] = boxes;
  if (other === undefined) return boxFact(variant, box);
  const names = boxes.map((one) => boxName(variant, one));
  return {
    de: either(
      names.map(({ de }) => de),
      " oder ",
    ),
    en: either(
      names.map(({ en }) => en),
      " or ",
    ),
  };
}

function either(names: readonly string[], or: string): string {
  return [names.slice(0, -1).join(", "), names.at(-1)].join(or);
}

/** Returns several boxes as an argument of a message. */
export function boxesFact(variant: Variant, boxes: readonly number[]): Names {
  const names = boxes.map((box) => boxName(variant, box));
  return { de: names.map(({ de }) => de).join(", "), en: names.map(({ en }) => en).join(", ") };
}
