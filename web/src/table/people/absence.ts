/** Whether a table waits for somebody in vain, and what those who sit may do about it. */
import waits from "@waits";
import { ServerGame } from "@/game/tables/serverGame.svelte";
import { isOver } from "@/game/tables/tableState";
import type { TableGame } from "@/game/tables/tableGame.svelte";
import { number } from "@/i18n/i18n.svelte";

const MINUTE = 60_000;
/** Times are said in the largest unit of which there are two. */
const UNITS = [
  [24 * 60 * MINUTE, "day"],
  [60 * MINUTE, "hour"],
] as const;
/** The share of the time after which those who wait are told how it goes on. */
const TOLD_AFTER = 1 / 3;

interface Absence {
  /** The seat that is waited for. */
  seat: number;
  name: string;
  /** Since the last event, in milliseconds. */
  waited: number;
  /** Until nobody has to wait any longer; 0 once it is so. */
  left: number;
}

/** Returns whom the table waits for in vain at this time, as seen by somebody who sits there; null if nobody. */
export function absenceAt(game: TableGame, now: number): Absence | null {
  const { course } = game;
  if (!(game instanceof ServerGame) || game.mine.length === 0 || !course.began || isOver(course)) return null;
  const { seat } = course.state;
  const who = course.seats[seat];
  if (game.isMine(seat) || who?.kind !== "person") return null;
  const { waited, left } = waitOf(game, now);
  const isHere = game.present?.includes(seat) ?? true;
  if (left > 0 && (isHere || left > (1 - TOLD_AFTER) * (waited + left))) return null;
  return { seat, name: who.name, waited, left };
}

/** Returns how long nothing has happened at a table, and how long those who sit have to wait for others, at most. */
export function waitOf(game: TableGame, now: number): Pick<Absence, "waited" | "left"> {
  const { at, opened } = game.known;
  const waited = Math.max(0, now - Date.parse(at));
  return { waited, left: Math.max(0, 1000 * waits.away[opened.pace] - waited) };
}

/** Returns a time in words, in whole minutes, hours or days: "3 minutes". */
export function timeWords(milliseconds: number): string {
  const [size, unit] = UNITS.find(([one]) => milliseconds >= 2 * one) ?? [MINUTE, "minute"];
  return number(Math.max(1, Math.round(milliseconds / size)), { style: "unit", unit, unitDisplay: "long" });
}
