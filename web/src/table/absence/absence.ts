/** Whether a table waits for somebody in vain, and what those who sit may do about it. */
import waits from "@waits";
import type { ServerGame } from "@/game/tables/serverGame.svelte";
import { isOver } from "@/game/tables/tableState";

/** Between two looks at the clock, in milliseconds. */
const LOOKS_EVERY = 5_000;
/** Fraction of the waiting time after which the remaining time is shown. */
const TOLD_AFTER = 1 / 3;

export interface Absence {
  /** The seat that is waited for. */
  seat: number;
  name: string;
  /** Since the last event, in milliseconds. */
  waited: number;
  /** Until nobody has to wait any longer; 0 once it is so. */
  left: number;
}

/** Returns whom the table waits for in vain at this time, as seen by somebody who sits there; null if nobody. */
export function absenceAt(game: ServerGame, now: number): Absence | null {
  const { course } = game;
  if (game.mine.length === 0 || !course.began || isOver(course)) return null;
  const { seat } = course.state;
  const who = course.seats[seat];
  if (game.isMine(seat) || who?.kind !== "person") return null;
  const { waited, left } = waitOf(game, now);
  const isHere = game.present?.includes(seat) ?? true;
  if (left > 0 && (isHere || left > (1 - TOLD_AFTER) * (waited + left))) return null;
  return { seat, name: who.name, waited, left };
}

/** Returns how long nothing has happened at a table, and how long those who sit have to wait for others, at most. */
export function waitOf(game: ServerGame, now: number): Pick<Absence, "waited" | "left"> {
  const { at, opened } = game.known;
  const waited = Math.max(0, now - Date.parse(at));
  return { waited, left: Math.max(0, 1000 * waits.away[opened.pace] - waited) };
}

/** Tells the time every few seconds, until the returned function is called. */
export function everyNow(tell: (now: number) => void): () => void {
  const timer = setInterval(() => {
    tell(Date.now());
  }, LOOKS_EVERY);
  return () => {
    clearInterval(timer);
  };
}
