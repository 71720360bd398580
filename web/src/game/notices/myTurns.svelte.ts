/** Games over days: at which tables somebody here is on turn, wherever in the client they are just now. */
import type { KeptTable } from "@/store/database";

class Turns {
  /** Tables at which others wait for somebody here. */
  waiting: readonly string[] = $state.raw([]);
  /** The table that is in sight, and hears by itself what happens there. */
  inSight: string | null = $state(null);
}

export const turns = new Turns();

/** Whether others wait there for somebody at this device. */
export function isMyTurn({ kind, mode, finished, turn, mine, seats }: KeptTable): boolean {
  if (kind !== "game" || mode !== "server" || finished || turn === null) return false;
  return mine.includes(turn) && seats.some((seat, place) => seat.kind === "person" && !mine.includes(place));
}
