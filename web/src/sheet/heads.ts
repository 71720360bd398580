/** What stands at the edges of a variant's sheet: its lines' names, its columns' names and signs. */
import type { SheetLine as RuleLine } from "@/engine/sheet";
import type { Column, Variant } from "@/engine/tables";
import { named } from "@/i18n/i18n.svelte";
import type { SheetColumn, SheetLine } from "./model";

export function lineHeads(lines: readonly RuleLine[]): SheetLine[] {
  return lines.map(({ kind, key, names }) => ({ kind, key, name: named(names) }));
}

/** Where all columns are filled as one likes, a sign would say nothing. */
export function columnHeads({ columns }: Pick<Variant, "columns">): SheetColumn[] {
  const signs = columns.map(columnSign);
  const signed = signs.some((sign) => sign !== "free");
  return columns.map(({ id, names }, index) => {
    const sign = signs[index];
    return { id, name: named(names), ...(signed && sign ? { sign } : {}) };
  });
}

/** How a column is filled, as a sign. */
function columnSign({ announce, order, boxes, throws }: Column): NonNullable<SheetColumn["sign"]> {
  if (announce) return "announce";
  if (throws !== null) return "limit";
  if (order === null) return "free";
  return order[0] === boxes[0] ? "down" : "up";
}
