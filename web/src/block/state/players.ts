/**
 * Players of a block: names, seating order and absence.
 *
 * Players are never deleted. One who was taken off stays absent only as long as every entry was known to whoever did
 * so: points entered meanwhile by somebody else bring the player back, in whichever order the server received the two.
 */
import type { BlockAction } from "@/wire/types";
import { BLANK, contenders, counting, withWriting, type Register, type RegisterWrite } from "./register";

export type PlayerChange = { id: string } & Extract<BlockAction, { type: "player" }>;

type Players = { readonly players: ReadonlyMap<number, BlockPlayer> };

export interface BlockPlayer {
  /** Number used in events. */
  number: number;
  name: string;
  names: Register<string>;
  /** Sort key of the seating order; ties go to the earlier player. */
  place: number;
  /** Taken off the block: hidden, but nothing is lost. */
  absent: boolean;
  /** Number of entries ever written for the player, corrections included. */
  entries: number;
}

/** A player as told by the changes, before entries unknown to whoever took them off are counted. */
interface Seat {
  number: number;
  names: Register<string>;
  place: number;
  /** Entries known when the player was taken off; undefined if present. */
  left: number | undefined;
}

const OPENING = "opening";

/** Returns a player seated at the block's opening. */
export function seatedFirst(number: number, name: string): Seat {
  const writing: RegisterWrite<string> = { id: OPENING, base: null, value: name, at: "" };
  return { number, names: { standing: [writing], history: [writing] }, place: number, left: undefined };
}

/** Applies a change; returns undefined if the player was never added. */
export function changed(seat: Seat | undefined, change: PlayerChange): Seat | undefined {
  const { player: number, name, place, absent, entries } = change;
  const known = seat ?? (name == null ? undefined : { number, names: BLANK, place: number, left: undefined });
  if (!known) return undefined;
  const left = absent ? (entries ?? 0) : undefined;
  return {
    number,
    names: name == null ? known.names : rename(known.names, change, name),
    place: place ?? known.place,
    left: absent == null ? known.left : left,
  };
}

/** Returns the player as shown, given the number of entries written for them. */
export function playerAt({ number, names, place, left }: Seat, entries: number): BlockPlayer {
  const absent = left !== undefined && entries <= left;
  return { number, name: counting(names)?.value ?? "", names, place, absent, entries };
}

/** Returns all players in seating order, absent ones included. */
export function wholeRow({ players }: Players): BlockPlayer[] {
  return [...players.values()].sort((one, other) => one.place - other.place || one.number - other.number);
}

/** Returns present players in seating order. */
export function present(block: Players): BlockPlayer[] {
  return wholeRow(block).filter(({ absent }) => !absent);
}

/** Returns absent players in seating order, without those who never had an entry. */
export function absentees(block: Players): BlockPlayer[] {
  return wholeRow(block).filter(({ absent, entries }) => absent && entries > 0);
}

export function isPresent(block: Players, number: number): boolean {
  return block.players.get(number)?.absent === false;
}

/** Returns another player, present or absent, with the same name. */
export function namesake(block: Players, name: string, but?: BlockPlayer): BlockPlayer | undefined {
  const wanted = name.toLocaleLowerCase();
  return [...present(block), ...absentees(block)].find(
    (other) => other.number !== but?.number && other.name.toLocaleLowerCase() === wanted,
  );
}

/** Returns the first free default name, counted from the number of players present. */
export function nameless(block: Players, numbered: (number: number) => string): string {
  let number = present(block).length + absentees(block).length + 1;
  while (namesake(block, numbered(number))) number += 1;
  return numbered(number);
}

export function rivalNames(player: BlockPlayer): RegisterWrite<string>[] {
  const found = contenders(player.names, (one, other) => one === other);
  return found.length > 1 ? found : [];
}

export function nextNumber(block: Players): number {
  return Math.max(-1, ...block.players.keys()) + 1;
}

/** Returns the base of a renaming: null if the player was named only at the opening. */
export function nameBase(id: string | null): string | null {
  return id === OPENING ? null : id;
}

function rename(names: Register<string>, change: PlayerChange, name: string): Register<string> {
  const first = names.history[0]?.id === OPENING ? OPENING : null;
  const writing = { id: change.id, base: change.base ?? first, value: name, at: change.at ?? "" };
  return withWriting(names, writing, () => false);
}
