/** Positions of dice on the table: a held die keeps its place, thrown dice fill the free places. */

import { remainder, type Dice } from "./dice";
import { at } from "./list";

export interface Seated {
  /** Code of the die at each place; empty before a turn's first throw. */
  readonly codes: readonly number[];
  /** True for dice that are held, or were in the last throw; of equal dice they are held first. */
  readonly lay: readonly boolean[];
}

export const EMPTY_TABLE: Seated = { codes: [], lay: [] };

/** Returns the places after a throw; among equal dice, those held before stay first, then those further left. */
export function seatThrow(before: Seated, held: Dice, roll: Dice): Seated {
  const kept = seatsOfHeld(before, held);
  const fallen = [...remainder(roll, held)];
  const lay = roll.map((_, seat) => kept.has(seat));
  return { codes: lay.map((still, seat) => (still ? at(before.codes, seat) : (fallen.shift() ?? 0))), lay };
}

export function seatsOfHeld(before: Seated, held: Dice): Set<number> {
  const preferred = before.codes
    .map((_, seat) => seat)
    .sort((one, other) => Number(before.lay[other] === true) - Number(before.lay[one] === true));
  const kept = new Set<number>();
  for (const code of held) {
    const seat = preferred.find((place) => before.codes[place] === code && !kept.has(place));
    if (seat === undefined) throw new RangeError(`no die shows ${String(code)}`);
    kept.add(seat);
  }
  return kept;
}
