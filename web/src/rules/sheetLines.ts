/** The lines of the score block and the progress of bonuses. The lines come with the variant's page. */

import type { SheetLine } from "@/wire/types";
import { balance, baseOf, bonusPoints, columnSums, reached, sheetBonuses, sheetThrows, total, type Card } from "./card";
import { at } from "./list";
import { boxAt, type Box, type Scheme, type SumBonus, type Variant } from "./variantTables";

export type { SheetLine };

export interface BonusProgress {
  readonly bonus: SumBonus;
  /** The sum of its boxes, as people see it. */
  readonly reached: number;
  readonly points: number;
  /** The next threshold with more points, the distance to it, and the bonus's points there; null after the last. */
  readonly next: { readonly from: number; readonly missing: number; readonly points: number } | null;
}

/** Returns the line's box in a column; null if the column lacks it, or the line is not a box. */
export function boxIn(variant: Scheme, line: Pick<SheetLine, "kind" | "key">, column: number): number | null {
  if (line.kind !== "box") return null;
  return at(variant.columns, column).boxes.find((box) => boxAt(variant, box).line === line.key) ?? null;
}

/**
 * Returns a line's sum in a column; null if it has none.
 *
 * Lines for the whole sheet are shown in the first column.
 */
export function lineSum(
  variant: Scheme,
  card: Card,
  line: Pick<SheetLine, "kind" | "key">,
  column: number,
): number | null {
  if (line.kind === "box") return null;
  if (line.kind === "total") return column === 0 ? total(variant, card) : null;
  if (line.kind === "sheet-throws") return column === 0 ? sheetThrows(variant, card) : null;
  if (line.kind === "sheet-bonus") return column === 0 ? (sheetBonuses(variant, card).get(line.key) ?? null) : null;
  const sums = columnSums(variant, card, column);
  if (line.kind === "bonus") return sums.bonuses.get(line.key) ?? null;
  if (line.kind === "column") return sums.total;
  if (line.kind !== "upper" && line.kind !== "lower") return sums[line.kind];
  return sums[line.kind] + computedIn(variant, sums.bonuses, column, line.kind);
}

/** A computed bonus is shown below the last box it depends on, within that box's section. */
function computedIn(
  variant: Scheme,
  bonuses: ReadonlyMap<string, number>,
  column: number,
  section: Box["section"],
): number {
  return variant.bonuses
    .filter((bonus) => bonus.formula && bonus.column === column)
    .filter(({ boxes }) => boxAt(variant, Math.max(...boxes)).section === section)
    .reduce((all, { id }) => all + (bonuses.get(id) ?? 0), 0);
}

/** Returns the bonus of this key in a column (null: the whole sheet); undefined if there is none. */
export function bonusIn(variant: Scheme, key: string, column: number | null): SumBonus | undefined {
  return variant.bonuses.find((bonus) => bonus.id === key && bonus.column === column);
}

export function bonusProgress(variant: Variant, card: Card, bonus: SumBonus): BonusProgress {
  const soFar = reached(variant, card, bonus);
  const points = bonusPoints(bonus, soFar);
  const tier = bonus.tiers.find((other) => other.from > soFar && other.points > points);
  const [shown, base] = [balance(variant, card, bonus), baseOf(bonus)];
  // Nothing is missing to people where only boxes with room can still lose the bonus.
  const missing = tier ? tier.from + base - shown : 0;
  const next = tier && missing > 0 ? { from: tier.from + base, missing, points: tier.points } : null;
  return { bonus, reached: shown, points, next };
}

/** True if a bonus counts exactly the upper boxes of its column or sheet, so that their sum is the bonus's own. */
export function isOfUpper({ boxes }: Pick<Scheme, "boxes">, bonus: SumBonus): boolean {
  const isAbove = ({ section, column }: Box) => section === "upper" && column === (bonus.column ?? column);
  const upper = boxes.flatMap((box, index) => (isAbove(box) ? [index] : []));
  return upper.length === bonus.boxes.length && upper.every((box) => bonus.boxes.includes(box));
}
