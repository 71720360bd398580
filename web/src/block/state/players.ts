/**
 * Who is on a block: what players are called, in which row they sit, and who was taken off it again.
 *
 * Nobody is ever forgotten. A player who was taken off is absent as long as nothing was written for them that whoever did so
 * had not seen: points that somebody else wrote meanwhile bring the player back, whichever of the two the server heard first.
 */
import type { BlockAction } from "@/wire/types";
import { BLANK, contenders, counting, withWriting, type Register, type RegisterWrite } from "./register";

export type PlayerChange = { id: string } & Extract<BlockAction, { type: "player" }>;

/** As much of a block as says who is on it. */
type Players = { readonly players: ReadonlyMap<number, BlockPlayer> };

export interface BlockPlayer {
  /** What the events call the player. */
  number: number;
  name: string;
  names: Register<string>;
  /** Players sit in the order of these numbers; of two with the same one, the one who came first. */
  place: number;
  /** Taken off the block: nothing of theirs is shown, and nothing of it is lost. */
  absent: boolean;
  /** How often points were written for the player, corrections included. */
  entries: number;
}

/** What the changes say of a player, before it is clear whether nothing was written behind the back of who took them off. */
interface Seat {
  number: number;
  names: Register<string>;
  place: number;
  /** How many entries were known to whoever took the player off; undefined for who is there. */
  left: number | undefined;
}

const OPENING = "opening";

/** A player who sat down when the block was opened. */
export function seatedFirst(number: number, name: string): Seat {
  const writing: RegisterWrite<string> = { id: OPENING, base: null, value: name, at: "" };
  return { number, names: { standing: [writing], history: [writing] }, place: number, left: undefined };
}

/** The player after the change; undefined where it says something about a player who was never added. */
export function changed(seat: Seat | undefined, change: PlayerChange): Seat | undefined {
  const { player: number, name, place, absent, entries } = change;
  const known = seat ?? (name == null ? undefined : { number, names: BLANK, place: number, left: undefined });
  if (!known) return undefined;
  const left = absent ? (entries ?? 0) : undefined;
  return {
    number,
    names: name == null ? known.names : renamed(known.names, change, name),
    place: place ?? known.place,
    left: absent == null ? known.left : left,
  };
}

/** The player as the block shows them, for whom points were written so often. */
export function playerAt({ number, names, place, left }: Seat, entries: number): BlockPlayer {
  const absent = left !== undefined && entries <= left;
  return { number, name: counting(names)?.value ?? "", names, place, absent, entries };
}

/** Everybody in the row in which they sit, who was taken off it as well. */
export function wholeRow({ players }: Players): BlockPlayer[] {
  return [...players.values()].sort((one, other) => one.place - other.place || one.number - other.number);
}

/** Those who play, in their row. */
export function present(block: Players): BlockPlayer[] {
  return wholeRow(block).filter(({ absent }) => !absent);
}

/** Those who were taken off, as they would sit; not who never had an entry, and was perhaps added by mistake. */
export function absentees(block: Players): BlockPlayer[] {
  return wholeRow(block).filter(({ absent, entries }) => absent && entries > 0);
}

export function isPresent(block: Players, number: number): boolean {
  return block.players.get(number)?.absent === false;
}

/** Somebody else on the block, or among those taken off it, who is called so. */
export function namesake(block: Players, name: string, but?: BlockPlayer): BlockPlayer | undefined {
  const sought = name.toLocaleLowerCase();
  return [...present(block), ...absentees(block)].find(
    (other) => other.number !== but?.number && other.name.toLocaleLowerCase() === sought,
  );
}

/** The name of somebody who gives none: the first that is free, counted on from those who are on the block. */
export function nameless(block: Players, numbered: (number: number) => string): string {
  let number = present(block).length + absentees(block).length + 1;
  while (namesake(block, numbered(number))) number += 1;
  return numbered(number);
}

export function rivalNames(player: BlockPlayer): RegisterWrite<string>[] {
  const found = contenders(player.names, (one, other) => one === other);
  return found.length > 1 ? found : [];
}

/** The number that the next player gets. */
export function nextNumber(block: Players): number {
  return Math.max(-1, ...block.players.keys()) + 1;
}

/** What a renaming must name as its base: nothing, where only the opening named the player. */
export function nameBase(id: string | null): string | null {
  return id === OPENING ? null : id;
}

function renamed(names: Register<string>, change: PlayerChange, name: string): Register<string> {
  const first = names.history[0]?.id === OPENING ? OPENING : null;
  const writing = { id: change.id, base: change.base ?? first, value: name, at: change.at ?? "" };
  return withWriting(names, writing, () => false);
}
