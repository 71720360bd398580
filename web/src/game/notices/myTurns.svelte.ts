/** Correspondence games: tables at which it is this device's turn, for use on every page. */
import type { KeptTable } from "@/store/database";

class Turns {
  /** Ids of the tables that wait for this device. */
  waiting: readonly string[] = $state.raw([]);
  /** The table on screen, which receives its events itself. */
  inSight: string | null = $state(null);
}

export const turns = new Turns();

/** Returns true if others at the table wait for somebody at this device. */
export function isMyTurn({ kind, mode, finished, turn, mine, seats }: KeptTable): boolean {
  if (kind !== "game" || mode !== "server" || finished || turn === null) return false;
  return mine.includes(turn) && seats.some((seat, place) => seat.kind === "person" && !mine.includes(place));
}
