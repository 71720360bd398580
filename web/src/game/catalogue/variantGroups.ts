/** Groups, filters and text search of variants. */
import { countryName, language, t, tIfThere } from "@/i18n/i18n.svelte";
import type { Names } from "@/wire/types";

/** In display order: the user's own first, unknown groups last. */
const GROUPS = ["own", "house", "german", "american", "scandinavian", "columns", "six-dice", "relatives"] as const;
export type VariantGroup = (typeof GROUPS)[number];

/** What families play everywhere, and the groups of their own rules: listed before all branches. */
const FAMILIAR = ["kniffel", "yahtzee", "yatzy", "maxi-yatzy", "kniffel-3-columns", "yams"];
const OWN: readonly VariantGroup[] = ["own", "house"];

/** The searchable properties of a variant. */
export interface FindableVariant {
  /** Of a shipped variant, its id. */
  key?: string;
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

/** A heading of the list, with the variants below it. */
interface Branch<Member> {
  group: VariantGroup | "familiar";
  members: Member[];
}

/**
 * Returns one's own and the best-known variants, and all others by branch.
 *
 * @param usual the keys of those known in the reader's country, which come first.
 */
export function arranged<Member extends { key: string; group: string }>(
  all: readonly Member[],
  usual: readonly string[],
): { first: Branch<Member>[]; branches: Branch<Member>[] } {
  const isOwn = (one: { group: string }): boolean => OWN.includes(groupOf(one));
  const known = [...new Set([...usual, ...FAMILIAR])];
  const isFamiliar = (one: Member): boolean => !isOwn(one) && known.includes(one.key);
  const rank = ({ key }: Member): number => known.indexOf(key);
  const familiar = all.filter(isFamiliar).sort((one, other) => rank(one) - rank(other));
  const first: Branch<Member>[] = [...grouped(all.filter(isOwn)), { group: "familiar", members: familiar }];
  return {
    first: first.filter(({ members }) => members.length > 0),
    branches: grouped(all.filter((one) => !isOwn(one) && !isFamiliar(one))),
  };
}

/**
 * Returns the variants that match every word: in their name, boxes, dice or column count, country, or what is said of
 * them. If there is none, a slip of the finger in each word is forgiven.
 */
export function matching<Member extends FindableVariant>(all: readonly Member[], typed: string): Member[] {
  const words = wordsIn(typed);
  const parts = new Map(all.map((one) => [one, wordsIn(wordsOf(one).join(" "))]));
  const finding = (fits: (part: string, word: string) => boolean): Member[] =>
    all.filter((one) => words.every((word) => parts.get(one)?.some((part) => fits(part, word))));
  const found = finding(begins);
  return found.length > 0 ? found : finding((part, word) => begins(part, word) || isSlip(part, word));
}

function wordsOf({ key = "", names, lines, dice, columns, countries }: FindableVariant): string[] {
  const numbers = [t("variant-dice", { count: dice }), t("variant-columns", { count: columns })];
  const about = tIfThere(`variant-about-${key}`) ?? "";
  return [...[names, ...lines].flatMap(({ de, en }) => [de, en]), ...numbers, ...countries.map(countryName), about];
}

/**
 * Returns the words of a text without case, accents and signs: "grosse strasse" finds "Große Straße"; "knoffel" and
 * "knoeffel" find "Knöffel".
 */
function wordsIn(text: string): string[] {
  const plain = text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
  return plain
    .replaceAll(/([aou])e/gu, "$1")
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
}

/** Numbers match exactly: 6 must not find 60. */
function begins(part: string, word: string): boolean {
  return /\d/.test(word) ? part === word : part.startsWith(word);
}

/** Shorter words are too alike to forgive a letter. */
const LEAST_FORGIVEN = 4;
/** A slip is forgiven in nearly whole words: so many letters may still be missing at the end. */
const MOST_MISSING = 3;

/** True if one letter is missing, added, wrong, or swapped with the next one. */
function isSlip(part: string, word: string): boolean {
  if (word.length < LEAST_FORGIVEN || /\d/.test(word)) return false;
  let same = 0;
  while (same < word.length && word[same] === part[same]) same += 1;
  const [typed, meant] = [word.slice(same), part.slice(same)];
  const swapped = `${typed[1] ?? ""}${typed[0] ?? ""}${typed.slice(2)}`;
  return [
    [typed.slice(1), meant],
    [typed, meant.slice(1)],
    [typed.slice(1), meant.slice(1)],
    [swapped, meant],
  ].some(([left = "", right = ""]) => right.startsWith(left) && right.length - left.length <= MOST_MISSING);
}
