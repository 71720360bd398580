/** Games that count together, as the server counts them: who leads, when a series is over, and how the next game begins. */
import { newKey } from "@/net/keys";
import { winsOf } from "@/store/results";
import type { Series } from "@/wire/types";

/** The totals of a game by seat; null for who did not play. */
export type SeriesTotals = Series["played"][number];

export interface SeriesStanding {
  goal: Series["goal"];
  games: number;
  /** How many have been played. */
  played: number;
  /** By seat: games won, or points of all games together. */
  counts: readonly number[];
  over: boolean;
  /** The seats that lead; once it is over, those that have won it. */
  leaders: readonly number[];
}

/** A series goes on for so many games at most. */
const MOST = 200;

/** A series before its first game; none where it was not asked for. */
export function newSeries(goal: Series["goal"], games: number): Series {
  return { id: newKey(), goal, games, played: [] };
}

/** What the games add up to; with the totals of the one that is over now, where it counts already. */
export function standingOf(series: Series, seats: number, now?: SeriesTotals): SeriesStanding {
  const played = now ? [...series.played, now] : series.played;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const counts = series.goal === "sum" ? all.map((seat) => sumOf(played, seat)) : winsOf(all, played.map(winnersOf));
  const most = Math.max(...counts);
  const reached = series.goal === "sum" ? played.length : most;
  return {
    goal: series.goal,
    games: series.games,
    played: played.length,
    counts,
    over: reached >= series.games || played.length >= MOST,
    leaders: played.length === 0 ? [] : counts.flatMap((count, seat) => (count === most ? [seat] : [])),
  };
}

/** What the next game is a game of: the same series, or after its last game a new one like it. */
export function seriesAfter(series: Series, totals: SeriesTotals): Series {
  if (standingOf(series, totals.length, totals).over) return newSeries(series.goal, series.games);
  return { ...series, played: [...series.played, totals] };
}

/** The seat that begins the next game: the lowest total, of equal ones the first; null where all have the same. */
export function loserOf(totals: readonly number[]): number | null {
  return new Set(totals).size < 2 ? null : totals.indexOf(Math.min(...totals));
}

function sumOf(played: readonly SeriesTotals[], seat: number): number {
  return played.reduce((sum, totals) => sum + (totals[seat] ?? 0), 0);
}

/** The seats with the most points. */
function winnersOf(totals: SeriesTotals): number[] {
  const most = Math.max(...totals.filter((total) => total !== null));
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}
