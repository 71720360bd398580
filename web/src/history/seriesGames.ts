/** The games of a series in the history: results and score. */
import { identityOf, type Finished } from "@/store/finished";
import { winsOf } from "@/game/tables/winCounts";

export interface SeriesGames {
  /** Earliest first. */
  games: readonly Finished[];
  /** By game, then by person; undefined for those who did not take part. */
  totals: readonly (readonly (number | undefined)[])[];
  wins: readonly number[];
  points: readonly number[];
}

/** Returns the games of a game's series; undefined if it is the only one known. */
export function seriesGames(of: Finished, known: readonly Finished[]): SeriesGames | undefined {
  if (of.series === undefined) return undefined;
  const games = known
    .filter(({ series }) => series === of.series)
    .sort((one, other) => one.endedAt.localeCompare(other.endedAt));
  if (games.length < 2) return undefined;
  const asked = of.people.map(identityOf);
  const totals = games.map(({ people }) =>
    asked.map((identity) => people.find((part) => identityOf(part) === identity)?.total),
  );
  const winners = games.map(({ people, winners: won }) =>
    people.filter((_, place) => won.includes(place)).map(identityOf),
  );
  const points = asked.map((_, place) => totals.reduce((sum, game) => sum + (game[place] ?? 0), 0));
  return { games, totals, wins: winsOf(asked, winners), points };
}
