/** What stands above a variant's columns: their names, and signs for how they are filled. */
import type { Column, Variant } from "@/engine/tables";
import { named } from "@/i18n/i18n.svelte";
import type { SheetColumn } from "./model";

/** Where all columns are filled as one likes, a sign would say nothing. */
export function sheetColumns({ columns }: Pick<Variant, "columns">): SheetColumn[] {
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
