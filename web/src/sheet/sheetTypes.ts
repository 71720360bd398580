/** Content of a score sheet, independent of rules: lines from top to bottom, players from left to right. */
import type { SheetLine } from "@/wire/types";

export type { SheetLine };

export interface SheetColumn {
  id: string;
  name: string;
  /** Sign above the column name that shows how its boxes are filled. */
  sign?: "down" | "up" | "ends" | "middle" | "announce" | "free" | "limit";
  /** Multiplier, such as "×1,5"; missing for 1. */
  times?: string;
  /** Game points for the highest score in the column. */
  worth?: number;
}

export interface SheetPlayer {
  name: string;
  /** The person whose mark is beside the name, by the name as entered; missing for computer players. */
  person?: string | undefined;
  /** The level of a computer player, whose mark is there instead. */
  level?: string | undefined;
  /** The current total, for the strip of players. */
  total: string;
  /** Somebody else's card, which says whose it is where it is alone. */
  foreign?: boolean;
  onTurn?: boolean;
  won?: boolean;
  /** Extra text for the strip and screen readers: "liegt vorn", "nicht da". */
  note?: string;
}

/** True for whom a mark tells: everybody but free seats. */
export function isMarked({ person, level }: SheetPlayer): boolean {
  return person !== undefined || level !== undefined;
}

/**
 * - entered: in ink; struck: crossed out; pencil: possible with the current dice;
 * - open: free; none: the column lacks the box; sum: added up; conflict: rival values.
 */
type CellKind = "entered" | "struck" | "pencil" | "open" | "none" | "sum" | "conflict";

export interface SheetCell {
  kind: CellKind;
  text: string;
  /** Label for screen readers; the text is read if missing. */
  label?: string;
  /** Small text beside it: missing for the bonus, an extra of 50. */
  note?: string;
  /** What remains of the note in a narrow column; nothing if missing. */
  brief?: string;
  /** The note is good news: a game won at once. */
  good?: boolean;
  /** About to be struck: crossed out in pencil. */
  crossed?: boolean;
  /** A tap or Enter picks the cell. */
  pickable?: boolean;
  /** On the winner's card. */
  won?: boolean;
  /** Highlight, never by colour alone: next in line, best choice, announced box, last entry, pending action. */
  marked?: "next" | "best" | "announced" | "fresh" | "sent";
}

const DONE: ReadonlySet<CellKind> = new Set(["entered", "struck", "none"]);

export function isDone({ kind }: SheetCell): boolean {
  return DONE.has(kind);
}

/** Returns true for lines that span all columns of a player. */
export function spansColumns(line: Pick<SheetLine, "kind">): boolean {
  return line.kind === "total" || line.kind === "sheet-bonus" || line.kind === "sheet-throws";
}

/** Content of a sheet, and its handlers. */
export interface Written {
  /** Table caption for screen readers. */
  caption: string;
  /** Text above the line names. */
  corner: string;
  lines: readonly SheetLine[];
  columns: SheetColumn[];
  players: SheetPlayer[];
  cell: (player: number, line: number, column: number) => SheetCell;
  onpick?: (player: number, line: number, column: number) => void;
  /** Called on a tap on a cell that cannot be picked. */
  onask?: (player: number, line: number, column: number) => void;
  /** For print: all cards side by side, regardless of the screen. */
  printed?: boolean;
  /** Called on a tap on a player's name. */
  onplayer?: ((player: number) => void) | undefined;
}

/** The stroke through a struck box, in a box of 40 by 24. */
export const STROKE = "M3 20.5 C 9 18.5, 15 13.5, 21 11 S 33 5.5, 37.5 2.5";
