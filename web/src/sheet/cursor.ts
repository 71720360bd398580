/** Keyboard navigation in a sheet: Tab stops once, arrows move between cells. */
import { spansColumns, type SheetLine } from "./sheetTypes";
import type { SheetHalves } from "./sheetParts";

export interface Cursor {
  line: number;
  /** Index across the columns of all visible cards. */
  place: number;
}

export interface CursorGrid {
  lines: readonly Pick<SheetLine, "kind">[];
  /** Per card. */
  columns: number;
  /** Across all visible cards. */
  places: number;
  /** Set if the lower half is beside the upper one. */
  halves?: SheetHalves | undefined;
}

/** Returns the tab stop: the cursor's cell, or the first cell if that no longer exists. */
export function stopOf(ground: CursorGrid, cursor: Cursor): Cursor {
  const { line, place } = ground.lines[cursor.line] ? cursor : { line: 0, place: 0 };
  const inside = Math.min(place, ground.places - 1);
  const width = widthOf(ground, line);
  return { line, place: Math.floor(inside / width) * width };
}

/**
 * Returns the cell that a key leads to, or null if the key has no meaning.
 *
 * Moving through cells that span several columns keeps the cursor's column.
 *
 * @param from cell on which the key was pressed.
 */
export function movedBy(key: string, ground: CursorGrid, from: Cursor, { place: kept }: Cursor): Cursor | null {
  const { line, place } = from;
  const opposite = inOtherHalf(key, ground, from);
  if (opposite) return opposite;
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

/** From the end of a line to the line beside it in the other half. */
function inOtherHalf(key: string, { halves, places }: CursorGrid, { line, place }: Cursor): Cursor | null {
  if (!halves) return null;
  const { upper, lower } = halves;
  if (key === "ArrowRight" && line < upper.to && place === places - 1)
    return { line: Math.min(lower.from + line, lower.to - 1), place: 0 };
  if (key === "ArrowLeft" && line >= lower.from && line < lower.to && place === 0)
    return { line: Math.min(line - lower.from, upper.to - 1), place: places - 1 };
  return null;
}

/** Number of columns that each cell of a line spans. */
function widthOf({ lines, columns }: CursorGrid, line: number): number {
  const found = lines[line];
  return found && spansColumns(found) ? columns : 1;
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
