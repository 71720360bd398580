/** A month's or a year's keepsake in words. */
import { nameOf } from "@/history/historyNames";
import { date, language, named, score, t } from "@/i18n/i18n.svelte";
import type { Fact, Keepsake, Span } from "./keepsake";

/** Returns "2026", or "November 2026". */
export function spanName(span: Span): string {
  const [year = "", month] = span.split("-");
  if (month === undefined) return year;
  const first = new Date(Number(year), Number(month) - 1);
  return new Intl.DateTimeFormat(language.ofDates, { month: "long", year: "numeric" }).format(first);
}

/** Returns the short names of the months, from January on. */
export function monthNames(): string[] {
  const format = new Intl.DateTimeFormat(language.ofDates, { month: "narrow" });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(2026, month)));
}

export function sumWords({ games, days }: Keepsake): string {
  return t("keepsake-sum", { days: t("keepsake-days", { days }), games: gamesWords(games) });
}

/** Returns a fact's headline, and what it is about. */
export function factWords(fact: Fact): { what: string; who: string } {
  const person = nameOf(fact.person);
  switch (fact.kind) {
    case "record":
      return {
        what: t("keepsake-record", { points: score(fact.points) }),
        who: t("keepsake-record-who", {
          person,
          variant: named(fact.game.variant.names),
          day: date(fact.game.endedAt),
        }),
      };
    case "fives":
      return {
        what: t("keepsake-fives", { count: fact.count, box: named(fact.box) }),
        who: t("keepsake-who", { person, day: date(fact.game.endedAt) }),
      };
    case "close":
      return {
        what: t("keepsake-close", { points: score(fact.margin) }),
        who: t("keepsake-close-who", { person, other: nameOf(fact.loser), day: date(fact.game.endedAt) }),
      };
    case "streak":
      return { what: t("keepsake-streak", { wins: fact.wins }), who: person };
  }
}

export function favouriteWords({ favourite }: Keepsake): string {
  return t("keepsake-favourite", { variant: named(favourite.names), games: gamesWords(favourite.games) });
}

function gamesWords(games: number): string {
  return t("keepsake-games", { games });
}

/** Returns everything in one line, to send along with the picture. */
export function keepsakeWords(span: Span, keepsake: Keepsake): string {
  const facts = keepsake.facts.map(factWords).map(({ what, who }) => `${what} (${who})`);
  return `${[t("ui-colon", { of: spanName(span), what: sumWords(keepsake) }), ...facts].join(". ")}.`;
}
