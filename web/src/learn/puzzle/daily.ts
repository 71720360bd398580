/** The puzzle of the day, derived from the date alone: the same for everyone with the same exercises. */
import { dayAfter, numberOf } from "@/game/notices/puzzleDays";
import type { Puzzle } from "@/store/learning";

const WEEK = 7;

/** The result of a day's puzzle; null if it was not tried. */
export type PuzzleOutcome = "found" | "close" | "missed" | null;

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

/** FNV-1a: similar texts get very different hashes. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
