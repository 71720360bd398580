/** Groups, filters and text search of variants. */
import { countryName, language, t } from "@/i18n/i18n.svelte";
import type { Names } from "@/wire/types";

/** In display order: the user's own first, unknown groups last. */
const GROUPS = ["own", "house", "german", "american", "scandinavian", "columns", "six-dice", "relatives"] as const;
export type VariantGroup = (typeof GROUPS)[number];

/** The searchable properties of a variant. */
export interface FindableVariant {
  names: Names;
  lines: readonly Names[];
  dice: number;
  columns: number;
  group: string;
  countries: readonly string[];
  /** Approximate duration per player. */
  minutes: number;
}

/** Filter values; an empty string matches everything. */
export interface VariantFilter {
  typed: string;
  group: string;
  country: string;
  dice: string;
  /** Upper limit of the duration per player. */
  minutes: string;
}

export const ANY: VariantFilter = { typed: "", group: "", country: "", dice: "", minutes: "" };

export function fitting<Member extends FindableVariant>(all: readonly Member[], sought: VariantFilter): Member[] {
  const { typed, group, country, dice, minutes } = sought;
  return matching(all, typed).filter(
    (one) =>
      (!group || groupOf(one) === group) &&
      (!country || one.countries.includes(country)) &&
      (!dice || one.dice === Number(dice)) &&
      (!minutes || one.minutes <= Number(minutes)),
  );
}

/** Returns the groups that occur, in display order. */
export function groupsOf(all: readonly FindableVariant[]): VariantGroup[] {
  return grouped(all).map(({ group }) => group);
}

/** Returns the names of the countries that occur. */
export function countriesOf(all: readonly FindableVariant[]): string[] {
  const codes = [...new Set(all.flatMap(({ countries }) => countries))];
  return codes.sort((one, other) => countryName(one).localeCompare(countryName(other), language.current));
}

export function groupOf({ group }: { group: string }): VariantGroup {
  return GROUPS.find((one) => one === group) ?? "relatives";
}

/** Returns the members by group, without empty groups. */
export function grouped<Member extends { group: string }>(
  all: readonly Member[],
): { group: VariantGroup; members: Member[] }[] {
  const groups = GROUPS.map((group) => ({ group, members: all.filter((one) => groupOf(one) === group) }));
  return groups.filter(({ members }) => members.length > 0);
}

/** Returns the variants that match every word: in their name, boxes, dice or column count, or country. */
export function matching<Member extends FindableVariant>(all: readonly Member[], typed: string): Member[] {
  const words = withoutAccents(typed).split(/\s+/).filter(Boolean);
  return all.filter((one) => {
    const parts = withoutAccents(wordsOf(one).join(" ")).split(/[^\p{L}\d]+/u);
    // Numbers match exactly: 6 must not find 60.
    return words.every((word) => parts.some((part) => (/\d/.test(word) ? part === word : part.startsWith(word))));
  });
}

function wordsOf({ names, lines, dice, columns, countries }: FindableVariant): string[] {
  const numbers = [t("variant-dice", { count: dice }), t("variant-columns", { count: columns })];
  return [...[names, ...lines].flatMap(({ de, en }) => [de, en]), ...numbers, ...countries.map(countryName)];
}

/** Removes case and accents: "grosse strasse" finds "Große Straße", "knoffel" finds "Knöffel". */
function withoutAccents(text: string): string {
  return text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
}
