/**
 * State of a score block: folds the table's events, then this device's unsent changes.
 *
 * Stores what is written where; scoring is done elsewhere.
 */
import type { BlockAction, BlockCell, DiceText, TableEvent } from "@/wire/types";
import { changed, playerAt, seatedFirst, type BlockPlayer } from "./players";
import { BLANK, contenders, counting, withWriting, type Register, type RegisterWrite } from "./register";

/** Content of a cell; points are null if it was emptied. */
export interface RecordedEvent {
  points: number | null;
  dice: DiceText | null;
  sure: boolean;
}

/** A block action with its unique id, in the queue and among the events. */
export type BlockChange = { id: string } & BlockAction;

export interface Block {
  /** Everybody ever on the block, by number; `present` and `absentees` return them in seating order. */
  players: ReadonlyMap<number, BlockPlayer>;
  /** All cells ever written, by `placeOf`. */
  cells: ReadonlyMap<string, Register<RecordedEvent>>;
}

/** More seats than any table offers; the server refuses further players. */
export const MOST_PLAYERS = 30;

/** Key of a cell: `0 full_house 0`, `2 extra points`. */
export function placeOf(player: number, cell: BlockCell): string {
  return "box" in cell ? `${player} ${cell.box} ${cell.entry}` : `${player} ${cell.line} ${cell.column}`;
}

export function isEmptied(noted: RecordedEvent): boolean {
  return noted.points === null;
}

function samePoints(one: RecordedEvent, other: RecordedEvent): boolean {
  return one.points === other.points;
}

/** Returns the block after these changes; `names` are the players at its opening. */
export function foldBlock(names: readonly string[], changes: Iterable<BlockChange>): Block {
  const seats = new Map(names.map((name, number) => [number, seatedFirst(number, name)]));
  const cells = new Map<string, Register<RecordedEvent>>();
  const entries = new Map<number, number>();
  for (const change of changes) {
    if (change.type === "player") {
      const seat = changed(seats.get(change.player), change);
      if (seat) seats.set(change.player, seat);
    } else {
      const place = placeOf(change.player, change.cell);
      const before = cells.get(place) ?? BLANK;
      const after = withWriting(before, writingOf(change), isEmptied);
      cells.set(place, after);
      if (after !== before && change.points !== null) entries.set(change.player, (entries.get(change.player) ?? 0) + 1);
    }
  }
  const players = new Map<number, BlockPlayer>();
  for (const [number, seat] of seats) players.set(number, playerAt(seat, entries.get(number) ?? 0));
  return { players, cells };
}

function writingOf({
  id,
  base,
  at,
  points,
  dice,
  sure,
}: BlockChange & { type: "written" }): RegisterWrite<RecordedEvent> {
  return { id, base, at, value: { points, dice, sure } };
}

/** Returns the block actions among a table's events, in order. */
export function changesOf(events: readonly TableEvent[]): BlockChange[] {
  return events.filter((event) => event.type === "player" || event.type === "written");
}

/** Merges sent and unsent changes in this order, without duplicates. */
export function together(sent: readonly BlockChange[], unsent: readonly BlockChange[]): BlockChange[] {
  const known = new Set(sent.map(({ id }) => id));
  return [...sent, ...unsent.filter(({ id }) => !known.has(id))];
}

export function cellAt(block: Block, player: number, cell: BlockCell): Register<RecordedEvent> {
  return block.cells.get(placeOf(player, cell)) ?? BLANK;
}

/** Returns the effective content of a cell, or undefined if it is empty. */
export function notedAt(block: Block, player: number, cell: BlockCell): RecordedEvent | undefined {
  const noted = counting(cellAt(block, player, cell))?.value;
  return noted === undefined || isEmptied(noted) ? undefined : noted;
}

/** Returns the number of cells with content on a player's card. */
export function writtenFor(block: Block, player: number): number {
  const places = [...block.cells].filter(([place]) => place.startsWith(`${player} `));
  return places.filter(([, cell]) => (counting(cell)?.value.points ?? null) !== null).length;
}

/** Returns the conflicting values of a cell, the effective one first; empty without a conflict. */
export function rivals(place: Register<RecordedEvent>): RegisterWrite<RecordedEvent>[] {
  const found = contenders(place, samePoints);
  return found.length > 1 ? found : [];
}
