/** The puzzle of the day: the same for everyone with the same exercises, from the date alone. */
import type { Puzzle } from "@/store/learning";

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7;

/** How a day's puzzle went; null where nobody tried it. */
export type PuzzleOutcome = "found" | "close" | "missed" | null;

/** The day where somebody is, as 2026-11-22. */
export function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${String(date.getFullYear())}-${month ?? ""}-${day ?? ""}`;
}

/** A day so many days later, or with a minus before. */
export function dayAfter(day: string, days: number): string {
  return new Date(numberOf(day) * DAY + days * DAY).toISOString().slice(0, 10);
}

/** The exercise of a day: all take their turns, in an order that looks like none, so that none comes twice before all did. */
export function puzzleOf<Exercise extends { readonly id: string }>(
  exercises: readonly Exercise[],
  day: string,
): Exercise | undefined {
  const shuffled = [...exercises].sort((one, other) => scattered(one.id) - scattered(other.id));
  return shuffled[numberOf(day) % shuffled.length];
}

/** On how many days in a row a puzzle was tried, up to today; today may still be to come. */
export function streak(puzzles: readonly Pick<Puzzle, "day">[], today: string): number {
  const days = new Set(puzzles.map(({ day }) => day));
  let from = days.has(today) ? 0 : -1;
  const begin = from;
  while (days.has(dayAfter(today, from))) from -= 1;
  return begin - from;
}

/** How the last seven days went, today at the end. */
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

/** A number that follows from a text, and is near no neighbour's (FNV-1a). */
function scattered(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
