/** What a device writes on a block: one deed for each thing that changes, knowing exactly what it replaces. */
import type { BlockCell, DiceText } from "@/wire/protocol";
import { newKey } from "@/net/keys";
import { cellAt, type Block, type Deed, type Noted } from "./block";
import { nameBase, nextNumber, present, wholeRow, type BlockPlayer, type PlayerDeed } from "./players";
import { basesOf } from "./register";

/** Where deeds get what makes each of them the only one: the device's name, chance and the clock. */
export interface Pen {
  nextId: () => string;
  now: () => string;
}

/** A pen for a device: its ids begin with the device's name, so that the history can say who wrote. */
export function penOf(device: string): Pen {
  return { nextId: () => `${device}-${newKey()}`, now: () => new Date().toISOString() };
}

/** The device whose pen made an id. */
export function deviceOf(id: string): string {
  return id.split("-", 1)[0] ?? id;
}

/** What was written, in a cell of a player; several deeds where several values stand there. */
export function written(block: Block, pen: Pen, player: number, cell: BlockCell, noted: Noted): Deed[] {
  const at = pen.now();
  return basesOf(cellAt(block, player, cell)).map((base) => ({
    id: pen.nextId(),
    type: "written",
    player,
    cell,
    ...noted,
    base,
    at,
  }));
}

export function points(amount: number, dice: DiceText | null = null, sure = false): Noted {
  return { points: amount, dice, sure };
}

export const STRUCK: Noted = { points: 0, dice: null, sure: false };
export const EMPTIED: Noted = { points: null, dice: null, sure: false };

/** A further player, at the end of the row. */
export function added(block: Block, pen: Pen, name: string): Deed[] {
  const last = wholeRow(block).at(-1);
  const place = last ? Math.floor(last.place) + 1 : 0;
  return [changing(pen, nextNumber(block), { name, base: null, place })];
}

export function renamed(pen: Pen, player: BlockPlayer, name: string): Deed[] {
  return basesOf(player.names).map((base) => changing(pen, player.number, { name, base: nameBase(base) }));
}

/** Somebody goes home, or should never have stood there; the deed says how much of what was written it knew. */
export function takenOff(pen: Pen, { number, entries }: BlockPlayer): Deed[] {
  return [changing(pen, number, { absent: true, entries })];
}

export function broughtBack(pen: Pen, { number }: BlockPlayer): Deed[] {
  return [changing(pen, number, { absent: false })];
}

/** The player changes places with the next one of those who play; nothing where there is none. */
export function moved(block: Block, pen: Pen, player: BlockPlayer, by: -1 | 1): Deed[] {
  const shown = present(block);
  const neighbour = shown[shown.findIndex(({ number }) => number === player.number) + by];
  if (!neighbour) return [];
  const others = wholeRow(block).filter(({ number }) => number !== player.number);
  const index = others.indexOf(neighbour) + (by === 1 ? 1 : 0);
  const place = between(others[index - 1]?.place, others[index]?.place);
  if (place !== undefined) return [changing(pen, player.number, { place })];
  return inPlaces(pen, [...others.slice(0, index), player, ...others.slice(index)]);
}

/** Everybody gets a place anew: two of them have come so close that no number is left between them. */
function inPlaces(pen: Pen, row: readonly BlockPlayer[]): Deed[] {
  return row.flatMap((player, place) => (player.place === place ? [] : [changing(pen, player.number, { place })]));
}

/** A place between two neighbours, so that nobody else has to move; undefined where there is no number between theirs. */
function between(before: number | undefined, behind: number | undefined): number | undefined {
  if (before === undefined) return Math.ceil(behind ?? 0) - 1;
  if (behind === undefined) return Math.floor(before) + 1;
  const middle = (before + behind) / 2;
  return before < middle && middle < behind ? middle : undefined;
}

function changing(pen: Pen, player: number, what: Partial<PlayerDeed>): PlayerDeed {
  return { id: pen.nextId(), type: "player", player, ...what, at: pen.now() };
}
