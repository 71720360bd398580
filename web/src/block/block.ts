/**
 * A score block as it stands: the fold of a table's events, with what this device wrote but could not send yet on top.
 *
 * Knows nothing of rules: it says what is written where, not what it adds up to.
 */
import type { BlockAction, BlockCell, DiceText, TableEvent } from "@/net/protocol";
import { BLANK, contenders, counting, withWriting, type Register, type Writing } from "./register";

/** What stands in a cell: null points where it was emptied. */
export interface Noted {
  points: number | null;
  dice: DiceText | null;
  sure: boolean;
}

/** A block action with the id that makes it this one: how it lies in the queue and comes in the events. */
export type Deed = { id: string } & BlockAction;

export interface BlockPlayer {
  /** What the events call the player. */
  number: number;
  name: string;
  names: Register<string>;
}

export interface Block {
  players: ReadonlyMap<number, BlockPlayer>;
  /** What was ever written to, by `placeOf`. */
  cells: ReadonlyMap<string, Register<Noted>>;
}

/** More seats than any table has room for: the server refuses players beyond. */
export const MOST_PLAYERS = 30;
const OPENING = "opening";

/** A cell of the sheet as a key: `0 full_house 0`, `2 extra points`. */
export function placeOf(player: number, cell: BlockCell): string {
  return "box" in cell ? `${player} ${cell.box} ${cell.entry}` : `${player} ${cell.line} ${cell.column}`;
}

export function isEmptied(noted: Noted): boolean {
  return noted.points === null;
}

export function samePoints(one: Noted, other: Noted): boolean {
  return one.points === other.points;
}

/** The block after these deeds; `opened` gives the players who sat down first. */
export function foldBlock(names: readonly string[], deeds: Iterable<Deed>): Block {
  const players = new Map<number, BlockPlayer>();
  const cells = new Map<string, Register<Noted>>();
  names.forEach((name, number) => players.set(number, playerAt(number, opening(name))));
  for (const deed of deeds) {
    if (deed.type === "player") {
      players.set(deed.player, playerAt(deed.player, renamed(players.get(deed.player)?.names ?? BLANK, deed)));
    } else {
      const place = placeOf(deed.player, deed.cell);
      const { points, dice, sure } = deed;
      const writing = { id: deed.id, base: deed.base, at: deed.at, value: { points, dice, sure } };
      cells.set(place, withWriting(cells.get(place) ?? BLANK, writing, isEmptied));
    }
  }
  return { players, cells };
}

/** The block actions among a table's events, in their order. */
export function deedsOf(events: readonly TableEvent[]): Deed[] {
  return events.filter((event) => event.type === "player" || event.type === "written");
}

/** What the server has, then what it does not have yet: each deed once, wherever it was seen first. */
export function together(sent: readonly Deed[], unsent: readonly Deed[]): Deed[] {
  const known = new Set(sent.map(({ id }) => id));
  return [...sent, ...unsent.filter(({ id }) => !known.has(id))];
}

export function cellAt(block: Block, player: number, cell: BlockCell): Register<Noted> {
  return block.cells.get(placeOf(player, cell)) ?? BLANK;
}

/** What counts in a cell; undefined where nothing stands. */
export function notedAt(block: Block, player: number, cell: BlockCell): Noted | undefined {
  const noted = counting(cellAt(block, player, cell))?.value;
  return noted === undefined || isEmptied(noted) ? undefined : noted;
}

/** Different values in a cell whose writers did not know of each other: the one that counts first; none where all agree. */
export function rivals(place: Register<Noted>): Writing<Noted>[] {
  const found = contenders(place, samePoints);
  return found.length > 1 ? found : [];
}

export function rivalNames(player: BlockPlayer): Writing<string>[] {
  const found = contenders(player.names, (one, other) => one === other);
  return found.length > 1 ? found : [];
}

/** The number that the next player gets. */
export function nextNumber(block: Block): number {
  return Math.max(-1, ...block.players.keys()) + 1;
}

/** What a renaming must name as its base: nothing, where only the opening named the player. */
export function nameBase(id: string | null): string | null {
  return id === OPENING ? null : id;
}

function opening(name: string): Register<string> {
  const writing: Writing<string> = { id: OPENING, base: null, value: name, at: "" };
  return { standing: [writing], history: [writing] };
}

function renamed(names: Register<string>, deed: Deed & { type: "player" }): Register<string> {
  const first = names.history[0]?.id === OPENING ? OPENING : null;
  const writing = { id: deed.id, base: deed.base ?? first, value: deed.name, at: "" };
  return withWriting(names, writing, () => false);
}

function playerAt(number: number, names: Register<string>): BlockPlayer {
  return { number, name: counting(names)?.value ?? "", names };
}
