/**
 * A score block as it stands: the fold of a table's events, with what this device wrote but could not send yet on top.
 *
 * Knows nothing of rules: it says what is written where, not what it adds up to.
 */
import type { BlockAction, BlockCell, DiceText, TableEvent } from "@/wire/types";
import { changed, playerAt, seatedFirst, type BlockPlayer } from "./players";
import { BLANK, contenders, counting, withWriting, type Register, type RegisterWrite } from "./register";

/** What stands in a cell: null points where it was emptied. */
export interface RecordedEvent {
  points: number | null;
  dice: DiceText | null;
  sure: boolean;
}

/** A block action with the id that makes it this one: how it lies in the queue and comes in the events. */
export type BlockChange = { id: string } & BlockAction;

export interface Block {
  /** Everybody who ever was on it, by number; in their row, `present` and `absentees` give them. */
  players: ReadonlyMap<number, BlockPlayer>;
  /** What was ever written to, by `placeOf`. */
  cells: ReadonlyMap<string, Register<RecordedEvent>>;
}

/** More seats than any table has room for: the server refuses players beyond. */
export const MOST_PLAYERS = 30;

/** A cell of the sheet as a key: `0 full_house 0`, `2 extra points`. */
export function placeOf(player: number, cell: BlockCell): string {
  return "box" in cell ? `${player} ${cell.box} ${cell.entry}` : `${player} ${cell.line} ${cell.column}`;
}

export function isEmptied(noted: RecordedEvent): boolean {
  return noted.points === null;
}

function samePoints(one: RecordedEvent, other: RecordedEvent): boolean {
  return one.points === other.points;
}

/** The block after these changes; `opened` gives the players who sat down first. */
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

/** The block actions among a table's events, in their order. */
export function changesOf(events: readonly TableEvent[]): BlockChange[] {
  return events.filter((event) => event.type === "player" || event.type === "written");
}

/** What the server has, then what it does not have yet: each change once, wherever it was seen first. */
export function together(sent: readonly BlockChange[], unsent: readonly BlockChange[]): BlockChange[] {
  const known = new Set(sent.map(({ id }) => id));
  return [...sent, ...unsent.filter(({ id }) => !known.has(id))];
}

export function cellAt(block: Block, player: number, cell: BlockCell): Register<RecordedEvent> {
  return block.cells.get(placeOf(player, cell)) ?? BLANK;
}

/** What counts in a cell; undefined where nothing stands. */
export function notedAt(block: Block, player: number, cell: BlockCell): RecordedEvent | undefined {
  const noted = counting(cellAt(block, player, cell))?.value;
  return noted === undefined || isEmptied(noted) ? undefined : noted;
}

/** In how many cells of a player something stands. */
export function writtenFor(block: Block, player: number): number {
  const places = [...block.cells].filter(([place]) => place.startsWith(`${player} `));
  return places.filter(([, cell]) => (counting(cell)?.value.points ?? null) !== null).length;
}

/** Different values in a cell whose writers did not know of each other: the one that counts first; none where all agree. */
export function rivals(place: Register<RecordedEvent>): RegisterWrite<RecordedEvent>[] {
  const found = contenders(place, samePoints);
  return found.length > 1 ? found : [];
}
