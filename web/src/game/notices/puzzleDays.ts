/** Days of the puzzle of the day, and how many in a row it was tried. */
import type { Puzzle } from "@/store/learning";

const DAY = 24 * 60 * 60 * 1000;

/** Returns the local date as 2026-11-22. */
export function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${String(date.getFullYear())}-${month ?? ""}-${day ?? ""}`;
}

/** Returns the date `days` later, or earlier if negative. */
export function dayAfter(day: string, days: number): string {
  return new Date(numberOf(day) * DAY + days * DAY).toISOString().slice(0, 10);
}

/** Returns the number of consecutive days with a tried puzzle; today may still be missing. */
export function streak(puzzles: readonly Pick<Puzzle, "day">[], today: string): number {
  const days = new Set(puzzles.map(({ day }) => day));
  let from = days.has(today) ? 0 : -1;
  const begin = from;
  while (days.has(dayAfter(today, from))) from -= 1;
  return begin - from;
}

/** Returns the number of a day since 1970. */
export function numberOf(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);
}
