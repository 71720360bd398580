/** Series of games, as the server counts them: standings, end, and who begins the next game. */
import { newKey } from "@/net/keys";
import { winsOf } from "./winCounts";
import type { Series } from "@/wire/types";

/** Totals of a game by seat; null for those who did not play. */
export type SeriesTotals = Series["played"][number];

export interface SeriesStanding {
  goal: Series["goal"];
  games: number;
  /** Number of games played. */
  played: number;
  /** By seat: games won, or the sum of points. */
  counts: readonly number[];
  over: boolean;
  /** The leading seats; once the series is over, its winners. */
  leaders: readonly number[];
}

/** Upper limit of games in a series. */
const MOST = 200;

/** Returns a series before its first game. */
export function newSeries(goal: Series["goal"], games: number): Series {
  return { id: newKey(), goal, games, played: [] };
}

/** Returns the standings, with the totals of the current game if it already counts. */
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

/** Returns the series of the next game: the same one, or a new one of its kind after the last game. */
export function seriesAfter(series: Series, totals: SeriesTotals): Series {
  if (standingOf(series, totals.length, totals).over) return newSeries(series.goal, series.games);
  return { ...series, played: [...series.played, totals] };
}

/** Returns the seat that begins the next game: the lowest total, the first among equals; null if all are equal. */
export function loserOf(totals: readonly number[]): number | null {
  return new Set(totals).size < 2 ? null : totals.indexOf(Math.min(...totals));
}

function sumOf(played: readonly SeriesTotals[], seat: number): number {
  return played.reduce((sum, totals) => sum + (totals[seat] ?? 0), 0);
}

function winnersOf(totals: SeriesTotals): number[] {
  const most = Math.max(...totals.filter((total) => total !== null));
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}
