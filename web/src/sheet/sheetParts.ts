/** How a block is cut: the lines of its upper half with their sums, those of its lower half, and what both add up to. */
import type { SheetLine } from "./sheetModel";

/** Some of the lines, one after the other. */
export interface SheetHalf {
  from: number;
  /** The first line that belongs to it no more. */
  to: number;
}

export interface SheetHalves {
  upper: SheetHalf;
  lower: SheetHalf;
  ends: SheetHalf;
}

/** Cuts a block; where nothing is added up between the boxes, half of them stands above. */
export function partsOf(lines: readonly Pick<SheetLine, "kind">[]): SheetHalves {
  const isBox = lines.map(({ kind }) => kind === "box");
  const end = isBox.lastIndexOf(true) + 1;
  const sum = isBox.indexOf(false);
  const below = sum < 0 || sum >= end ? -1 : isBox.indexOf(true, sum);
  return cutAt(below < 0 ? Math.ceil(end / 2) : below, end, lines.length);
}

/** How the same lines are cut where all boxes come first. */
export function partsOfBoxes(lines: readonly Pick<SheetLine, "kind">[]): SheetHalves {
  const { upper } = partsOf(lines);
  const boxes = lines.filter(({ kind }) => kind === "box").length;
  const above = lines.slice(upper.from, upper.to).filter(({ kind }) => kind === "box").length;
  return cutAt(above, boxes, lines.length);
}

function cutAt(cut: number, end: number, all: number): SheetHalves {
  return { upper: { from: 0, to: cut }, lower: { from: cut, to: end }, ends: { from: end, to: all } };
}

/**
 * All boxes before all sums, where there is little room: what can be written stands together, and below it what is
 * missing to a bonus.
 */
export function boxesFirst<Line extends Pick<SheetLine, "kind">>(lines: readonly Line[]): Line[] {
  const places: SheetLine["kind"][] = ["box", "bonus"];
  const place = ({ kind }: Line): number => (places.includes(kind) ? places.indexOf(kind) : places.length);
  return [...lines].sort((one, other) => place(one) - place(other));
}

/** How high a sum stands in a half, beside a box. */
const SUM = 0.5;

/** How many boxes' height a half has. */
export function heightOf(lines: readonly Pick<SheetLine, "kind">[], { from, to }: SheetHalf): number {
  return lines.slice(from, to).reduce((sum, { kind }) => sum + (kind === "box" ? 1 : SUM), 0);
}
