/** Seating order and series of a rematch. */
import { loserOf, seriesAfter, type SeriesTotals } from "@/game/tables/series";
import type { Series } from "@/wire/types";
import type { BlockProgress } from "@/block/state/rounds";

/**
 * Returns the players' next order: the loser begins, and the others follow in turn.
 *
 * Without a loser, the player who began last time moves to the end.
 */
export function nextRow(standings: readonly BlockProgress[], over: boolean): number[] {
  const row = standings.map(({ player }) => player);
  const played = standings.filter(({ filled }) => filled > 0);
  const loser = over ? loserOf(played.map(({ total }) => total)) : null;
  const first = loser === null ? Math.min(1, row.length - 1) : row.indexOf(played[loser]?.player ?? 0);
  return [...row.slice(first), ...row.slice(0, first)];
}

/** Reorders a series' totals for this row; players who were absent have none. */
export function seriesOf(series: Series, row: readonly number[]): Series {
  const played = series.played.map((totals) => row.map((player) => totals[player] ?? null));
  return { ...series, played: played.filter((totals) => totals.some((total) => total !== null)) };
}

/** Totals of this block in this row; null for those who did not play. */
export function totalsOf(standings: readonly BlockProgress[], row: readonly number[]): SeriesTotals {
  return row.map((player) => {
    const found = standings.find((standing) => standing.player === player);
    return found && found.filled > 0 ? found.total : null;
  });
}

/** Series of the next block; a block that was not finished does not count. */
export function nextSeries(
  series: Series | null,
  standings: readonly BlockProgress[],
  row: readonly number[],
  over: boolean,
): Series | null {
  if (!series) return null;
  return over ? seriesAfter(seriesOf(series, row), totalsOf(standings, row)) : seriesOf(series, row);
}
