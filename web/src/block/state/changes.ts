/** Creates a device's changes to a block; each names exactly the writings it replaces. */
import type { BlockCell, DiceText } from "@/wire/types";
import { newKey } from "@/net/keys";
import { cellAt, type Block, type BlockChange, type RecordedEvent } from "./blockState";
import { nameBase, nextNumber, present, wholeRow, type BlockPlayer, type PlayerChange } from "./players";
import { basesOf } from "./register";

/** Source of unique ids: device name, randomness and clock. */
export interface ChangeStamp {
  nextId: () => string;
  now: () => string;
}

/** Returns a device's stamp. Its ids begin with the device's name, so that the history can tell who wrote. */
export function stampOf(device: string): ChangeStamp {
  return { nextId: () => `${device}-${newKey()}`, now: () => new Date().toISOString() };
}

/** Returns the device that created an id. */
export function deviceOf(id: string): string {
  return id.split("-", 1)[0] ?? id;
}

/** Writes a cell of a player: one change for each rival value that it replaces. */
export function written(
  block: Block,
  stamp: ChangeStamp,
  player: number,
  cell: BlockCell,
  noted: RecordedEvent,
): BlockChange[] {
  const at = stamp.now();
  return basesOf(cellAt(block, player, cell)).map((base) => ({
    id: stamp.nextId(),
    type: "written",
    player,
    cell,
    ...noted,
    base,
    at,
  }));
}

export function points(amount: number, dice: DiceText | null = null, sure = false): RecordedEvent {
  return { points: amount, dice, sure };
}

export const STRUCK: RecordedEvent = { points: 0, dice: null, sure: false };
export const EMPTIED: RecordedEvent = { points: null, dice: null, sure: false };

/** Adds a player at the end of the row. */
export function added(block: Block, stamp: ChangeStamp, name: string): BlockChange[] {
  const last = wholeRow(block).at(-1);
  const place = last ? Math.floor(last.place) + 1 : 0;
  return [changing(stamp, nextNumber(block), { name, base: null, place })];
}

export function renamed(stamp: ChangeStamp, player: BlockPlayer, name: string): BlockChange[] {
  return basesOf(player.names).map((base) => changing(stamp, player.number, { name, base: nameBase(base) }));
}

/** Takes a player off; the change records how many entries its author knew of. */
export function takenOff(stamp: ChangeStamp, { number, entries }: BlockPlayer): BlockChange[] {
  return [changing(stamp, number, { absent: true, entries })];
}

export function broughtBack(stamp: ChangeStamp, { number }: BlockPlayer): BlockChange[] {
  return [changing(stamp, number, { absent: false })];
}

/** Swaps the player with a neighbour; returns nothing at the end of the row. */
export function moved(block: Block, stamp: ChangeStamp, player: BlockPlayer, by: -1 | 1): BlockChange[] {
  const shown = present(block);
  const neighbour = shown[shown.findIndex(({ number }) => number === player.number) + by];
  if (!neighbour) return [];
  const others = wholeRow(block).filter(({ number }) => number !== player.number);
  const index = others.indexOf(neighbour) + (by === 1 ? 1 : 0);
  const place = placeBetween(others[index - 1]?.place, others[index]?.place);
  if (place !== undefined) return [changing(stamp, player.number, { place })];
  return inPlaces(stamp, [...others.slice(0, index), player, ...others.slice(index)]);
}

/** Renumbers all places, since no number is left between two of them. */
function inPlaces(stamp: ChangeStamp, row: readonly BlockPlayer[]): BlockChange[] {
  return row.flatMap((player, place) => (player.place === place ? [] : [changing(stamp, player.number, { place })]));
}

/** A place between two neighbours, so that nobody else moves; undefined if no number is left between theirs. */
function placeBetween(before: number | undefined, behind: number | undefined): number | undefined {
  if (before === undefined) return Math.ceil(behind ?? 0) - 1;
  if (behind === undefined) return Math.floor(before) + 1;
  const middle = (before + behind) / 2;
  return before < middle && middle < behind ? middle : undefined;
}

function changing(stamp: ChangeStamp, player: number, what: Partial<PlayerChange>): PlayerChange {
  return { id: stamp.nextId(), type: "player", player, ...what, at: stamp.now() };
}
