/**
 * How strong somebody is in each theme, by Glicko-2: every answer is a game against the exercise, which has a rating of its own.
 *
 * Unlike Elo it knows how sure it is, which is what is shown; `glicko2-lite` has its formulas.
 */
import rate from "glicko2-lite";
import type { Rating } from "@/store/learning";

/** The rating of all themes together. */
export const OVERALL = "all";

const AT_FIRST = { rating: 1500, deviation: 350, volatility: 0.06 };
/** How surely the difficulty of an exercise is known. */
const EXERCISE_DEVIATION = 60;
const WEEK = 7 * 24 * 60 * 60 * 1000;
/** What one unit of Glicko-2's own scale is in points. */
const UNIT = 173.7178;
const COURSE = 60;
/** A typical exercise: every second time a typical player finds it. */
const TYPICAL = 1500;

/** The rating after one more answer. */
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

/** Who has not played for long is known less surely. */
export function deviationNow(known: Rating | undefined, now: number): number {
  if (!known) return AT_FIRST.deviation;
  const weeks = Math.max(0, now - known.at) / WEEK;
  return Math.min(AT_FIRST.deviation, Math.hypot(known.deviation, UNIT * known.volatility * Math.sqrt(weeks)));
}

/** Of ten typical exercises, how many somebody finds: the likely number, and from where to where it may be. */
export function ofTen(known: Rating, now: number): { likely: number; least: number; most: number } {
  const around = 2 * deviationNow(known, now);
  const [least = 0, likely = 0, most = 0] = [-around, 0, around].map((by) => tenths(known.rating + by));
  return { likely, least, most };
}

function tenths(rating: number): number {
  return Math.round(10 / (1 + 10 ** ((TYPICAL - rating) / 400)));
}
