/** The computer player that fits somebody: one of the measured levels, chosen by how they fared last. Pure: games in, level out. */
import { keyOf, type Finished, type FinishedPart } from "@/store/finished";
import type { Level } from "@/wire/types";
import { LEVELS, USUAL_LEVEL } from "./seatDrafts";

/** So many games against one level tell whether it fits. */
const LOOKED_AT = 5;
/** By so many more wins than defeats among them, or the other way round, somebody is stronger or weaker. */
const CLEAR = 3;

export interface Adapted {
  level: Level;
  /** Whom they met last; undefined before their first game against one of the levels. */
  met?: Level;
  /** How often they won, of the latest games against that level. */
  won: number;
  games: number;
}

/**
 * The level for the only person at this device, as their games alone against one computer player say.
 *
 * @param games what was finished here, the latest first.
 * @param name what they are called at every table; empty for nothing.
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

/** Whoever was given no name, or the one they have at every table. */
function isPerson({ name, computer }: FinishedPart, own: string): boolean {
  return computer === null && (name === "" || keyOf(name) === keyOf(own));
}
