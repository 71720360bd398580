import { expect, test } from "vitest";
import { variantOf } from "@/testing/reference";
import { identityOf, type FinishedPart } from "@/store/finished";
import { finishedBy, part } from "@/store/finished.testing";
import {
  bonusShares,
  boxMeans,
  byMonth,
  courseOf,
  duelsOf,
  extraMean,
  gamesOf,
  runningMeans,
  runningSpreads,
  totalsOf,
} from "./statistics";

const ANNA = identityOf(part("Anna", 0));
const GAMES = [
  finishedBy("4", [part("Anna", 100), part("Ben", 90), part("Clara", 80)], { endedAt: "2026-02-04T12:00:00Z" }),
  finishedBy("3", [part("Anna", 200), part("Ben", 200)], { endedAt: "2026-02-03T12:00:00Z" }),
  finishedBy("2", [part("Ben", 250), part("Anna", 150)], { endedAt: "2026-02-02T12:00:00Z" }),
  finishedBy("1", [part("Anna", 150)], { endedAt: "2026-01-01T12:00:00Z" }),
];

test("games, wins, mean, spread, best and worst", () => {
  const totals = totalsOf(gamesOf(GAMES, ANNA));
  expect(totals).toMatchObject({ games: 4, together: 3, won: 2, mean: 150 });
  // Of 150, 150, 200 and 100: squares add up to 5,000, with three degrees of freedom.
  expect(totals?.spread).toBeCloseTo(Math.sqrt(5000 / 3));
  expect([totals?.best.game.id, totals?.worst.game.id]).toEqual(["3", "4"]);
  expect(totalsOf([])).toBeUndefined();
  expect(totalsOf(gamesOf(GAMES.slice(3), ANNA))?.spread).toBeNull();
});

test("head to head counts who had more points, whoever else played", () => {
  expect(duelsOf(gamesOf(GAMES, ANNA))).toMatchObject([
    { against: { name: "Ben" }, games: 3, ahead: 1, level: 1, behind: 1, margin: -30 },
    { against: { name: "Clara" }, games: 1, ahead: 1, level: 0, behind: 0, margin: 20 },
  ]);
});

test("over time: the first game first, by months, and the mean of the last ten", () => {
  const played = gamesOf(GAMES, ANNA);
  expect(byMonth(played)).toEqual([
    { month: "2026-01", totals: [150] },
    { month: "2026-02", totals: [150, 200, 100] },
  ]);
  expect(runningMeans([100, 200, 300])).toEqual([100, 150, 200]);
  expect(runningMeans([...Array<number>(10).fill(0), 100]).at(-1)).toBe(10);
});

test("of thousands of games, their mean and spread by then are told, and no single one", () => {
  expect(runningSpreads([100, 200, 300]).map(Math.round)).toEqual([0, 71, 100]);
  expect(courseOf([100, 200]).spreads).toBeUndefined();
  const course = courseOf(Array.from({ length: 5000 }, (_, game) => (game % 2 ? 250 : 150)));
  expect(course.span).toBe(130);
  expect(course.places.length).toBeLessThanOrEqual(300);
  expect(course.places.at(-1)).toBe(4999);
  expect(course.means.every((mean) => mean === 200)).toBe(true);
  expect(course.spreads?.at(-1)).toBeCloseTo(50.2, 1);
});

test("boxes by what stands in them, and bonuses by how often they were reached", () => {
  const kniffel = variantOf("kniffel");
  const card = (upper: number[]): FinishedPart => ({
    ...part("Anna", 0),
    card: { entries: [...upper, 0, 0, 0, 30, 0, 50, 20], extra: [0], bought: [0], saved: 0 },
  });
  const games = [card([3, 6, 9, 12, 15, 18]), card([1, 2, 3, 4, 5, 6])].map((one, place) =>
    finishedBy(String(place), [one]),
  );
  const played = gamesOf(games, ANNA);
  expect(boxMeans(kniffel, played).slice(0, 6)).toEqual([2, 4, 6, 8, 10, 12]);
  expect(bonusShares(kniffel, played)).toMatchObject([{ bonus: { id: "upper" }, mean: 17.5, share: 0.5 }]);
});

test("columns that count twice and thrice do so in boxes, bonuses and beside them; what others are computed from stands as written", () => {
  const triple = variantOf("triple-yahtzee");
  const entries = triple.columns.flatMap(() => [5, 10, 15, 20, 25, 30, 0, 0, 25, 30, 40, 50, 20]);
  const own: FinishedPart = { ...part("Anna", 0), card: { entries, extra: [0, 0, 100], bought: [0, 0, 0], saved: 0 } };
  const played = gamesOf([finishedBy("1", [own])], ANNA);
  const ones = triple.boxes.flatMap(({ line }, index) => (line === "ones" ? [boxMeans(triple, played)[index]] : []));
  expect(ones).toEqual([5, 10, 15]);
  expect(bonusShares(triple, played).map(({ mean }) => mean)).toEqual([35, 70, 105]);
  expect(extraMean(triple, played)).toBe(300);

  const yamb = variantOf("yamb");
  const cards = { extra: [0, 0, 0, 0], bought: [0, 0, 0, 0], saved: 0 };
  const filled: FinishedPart = { ...part("Anna", 0), card: { ...cards, entries: yamb.boxes.map(() => 7) } };
  expect(new Set(boxMeans(yamb, gamesOf([finishedBy("1", [filled])], ANNA)))).toEqual(new Set([7]));
});
