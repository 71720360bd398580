/**
 * Ratings by theme in Glicko-2: every answer is a game against the exercise, which has a rating of its own.
 *
 * Unlike Elo, Glicko-2 has a deviation, which is shown; `glicko2-lite` implements the formulas.
 */
import rate from "glicko2-lite";
import type { Rating } from "@/store/learning";

/** The rating of all themes together. */
export const OVERALL = "all";

const AT_FIRST = { rating: 1500, deviation: 350, volatility: 0.06 };
/** Deviation of an exercise's difficulty. */
const EXERCISE_DEVIATION = 60;
const WEEK = 7 * 24 * 60 * 60 * 1000;
/** Points per unit of Glicko-2's internal scale. */
const UNIT = 173.7178;
const COURSE = 60;
/** Rating of a typical exercise, which a typical player solves half the time. */
const TYPICAL = 1500;

/** Returns the rating after one more answer. */
export function answered(
  theme: string,
  before: Rating | undefined,
  exercise: { rating: number; found: boolean },
  at: number,
): Rating {
  const { rating, volatility } = before ?? AT_FIRST;
  const opponent: [number, number, number] = [exercise.rating, EXERCISE_DEVIATION, Number(exercise.found)];
  const after = rate(rating, deviationNow(before, at), volatility, [opponent]);
  return {
    theme,
    rating: after.rating,
    deviation: after.rd,
    volatility: after.vol,
    answers: (before?.answers ?? 0) + 1,
    at,
    course: [...(before?.course ?? []), Math.round(after.rating)].slice(-COURSE),
  };
}

/** The deviation grows with time since the last answer. */
export function deviationNow(known: Rating | undefined, now: number): number {
  if (!known) return AT_FIRST.deviation;
  const weeks = Math.max(0, now - known.at) / WEEK;
  return Math.min(AT_FIRST.deviation, Math.hypot(known.deviation, UNIT * known.volatility * Math.sqrt(weeks)));
}

/** Returns how many of ten typical exercises a person solves, with a confidence interval. */
export function ofTen(known: Rating, now: number): { likely: number; least: number; most: number } {
  const around = 2 * deviationNow(known, now);
  const [least = 0, likely = 0, most = 0] = [-around, 0, around].map((by) => tenths(known.rating + by));
  return { likely, least, most };
}

function tenths(rating: number): number {
  return Math.round(10 / (1 + 10 ** ((TYPICAL - rating) / 400)));
}
