/** What can be played, put in order: which variants belong together, and those that somebody looks for by typing. */
import { countryName, language, t } from "@/i18n/i18n.svelte";
import type { Names } from "@/wire/types";

/** In the order in which they are shown; one's own come first, and whatever has a group that is not known yet comes last. */
const GROUPS = ["own", "house", "german", "american", "scandinavian", "columns", "six-dice", "relatives"] as const;
export type VariantGroup = (typeof GROUPS)[number];

/** What there is to find a variant by. */
export interface FindableVariant {
  names: Names;
  lines: readonly Names[];
  dice: number;
  columns: number;
  group: string;
  countries: readonly string[];
  /** About how long a game takes for each person. */
  minutes: number;
}

/** What somebody looks for; empty where it does not matter. */
export interface VariantFilter {
  typed: string;
  group: string;
  country: string;
  dice: string;
  /** It takes each person no longer. */
  minutes: string;
}

export const ANY: VariantFilter = { typed: "", group: "", country: "", dice: "", minutes: "" };

/** Those that are all that is looked for. */
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

/** The groups that there is anything of, in their order. */
export function groupsOf(all: readonly FindableVariant[]): VariantGroup[] {
  return grouped(all).map(({ group }) => group);
}

/** Where any of them is at home, by name. */
export function countriesOf(all: readonly FindableVariant[]): string[] {
  const codes = [...new Set(all.flatMap(({ countries }) => countries))];
  return codes.sort((one, other) => countryName(one).localeCompare(countryName(other), language.current));
}

export function groupOf({ group }: { group: string }): VariantGroup {
  return GROUPS.find((one) => one === group) ?? "relatives";
}

/** Groups with their members, without empty ones. */
export function grouped<Member extends { group: string }>(
  all: readonly Member[],
): { group: VariantGroup; members: Member[] }[] {
  const groups = GROUPS.map((group) => ({ group, members: all.filter((one) => groupOf(one) === group) }));
  return groups.filter(({ members }) => members.length > 0);
}

/** Those that say every word of it: in their name, a box, how many dice or columns they have, where they are at home. */
export function matching<Member extends FindableVariant>(all: readonly Member[], typed: string): Member[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return all.filter((one) => {
    const said = plain(wordsOf(one).join(" ")).split(/[^\p{L}\d]+/u);
    // Whoever types 6 does not mean 60.
    return words.every((word) => said.some((part) => (/\d/.test(word) ? part === word : part.startsWith(word))));
  });
}

function wordsOf({ names, lines, dice, columns, countries }: FindableVariant): string[] {
  const numbers = [t("variant-dice", { count: dice }), t("variant-columns", { count: columns })];
  return [...[names, ...lines].flatMap(({ de, en }) => [de, en]), ...numbers, ...countries.map(countryName)];
}

/** "Große Straße" is found by "grosse strasse", and "Knöffel" by "knoffel". */
function plain(text: string): string {
  return text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
}
