/** Chooses the computer level that suits a player from their latest games. */
import { keyOf, type Finished, type FinishedPart } from "@/store/finished";
import type { Level } from "@/wire/types";
import { LEVELS, USUAL_LEVEL } from "./seatDrafts";

/** Games against one level that are considered. */
const LOOKED_AT = 5;
/** Margin of wins over defeats among them, or the reverse, that changes the level. */
const CLEAR = 3;

export interface Adapted {
  level: Level;
  /** Level of the latest opponent; undefined before the first game against a level. */
  met?: Level;
  /** Wins among the latest games against it. */
  won: number;
  games: number;
}

/**
 * Returns the level for the only person at this device, from their games against a single computer player.
 *
 * @param games finished on this device, latest first.
 * @param name the player's name at every table, or empty.
 */
export function adapted(games: readonly Finished[], name: string): Adapted {
  const duels = games.flatMap((game) => duelOf(game, name) ?? []);
  const met = duels[0]?.level;
  if (met === undefined) return { level: USUAL_LEVEL, won: 0, games: 0 };
  const other = duels.findIndex(({ level }) => level !== met);
  const latest = duels.slice(0, other < 0 ? LOOKED_AT : Math.min(other, LOOKED_AT));
  const won = latest.filter((duel) => duel.won).length;
  const lead = won - (latest.length - won);
  const step = lead >= CLEAR ? 1 : lead <= -CLEAR ? -1 : 0;
  return { level: LEVELS[LEVELS.indexOf(met) + step] ?? met, met, won, games: latest.length };
}

function duelOf({ people, winners }: Finished, name: string): { level: Level; won: boolean } | undefined {
  const place = people.findIndex((part) => isPerson(part, name));
  const level = people[1 - place]?.computer;
  if (people.length !== 2 || place < 0 || typeof level !== "string" || !LEVELS.includes(level)) return undefined;
  return { level, won: winners.includes(place) };
}

/** Matches a player without a name, or with the user's own. */
function isPerson({ name, computer }: FinishedPart, own: string): boolean {
  return computer === null && (name === "" || keyOf(name) === keyOf(own));
}
