/** Names of a variant's columns, and signs for how they are filled. */
import type { Column, TablesDocument } from "@/rules/variantTables";
import { named, number } from "@/i18n/i18n.svelte";
import type { SheetColumn } from "./sheetTypes";

/** Sheets stored by older versions have no `lines`; they have one column at most. */
type KeptColumn = Omit<Column, "lines"> & Partial<Pick<Column, "lines">>;
interface Columns {
  columns: readonly KeptColumn[];
  result?: TablesDocument["result"];
}

/** Signs are left out if all columns are free. */
export function sheetColumns({ columns, result }: Columns): SheetColumn[] {
  const usual = usualLimit(columns);
  const signs = columns.map((column) => columnSign(column, usual));
  const signed = signs.some((sign) => sign !== "free");
  return columns.map(({ id, names, weight }, index) => {
    const sign = signs[index];
    const worth = result?.columns[index];
    return {
      id,
      name: named(names),
      ...(signed && sign ? { sign } : {}),
      ...(weight === 1 ? {} : { times: `×${number(weight)}` }),
      ...(worth ? { worth } : {}),
    };
  });
}

/** The throw limit of most columns; none if no limit is the most common one. */
function usualLimit(columns: readonly KeptColumn[]): number | null | undefined {
  const limits = columns.map(({ throws }) => throws);
  const often = (limit: number | null): number => limits.filter((one) => one === limit).length;
  return limits.find((limit) => often(limit) * 2 > limits.length);
}

function columnSign(column: KeptColumn, usual: number | null | undefined): NonNullable<SheetColumn["sign"]> {
  const { announce, order, boxes, throws, lines = order ? [order] : [] } = column;
  if (announce) return "announce";
  if (throws !== null && throws !== usual) return "limit";
  const [first, second] = lines.map((line) => (line[0] === boxes[0] || isDown(line) ? "down" : "up"));
  if (!first) return "free";
  if (!second) return first;
  if (second === first) return first;
  return first === "down" ? "ends" : "middle";
}

function isDown([first = 0, second = first]: readonly number[]): boolean {
  return second > first;
}
