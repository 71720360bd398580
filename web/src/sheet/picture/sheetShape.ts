/** The shape of a sheet, for small pictures; the server finds the same for shipped variants. */
import type { Column, TablesDocument } from "@/rules/variantTables";
import type { SheetShape } from "@/wire/types";

export function shapeOf({ boxes, columns, dice }: TablesDocument): SheetShape {
  const linesIn = (section: string): number =>
    new Set(boxes.filter((box) => box.section === section).map(({ line }) => line)).size;
  return {
    upper: linesIn("upper"),
    lower: linesIn("lower"),
    entries: Math.max(...boxes.map(({ entries }) => entries)),
    columns: columns.map(signOf),
    faces: isEmpty(dice.symbols) ? (isEmpty(dice.colours) ? "pips" : "colours") : "symbols",
  };
}

/** True if a picture of the sheet shows nothing that five dice and one free column would not. */
export function isUsualShape({ columns, faces, entries }: SheetShape, dice: number): boolean {
  return dice === 5 && faces === "pips" && entries === 1 && columns.join() === "";
}

function signOf({ announce, throws, weight, boxes, lines }: Column): string {
  if (announce) return "announced";
  if (throws !== null) return String(throws);
  if (weight !== 1) return `×${String(weight)}`;
  const [line, other] = lines.map((order) => order.join());
  if (line === undefined) return "";
  if (other === undefined && line === boxes.join()) return "down";
  return other === undefined && line === boxes.toReversed().join() ? "up" : "order";
}

function isEmpty(table: object): boolean {
  return Object.keys(table).length === 0;
}
