/** The puzzle of the day, derived from the date alone: the same for everyone with the same exercises. */
import type { Puzzle } from "@/store/learning";

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7;

/** The result of a day's puzzle; null if it was not tried. */
export type PuzzleOutcome = "found" | "close" | "missed" | null;

/** Returns the local date as 2026-11-22. */
export function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${String(date.getFullYear())}-${month ?? ""}-${day ?? ""}`;
}

/** Returns the date `days` later, or earlier if negative. */
export function dayAfter(day: string, days: number): string {
  return new Date(numberOf(day) * DAY + days * DAY).toISOString().slice(0, 10);
}

/** Rating from which a typical player finds the best choice every second time at most. */
const HARD = 1500;
/** With fewer hard exercises, the easier ones come, too. */
const ENOUGH = 30;

/** Returns a day's exercise, never an easy one: in a pseudo-random order, each comes once before any is repeated. */
export function puzzleOf<Exercise extends { readonly id: string; readonly rating: number }>(
  exercises: readonly Exercise[],
  day: string,
): Exercise | undefined {
  const hard = exercises.filter(({ rating }) => rating >= HARD);
  const shuffled = [...(hard.length < ENOUGH ? exercises : hard)].sort((one, other) => fnv1a(one.id) - fnv1a(other.id));
  return shuffled[numberOf(day) % shuffled.length];
}

/** Returns the number of consecutive days with a tried puzzle; today may still be missing. */
export function streak(puzzles: readonly Pick<Puzzle, "day">[], today: string): number {
  const days = new Set(puzzles.map(({ day }) => day));
  let from = days.has(today) ? 0 : -1;
  const begin = from;
  while (days.has(dayAfter(today, from))) from -= 1;
  return begin - from;
}

/** Returns the results of the last seven days, today last. */
export function week(puzzles: readonly Puzzle[], today: string): PuzzleOutcome[] {
  return Array.from({ length: WEEK }, (_, place) => {
    const day = dayAfter(today, place - WEEK + 1);
    const tried = puzzles.find((puzzle) => puzzle.day === day);
    return tried ? outcomeOf(tried) : null;
  });
}

export function outcomeOf({ found, close }: Pick<Puzzle, "found" | "close">): "found" | "close" | "missed" {
  return found ? "found" : close ? "close" : "missed";
}

function numberOf(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);
}

/** FNV-1a: similar texts get very different hashes. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
