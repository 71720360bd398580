/** What a month or a year of games is remembered by. Pure: games in, facts out. */
import { boxEntries, struckIn } from "@/rules/card";
import { byMonth, monthOf } from "@/history/gameFilter";
import { identityOf, type BlankSheet, type Finished, type FinishedPart, type FinishedPerson } from "@/store/finished";
import type { Names } from "@/wire/types";

/** A month ("2026-11") or a year ("2026"). */
export type Span = string;

export interface Victories {
  person: FinishedPerson;
  /** Games with others, and those won, shared wins included. */
  games: number;
  won: number;
}

export type Fact =
  | { kind: "record"; person: FinishedPerson; game: Finished; points: number }
  | { kind: "fives"; person: FinishedPerson; game: Finished; box: Names; count: number }
  | { kind: "close"; person: FinishedPerson; loser: FinishedPerson; game: Finished; margin: number }
  | { kind: "streak"; person: FinishedPerson; wins: number };

export interface Keepsake {
  games: number;
  /** Days with a game, in local time. */
  days: number;
  /** People only, most wins first. */
  victories: readonly Victories[];
  /** The variant played most. */
  favourite: { names: Names; games: number };
  facts: readonly Fact[];
  /** Games of each month from January to December. */
  months: readonly number[];
}

/** A person with the card of one game. */
interface Played {
  game: Finished;
  part: FinishedPart;
}

/** Fewer of a kind in one game are nothing to remember; the same with wins in a row. */
const [FEWEST_FIVES, FEWEST_WINS] = [2, 3];
/** With several columns, the column comes first. */
const FIVE = /(^|\.)five_of_a_kind$/;

/** Returns the spans with games of people: each year, followed by its months, latest first. */
export function spansOf(games: readonly Finished[]): Span[] {
  const months = byMonth(games.filter(hasPeople)).map(({ month }) => month);
  return [...new Set(months.flatMap((month) => [yearOf(month), month]))];
}

/** Returns a span's keepsake; undefined without a game of people. */
export function keepsakeOf(
  all: readonly Finished[],
  span: Span,
  sheets: ReadonlyMap<string, BlankSheet>,
): Keepsake | undefined {
  const games = all.filter((game) => hasPeople(game) && monthOf(game.endedAt).startsWith(span));
  if (games.length === 0) return undefined;
  const played = games.flatMap((game) => game.people.filter(isPerson).map((part) => ({ game, part })));
  return {
    games: games.length,
    days: new Set(games.map(({ endedAt }) => new Date(endedAt).toDateString())).size,
    victories: victoriesOf(played),
    favourite: favouriteOf(games),
    facts: [recordOf(games, played), fivesOf(played, sheets), closeOf(games), streakOf(games)].flatMap((fact) =>
      fact ? [fact] : [],
    ),
    months: Array.from({ length: 12 }, (_, month) => games.filter((game) => monthIndex(game) === month).length),
  };
}

function yearOf(month: string): Span {
  return month.slice(0, 4);
}

function monthIndex({ endedAt }: Finished): number {
  return new Date(endedAt).getMonth();
}

function isPerson({ computer }: FinishedPerson): boolean {
  return computer === null;
}

function hasPeople({ people }: Finished): boolean {
  return people.some(isPerson);
}

function victoriesOf(played: readonly Played[]): Victories[] {
  const byPerson = new Map<string, Victories>();
  for (const { game, part } of played) {
    if (game.people.length < 2) continue;
    const known = byPerson.get(identityOf(part)) ?? { person: part, games: 0, won: 0 };
    known.games += 1;
    known.won += Number(hasWon(game, part));
    byPerson.set(identityOf(part), known);
  }
  return [...byPerson.values()].sort((one, other) => other.won - one.won || one.games - other.games);
}

function hasWon({ people, winners }: Finished, part: FinishedPart): boolean {
  return winners.includes(people.indexOf(part));
}

function favouriteOf(games: readonly Finished[]): Keepsake["favourite"] {
  const byRules = new Map<string, { names: Names; games: number }>();
  for (const { variant } of games) {
    const known = byRules.get(variant.rules_hash) ?? { names: variant.names, games: 0 };
    byRules.set(variant.rules_hash, { ...known, games: known.games + 1 });
  }
  return most([...byRules.values()], ({ games: count }) => count);
}

/** The highest total in the variant played most, as totals of others do not compare. */
function recordOf(games: readonly Finished[], played: readonly Played[]): Fact | undefined {
  const { names } = favouriteOf(games);
  const same = played.filter(
    ({ game, part }) => game.variant.names.en === names.en && !part.card.entries.includes(null),
  );
  if (same.length === 0) return undefined;
  const { game, part } = most(same, ({ part: { total } }) => total);
  return { kind: "record", person: part, game, points: part.total };
}

/** The most fives of a kind that one person entered in a game. */
function fivesOf(played: readonly Played[], sheets: ReadonlyMap<string, BlankSheet>): Fact | undefined {
  const counted = played.flatMap(({ game, part }) => {
    const boxes = sheets.get(game.variant.rules_hash)?.scheme.boxes.filter(({ id }) => FIVE.test(id)) ?? [];
    const count = boxes.reduce(
      (sum, box) => sum + boxEntries(part.card, box).filter((points) => points > struckIn(box)).length,
      0,
    );
    return boxes[0] ? [{ game, part, count, box: boxes[0].names }] : [];
  });
  if (counted.length === 0) return undefined;
  const { game, part, count, box } = most(counted, (one) => one.count);
  return count < FEWEST_FIVES ? undefined : { kind: "fives", person: part, game, box, count };
}

/** The narrowest win over a person. */
function closeOf(games: readonly Finished[]): Fact | undefined {
  const found = games.flatMap((game) => {
    const [first, second] = game.people.filter(isPerson).toSorted((one, other) => other.total - one.total);
    const isClear = first && second && game.winners.length === 1 && hasWon(game, first) && first.total > second.total;
    return isClear ? [{ game, first, second, margin: first.total - second.total }] : [];
  });
  if (found.length === 0) return undefined;
  const { game, first, second, margin } = most(found, (one) => -one.margin);
  return { kind: "close", person: first, loser: second, game, margin };
}

/** The most wins in a row that one person had in their games with others. */
function streakOf(games: readonly Finished[]): Fact | undefined {
  const running = new Map<string, number>();
  let best: { person: FinishedPerson; wins: number } | undefined;
  for (const game of games.toReversed()) {
    if (game.people.length < 2) continue;
    for (const part of game.people.filter(isPerson)) {
      const wins = hasWon(game, part) ? (running.get(identityOf(part)) ?? 0) + 1 : 0;
      running.set(identityOf(part), wins);
      if (wins > (best?.wins ?? 0)) best = { person: part, wins };
    }
  }
  return best && best.wins >= FEWEST_WINS ? { kind: "streak", ...best } : undefined;
}

/** Returns the element with the highest size; the first of equal ones. The list must not be empty. */
function most<One>(all: readonly One[], size: (one: One) => number): One {
  return all.reduce((best, one) => (size(one) > size(best) ? one : best));
}
