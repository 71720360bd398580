/** A person's statistics: means, boxes, bonuses, opponents, over time. Pure: lists in, numbers out. */
import { at } from "@/rules/list";
import { bonusPoints, boxPoints, boxTotal, isCounted, reached, weighted, type Card } from "@/rules/card";
import { boxAt, type Scheme, type SumBonus } from "@/rules/variantTables";
import { monthOf } from "@/history/gameFilter";
import { identityOf, type Finished, type FinishedPart, type FinishedPerson } from "@/store/finished";

/** A game from one participant's view. */
export interface PlayedGame {
  game: Finished;
  part: FinishedPart;
  outcome: "won" | "lost" | "alone";
}

/** Returns a person's games, earliest first. */
export function gamesOf(games: readonly Finished[], person: string): PlayedGame[] {
  return games
    .flatMap((game) => {
      const place = game.people.findIndex((part) => identityOf(part) === person);
      const part = game.people[place];
      return part ? [{ game, part, outcome: outcomeOf(game, place) }] : [];
    })
    .sort((one, other) => one.game.endedAt.localeCompare(other.game.endedAt));
}

function outcomeOf({ people, winners }: Finished, place: number): PlayedGame["outcome"] {
  if (people.length === 1) return "alone";
  return winners.includes(place) ? "won" : "lost";
}

/** Returns games with a full card, as one cut short says nothing about cards; all games if there is none. */
export function whole(played: readonly PlayedGame[]): readonly PlayedGame[] {
  const found = played.filter(({ part }) => !part.card.entries.includes(null));
  return found.length > 0 ? found : played;
}

export interface PersonTotals {
  games: number;
  /** Games with others, and those won, shared wins included. */
  together: number;
  won: number;
  mean: number;
  /** Standard deviation of the totals; null for a single one. */
  spread: number | null;
  best: PlayedGame;
  worst: PlayedGame;
}

/** Games needed before spreads, shares and curves say anything about a person. */
export const MANY = 10;

/** Returns undefined without games. */
export function totalsOf(played: readonly PlayedGame[]): PersonTotals | undefined {
  const full = whole(played);
  const [first] = full;
  if (!first) return undefined;
  const totals = full.map(({ part }) => part.total);
  const extreme = (sign: number) =>
    full.reduce((best, one) => (sign * one.part.total > sign * best.part.total ? one : best), first);
  return {
    games: played.length,
    together: played.filter(({ outcome }) => outcome !== "alone").length,
    won: played.filter(({ outcome }) => outcome === "won").length,
    mean: mean(totals),
    spread: standardDeviation(totals),
    best: extreme(1),
    worst: extreme(-1),
  };
}

/** Returns the mean of each box times its column's weight; unweighted where other boxes are computed from it. */
export function boxMeans(scheme: Scheme, played: readonly PlayedGame[]): number[] {
  const points = (card: Card, index: number) =>
    isCounted(boxAt(scheme, index)) ? boxTotal(scheme, card, index) : boxPoints(card, boxAt(scheme, index));
  return scheme.boxes.map((_, index) => mean(whole(played).map(({ part }) => points(part.card, index))));
}

export interface BonusShare {
  bonus: SumBonus;
  /** Mean points. */
  mean: number;
  /** Share of games in which it was reached, from 0 to 1. */
  share: number;
}

/** Returns how often each bonus was reached, penalties included. */
export function bonusShares(scheme: Scheme, played: readonly PlayedGame[]): BonusShare[] {
  return scheme.bonuses.map((bonus) => {
    const weight = bonus.column === null ? 1 : at(scheme.columns, bonus.column).weight;
    const points = whole(played).map(({ part }) =>
      weighted(bonusPoints(bonus, reached(scheme, part.card, bonus)), weight),
    );
    return { bonus, mean: mean(points), share: mean(points.map((one) => Number(one > 0))) };
  });
}

/** Returns the mean extra points outside boxes and bonuses. */
export function extraMean(scheme: Scheme, played: readonly PlayedGame[]): number {
  const sums = whole(played).map(({ part }) =>
    scheme.columns.reduce((sum, { weight }, column) => sum + weighted(at(part.card.extra, column), weight), 0),
  );
  return mean(sums);
}

/** Two people in all games with both. */
export interface Duel {
  against: FinishedPerson;
  games: number;
  /** Games in which one had more points than the other, regardless of further players. */
  ahead: number;
  level: number;
  behind: number;
  /** Mean lead in points; negative if behind. */
  margin: number;
}

/** Returns a person's duels, most frequent opponent first. */
export function duelsOf(played: readonly PlayedGame[]): Duel[] {
  const margins = new Map<string, { against: FinishedPerson; margins: number[] }>();
  for (const { game, part } of played.toReversed()) {
    const own = identityOf(part);
    for (const other of game.people) {
      const key = identityOf(other);
      if (key === own) continue;
      const known = margins.get(key) ?? { against: other, margins: [] };
      known.margins.push(part.total - other.total);
      margins.set(key, known);
    }
  }
  const duels = [...margins.values()].map(({ against, margins: all }) => duel(against, all));
  return duels.sort((one, other) => other.games - one.games);
}

function duel(against: FinishedPerson, margins: readonly number[]): Duel {
  return {
    against,
    games: margins.length,
    ahead: margins.filter((margin) => margin > 0).length,
    level: margins.filter((margin) => margin === 0).length,
    behind: margins.filter((margin) => margin < 0).length,
    margin: mean(margins),
  };
}

/** Number of games in a running mean. */
export const SPAN = 10;

/** Returns the mean of each total and those before it, `span` at most. */
export function runningMeans(totals: readonly number[], span = SPAN): number[] {
  let sum = 0;
  return totals.map((total, index) => {
    sum += total - (totals[index - span] ?? 0);
    return sum / Math.min(index + 1, span);
  });
}

/** Returns the standard deviations of the same totals; 0 for a single one. */
export function runningSpreads(totals: readonly number[], span = SPAN): number[] {
  const squares = runningMeans(
    totals.map((total) => total ** 2),
    span,
  );
  return runningMeans(totals, span).map((middle, index) => {
    const count = Math.min(index + 1, span);
    return count < 2 ? 0 : Math.sqrt((Math.max(0, (squares[index] ?? 0) - middle ** 2) * count) / (count - 1));
  });
}

/** Results over time: single games if they are few, running statistics if they are many. */
export interface TotalsCourse {
  /** Number of games per mean. */
  span: number;
  /** Indices of the shown games. */
  places: readonly number[];
  means: readonly number[];
  /** Spread around the means; undefined if single games are shown. */
  spreads: readonly number[] | undefined;
}

/** More dots would blur. */
const MOST_DOTS = 200;
/** More points would not change the line visibly. */
const MOST_POINTS = 300;

export function courseOf(totals: readonly number[]): TotalsCourse {
  const many = totals.length > MOST_DOTS;
  const span = many ? Math.max(50, Math.round(totals.length / 400) * 10) : SPAN;
  const means = runningMeans(totals, span);
  const from = totals.length > 2 * span ? span - 1 : 0;
  const step = Math.ceil((totals.length - from) / MOST_POINTS);
  const places = means
    .map((_, place) => place)
    .filter((place) => place >= from && (means.length - 1 - place) % step === 0);
  const at = (numbers: readonly number[]) => places.map((place) => numbers[place] ?? 0);
  return { span, places, means: at(means), spreads: many ? at(runningSpreads(totals, span)) : undefined };
}

/** Groups totals by month in local time. */
export function byMonth(played: readonly PlayedGame[]): { month: string; totals: number[] }[] {
  const months: { month: string; totals: number[] }[] = [];
  for (const { game, part } of whole(played)) {
    const month = monthOf(game.endedAt);
    const last = months.at(-1);
    if (last?.month === month) last.totals.push(part.total);
    else months.push({ month, totals: [part.total] });
  }
  return months;
}

export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function standardDeviation(numbers: readonly number[]): number | null {
  if (numbers.length < 2) return null;
  const middle = mean(numbers);
  return Math.sqrt(numbers.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (numbers.length - 1));
}
