/** What stands above a variant's columns: their names, and signs for how they are filled. */
import type { Column, TablesDocument } from "@/engine/tables";
import { named, number } from "@/i18n/i18n.svelte";
import type { SheetColumn } from "./sheetModel";

/** A column; blocks that were kept before its lines were said have one at most. */
type KeptColumn = Omit<Column, "lines"> & Partial<Pick<Column, "lines">>;
interface Columns {
  columns: readonly KeptColumn[];
  result?: TablesDocument["result"];
}

/** Where all columns are filled as one likes, a sign would say nothing. */
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

/** The limit of throws that most columns have; none where no limit is more common than all others. */
function usualLimit(columns: readonly KeptColumn[]): number | null | undefined {
  const limits = columns.map(({ throws }) => throws);
  const often = (limit: number | null): number => limits.filter((one) => one === limit).length;
  return limits.find((limit) => often(limit) * 2 > limits.length);
}

/** How a column is filled, as a sign. */
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
