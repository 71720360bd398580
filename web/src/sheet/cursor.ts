/** The cell of a block that has the focus, and where the keys take it: Tab stops once at a block, arrows go through it. */
import { spansColumns, type SheetLine } from "./sheetModel";
import type { SheetHalves } from "./sheetParts";

export interface Cursor {
  line: number;
  /** Counted through the columns of all cards that stand side by side. */
  place: number;
}

/** What there is to go through. */
export interface CursorGrid {
  lines: readonly Pick<SheetLine, "kind">[];
  /** Of each card. */
  columns: number;
  /** Of all cards side by side. */
  places: number;
  /** Where the lower half stands beside the upper one: what belongs to each. */
  halves?: SheetHalves | undefined;
}

/** The cell that Tab stops at: the one that the cursor is on, or the first where that is gone by now. */
export function stopOf(ground: CursorGrid, cursor: Cursor): Cursor {
  const { line, place } = ground.lines[cursor.line] ? cursor : { line: 0, place: 0 };
  const inside = Math.min(place, ground.places - 1);
  const width = widthOf(ground, line);
  return { line, place: Math.floor(inside / width) * width };
}

/**
 * Where a key leads; null where it means nothing here.
 *
 * Through cells that run over several columns the way goes straight up and down: the cursor keeps its own place.
 *
 * @param from the cell that the key was pressed on.
 */
export function movedBy(key: string, ground: CursorGrid, from: Cursor, { place: kept }: Cursor): Cursor | null {
  const { line, place } = from;
  const beside = inOtherHalf(key, ground, from);
  if (beside) return beside;
  const [last, end] = [ground.lines.length - 1, ground.places - 1];
  const moves: Record<string, Cursor> = {
    ArrowUp: { line: line - 1, place: kept },
    ArrowDown: { line: line + 1, place: kept },
    ArrowLeft: { line, place: place - 1 },
    ArrowRight: { line, place: place + widthOf(ground, line) },
    Home: { line, place: 0 },
    End: { line, place: end },
    PageUp: { line: 0, place: kept },
    PageDown: { line: last, place: kept },
  };
  const to = moves[key];
  return to ? { line: within(to.line, last), place: within(to.place, end) } : null;
}

/** From the end of a line to the line that stands beside it in the other half. */
function inOtherHalf(key: string, { halves, places }: CursorGrid, { line, place }: Cursor): Cursor | null {
  if (!halves) return null;
  const { upper, lower } = halves;
  if (key === "ArrowRight" && line < upper.to && place === places - 1)
    return { line: Math.min(lower.from + line, lower.to - 1), place: 0 };
  if (key === "ArrowLeft" && line >= lower.from && line < lower.to && place === 0)
    return { line: Math.min(line - lower.from, upper.to - 1), place: places - 1 };
  return null;
}

/** How many columns each cell of a line runs over. */
function widthOf({ lines, columns }: CursorGrid, line: number): number {
  const found = lines[line];
  return found && spansColumns(found) ? columns : 1;
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
