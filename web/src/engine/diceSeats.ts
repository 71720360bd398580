/** Where the dice lie on the table: a die that is held keeps its seat, and what was thrown fills the free seats. */

import { remainder, type Dice } from "./dice";
import { at } from "./list";

export interface Seated {
  /** The code that the die on each seat shows; empty before a turn's first throw. */
  readonly codes: readonly number[];
  /** Which of them lay still in the last throw. */
  readonly lay: readonly boolean[];
}

export const EMPTY_TABLE: Seated = { codes: [], lay: [] };

/** The seats after a throw: of equal dice those that lay still before stay first, then the ones further left. */
export function seatThrow(before: Seated, held: Dice, roll: Dice): Seated {
  const kept = seatsOfHeld(before, held);
  const fallen = [...remainder(roll, held)];
  const lay = roll.map((_, seat) => kept.has(seat));
  return { codes: lay.map((still, seat) => (still ? at(before.codes, seat) : (fallen.shift() ?? 0))), lay };
}

/** On which seats the dice lie that are held. */
export function seatsOfHeld(before: Seated, held: Dice): Set<number> {
  const preferred = before.codes
    .map((_, seat) => seat)
    .sort((one, other) => Number(before.lay[other]) - Number(before.lay[one]));
  const kept = new Set<number>();
  for (const code of held) {
    const seat = preferred.find((place) => before.codes[place] === code && !kept.has(place));
    if (seat === undefined) throw new RangeError(`no die shows ${String(code)}`);
    kept.add(seat);
  }
  return kept;
}
