/** Splits a sheet: upper half with sums, lower half with sums, and the grand totals. */
import type { SheetLine } from "./sheetTypes";

/** A range of consecutive lines. */
export interface SheetHalf {
  from: number;
  /** End of the range, exclusive. */
  to: number;
}

export interface SheetHalves {
  upper: SheetHalf;
  lower: SheetHalf;
  ends: SheetHalf;
}

/** Splits a sheet after the upper sums; without any between the boxes, after half of the boxes. */
export function partsOf(lines: readonly Pick<SheetLine, "kind">[]): SheetHalves {
  const isBox = lines.map(({ kind }) => kind === "box");
  const end = isBox.lastIndexOf(true) + 1;
  const sum = isBox.indexOf(false);
  const below = sum < 0 || sum >= end ? -1 : isBox.indexOf(true, sum);
  return cutAt(below < 0 ? Math.ceil(end / 2) : below, end, lines.length);
}

/** Splits lines in which all boxes come first. */
export function partsOfBoxes(lines: readonly Pick<SheetLine, "kind">[]): SheetHalves {
  const { upper } = partsOf(lines);
  const boxes = lines.filter(({ kind }) => kind === "box").length;
  const above = lines.slice(upper.from, upper.to).filter(({ kind }) => kind === "box").length;
  return cutAt(above, boxes, lines.length);
}

function cutAt(cut: number, end: number, all: number): SheetHalves {
  return { upper: { from: 0, to: cut }, lower: { from: cut, to: end }, ends: { from: end, to: all } };
}

/** Moves all boxes before all sums on small screens: writable lines together, and below them what they add up to. */
export function boxesFirst<Line extends Pick<SheetLine, "kind">>(lines: readonly Line[]): Line[] {
  return [...lines].sort((one, other) => Number(other.kind === "box") - Number(one.kind === "box"));
}

/** Height of a sum relative to a box. */
const SUM = 0.5;

/** Returns the height of a half in boxes. */
export function heightOf(lines: readonly Pick<SheetLine, "kind">[], { from, to }: SheetHalf): number {
  return lines.slice(from, to).reduce((sum, { kind }) => sum + (kind === "box" ? 1 : SUM), 0);
}
