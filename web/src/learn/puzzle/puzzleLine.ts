/** The day's puzzle as a line to share: the result without the question. */
import { language, t } from "@/i18n/i18n.svelte";
import type { Puzzle } from "@/store/learning";
import { streak } from "@/game/notices/puzzleDays";
import { outcomeOf, week, type PuzzleOutcome } from "./daily";
import type { ExerciseSet } from "@/learn/exerciseSets";
import { fullAddress } from "@/site";

const SQUARES: Readonly<Record<Exclude<PuzzleOutcome, null>, string>> = { found: "🟩", close: "🟨", missed: "🟥" };
const NOT_TRIED = "⬜";

interface Told {
  course: Pick<ExerciseSet, "id">;
  done: Puzzle;
  tried: readonly Puzzle[];
  today: string;
  variant: string;
}

/** Returns the line: the day, the result, the last week since the first day played, and the puzzle's address. */
export function lineOf({ course, done, tried, today, variant }: Told): string {
  const outcome = t(`puzzle-line-${outcomeOf(done)}`);
  const squares = week(tried, today).map((one) => (one ? SQUARES[one] : NOT_TRIED));
  const begun = squares.slice(squares.findIndex((one) => one !== NOT_TRIED)).join("");
  const days = streak(tried, today);
  return [
    t("puzzle-line", { day: dayWords(today), variant, outcome }),
    days > 1 ? `${begun} ${t("puzzle-streak", { days })}` : begun,
    fullAddress(`./ueben/tag?v=${course.id}`),
  ].join("\n");
}

/** "22. November" */
export function dayWords(day: string): string {
  const options: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", timeZone: "UTC" };
  return new Intl.DateTimeFormat(language.ofDates, options).format(new Date(`${day}T12:00:00Z`));
}
