/** How the same players play on at another block: in which row, and as what game of their series. */
import { loserOf, seriesAfter, type SeriesTotals } from "@/game/tables/series";
import type { Series } from "@/wire/types";
import type { BlockProgress } from "@/block/state/rounds";

/**
 * The row in which the players sit next: whoever lost begins, and the others follow as before.
 *
 * Where nobody lost, whoever began last time is last, as around a kitchen table.
 */
export function nextRow(standings: readonly BlockProgress[], over: boolean): number[] {
  const row = standings.map(({ player }) => player);
  const played = standings.filter(({ filled }) => filled > 0);
  const loser = over ? loserOf(played.map(({ total }) => total)) : null;
  const first = loser === null ? Math.min(1, row.length - 1) : row.indexOf(played[loser]?.player ?? 0);
  return [...row.slice(first), ...row.slice(0, first)];
}

/** The series of a block as its players sit in this row now; who was not there has no total. */
export function seriesOf(series: Series, row: readonly number[]): Series {
  const played = series.played.map((totals) => row.map((player) => totals[player] ?? null));
  return { ...series, played: played.filter((totals) => totals.some((total) => total !== null)) };
}

/** The totals of this block, in this row; null for who did not play. */
export function totalsOf(standings: readonly BlockProgress[], row: readonly number[]): SeriesTotals {
  return row.map((player) => {
    const found = standings.find((standing) => standing.player === player);
    return found && found.filled > 0 ? found.total : null;
  });
}

/** What the next block is a game of: one that was not played to its end does not count. */
export function nextSeries(
  series: Series | null,
  standings: readonly BlockProgress[],
  row: readonly number[],
  over: boolean,
): Series | null {
  if (!series) return null;
  return over ? seriesAfter(seriesOf(series, row), totalsOf(standings, row)) : seriesOf(series, row);
}
