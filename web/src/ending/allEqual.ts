/** The box of a sheet for all dice equal, whatever a game calls it: Kniffel, Yahtzee, Yams, Generala. */
import { at } from "@/rules/list";
import { boxAt, pointsRow, type Box, type Variant } from "@/rules/variantTables";

/** True for a box with points for every roll of equal dice, and for no other. */
export function isForAllEqual(variant: Variant, box: number): boolean {
  const row = pointsRow(variant, 0, box);
  return variant.all_equal.every((equal, roll) => equal === at(row, roll) > 0);
}

export function boxOfAllEqual(variant: Variant): Box | undefined {
  const box = variant.boxes.findIndex((_, index) => isForAllEqual(variant, index));
  return box < 0 ? undefined : boxAt(variant, box);
}
