/** The hand for which a table is arranged. */
import { namesToKeep } from "@/game/tables/seatNames";
import type { TableState } from "@/game/tables/tableState";
import type { PersonHand } from "@/store/personLook";
import { persons } from "@/store/persons.svelte";

/** Returns the hand of the person who plays at this device; spectators see the usual table. */
export function handAt(course: TableState, mine: readonly number[]): PersonHand {
  const seat = seatAtHand(course, mine);
  return seat === undefined ? "right" : persons.styleOf(namesToKeep(course)[seat] ?? "").hand;
}

/** Returns the seat of this device that is on turn; else the last one that was, so that nothing moves while others play. */
export function seatAtHand({ began, ended, state, moves }: TableState, mine: readonly number[]): number | undefined {
  if (began && !ended && mine.includes(state.seat)) return state.seat;
  return moves.findLast(({ seat }) => mine.includes(seat))?.seat ?? mine[0];
}
