/** Scores in words: "Anna 3 : 2 Ben"; for more than two, each name with its number. */
import { standingOf, type SeriesStanding, type SeriesTotals } from "@/game/tables/series";
import { language, t } from "@/i18n/i18n.svelte";
import type { Series } from "@/wire/types";
import { ranked, type GameOutcome } from "./outcome";

export function scoreWords(names: readonly string[], counts: readonly number[]): string {
  const [first = "", second = ""] = names;
  const [wins = 0, losses = 0] = counts;
  if (names.length === 2) return t("end-score-two", { first, wins, losses, second });
  return names.map((name, seat) => t("end-score-one", { name, count: counts[seat] ?? 0 })).join(" · ");
}

/** Returns the goal and progress of a series. */
export function seriesWords({ goal, games, played }: SeriesStanding): string {
  return goal === "wins" ? t("end-series-wins", { games }) : t("end-series-sum", { played, games });
}

/**
 * Returns a series' score while one of its games is played; empty for a single game.
 *
 * @param now totals of that game, once it is over.
 */
export function seriesNow(series: Series | null | undefined, names: readonly string[], now?: SeriesTotals): string {
  if (!series) return "";
  const { counts } = standingOf(series, names.length, now);
  return t("end-series-now", { game: series.played.length + 1, score: scoreWords(names, counts) });
}

/** The variant and the time of the end. */
export interface Occasion {
  variant: string;
  at: string;
}

/** "Kniffel · 22. November 2026" */
export function occasionOf({ variant, at }: Occasion): string {
  return t("end-occasion", { variant, date: dateWords(at, "long") });
}

/** Returns the whole result in one line, to share. */
export function resultWords({ variant, at }: Occasion, outcome: GameOutcome): string {
  const date = dateWords(at, "medium");
  const [first] = outcome.people;
  if (first && outcome.people.length === 1) {
    return t("end-words-alone", { variant, date, name: first.name, points: first.total });
  }
  const result = ranked(outcome).map(({ name, total }) => t("end-score-one", { name, count: total }));
  return t("end-words", { variant, date, result: result.join(", ") });
}

function dateWords(at: string, dateStyle: "long" | "medium"): string {
  return new Intl.DateTimeFormat(language.ofDates, { dateStyle }).format(new Date(at));
}
