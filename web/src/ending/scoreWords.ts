/** A score between people in words: "Anna 3 : 2 Ben", of more than two each with their number. */
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

/** What the series is about, and how far it is. */
export function seriesWords({ goal, games, played }: SeriesStanding): string {
  return goal === "wins" ? t("end-series-wins", { games }) : t("end-series-sum", { played, games });
}

/**
 * Where a series stands while one of its games is played; empty for a game alone.
 *
 * @param now the totals of that game, once it is over.
 */
export function seriesNow(series: Series | null | undefined, names: readonly string[], now?: SeriesTotals): string {
  if (!series) return "";
  const { counts } = standingOf(series, names.length, now);
  return t("end-series-now", { game: series.played.length + 1, score: scoreWords(names, counts) });
}

/** What was played, and when it ended. */
export interface Occasion {
  variant: string;
  at: string;
}

/** "Kniffel · 22. November 2026" */
export function occasionOf({ variant, at }: Occasion): string {
  return t("end-occasion", { variant, date: dateWords(at, "long") });
}

/** The whole result in one line, to be sent to others. */
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
