/** What a device writes on a block: one deed for each thing that changes, knowing exactly what it replaces. */
import type { BlockCell, DiceText } from "@/net/protocol";
import { cellAt, nameBase, nextNumber, type Block, type BlockPlayer, type Deed, type Noted } from "./block";
import { basesOf } from "./register";

/** Where deeds get what makes each of them the only one: the device's name, chance and the clock. */
export interface Pen {
  nextId: () => string;
  now: () => string;
}

const ID_BYTES = 16;

/** A pen for a device: its ids begin with the device's name, so that the history can say who wrote. */
export function penOf(device: string): Pen {
  return { nextId: () => `${device}-${randomLetters(ID_BYTES)}`, now: () => new Date().toISOString() };
}

/** A name for this device at one table; another table gets another one. */
export function newDevice(): string {
  return randomLetters(6).replaceAll("-", "_");
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
  return [{ id: pen.nextId(), type: "player", player: nextNumber(block), name, base: null }];
}

export function renamed(pen: Pen, player: BlockPlayer, name: string): Deed[] {
  return basesOf(player.names).map((base) => ({
    id: pen.nextId(),
    type: "player",
    player: player.number,
    name,
    base: nameBase(base),
  }));
}

function randomLetters(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...random))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
