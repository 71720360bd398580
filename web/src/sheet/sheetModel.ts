/** What a score block shows, without knowing any rules: lines from top to bottom, players from left to right. */
import type { SheetLine } from "@/wire/types";

export type { SheetLine };

export interface SheetColumn {
  id: string;
  name: string;
  /** How its boxes are filled, drawn as a small sign above the name. */
  sign?: "down" | "up" | "ends" | "middle" | "announce" | "free" | "limit";
  /** How often it counts: "×1,5"; nothing where it counts as it stands. */
  times?: string;
  /** Points of the game for who has the most in it. */
  worth?: number;
}

export interface SheetPlayer {
  name: string;
  /** The total so far, as it is shown in the strip of players. */
  total: string;
  /** It is this player's turn. */
  onTurn?: boolean;
  /** The game is over, and this player has won it. */
  won?: boolean;
  /** One more thing to know, for the strip and screen readers: "liegt vorn", "nicht da". */
  note?: string;
}

/**
 * - entered: stands in ink; struck: crossed; pencil: possible with the dice on the table;
 * - open: free; none: the column lacks the box; sum: added up; conflict: two values stand against each other.
 */
type CellKind = "entered" | "struck" | "pencil" | "open" | "none" | "sum" | "conflict";

export interface SheetCell {
  kind: CellKind;
  text: string;
  /** The whole cell in words, for screen readers; the text alone is read where it is missing. */
  label?: string;
  /** Something small beside it: what is missing to the bonus, up or down against the plan, an extra of 50. */
  note?: string;
  /** Whether the note is good news or bad. */
  mood?: "good" | "bad";
  /** It is about to be struck: the stroke is there in pencil. */
  crossed?: boolean;
  /** A tap or Enter picks the cell. */
  pickable?: boolean;
  /** It stands on the card of whoever has won. */
  won?: boolean;
  /** Set apart, never by colour alone: the next in line, the best choice, the announced box, the last entry, what is on its way. */
  marked?: "next" | "best" | "announced" | "fresh" | "sent";
}

const DONE: ReadonlySet<CellKind> = new Set(["entered", "struck", "none"]);

/** Nothing is left to write there. */
export function isDone({ kind }: SheetCell): boolean {
  return DONE.has(kind);
}

/** Lines that run over all columns of a player. */
export function spansColumns(line: Pick<SheetLine, "kind">): boolean {
  return line.kind === "total" || line.kind === "sheet-bonus" || line.kind === "sheet-throws";
}

/** What stands on a block, and what taps on it do. */
export interface Written {
  /** What the block is called, for screen readers. */
  caption: string;
  /** What stands above the names of the lines. */
  corner: string;
  lines: readonly SheetLine[];
  columns: SheetColumn[];
  players: SheetPlayer[];
  cell: (player: number, line: number, column: number) => SheetCell;
  onpick?: (player: number, line: number, column: number) => void;
  /** A cell that cannot be picked was tapped. */
  onask?: (player: number, line: number, column: number) => void;
  /** It lies on paper: all cards stand side by side, whatever room a screen has. */
  printed?: boolean;
  /** A tap on a player's name, where that does something. */
  onplayer?: ((player: number) => void) | undefined;
}
