/** What can be played, put in order: which variants belong together, and those that somebody looks for by typing. */
import { t } from "@/i18n/i18n.svelte";
import type { Names } from "@/wire/types";

/** In the order in which they are shown; one's own come first, and whatever has a group that is not known yet comes last. */
const GROUPS = ["own", "house", "german", "american", "scandinavian", "columns", "six-dice", "relatives"] as const;
export type Group = (typeof GROUPS)[number];

/** What there is to find a variant by. */
export interface Findable {
  names: Names;
  lines: readonly Names[];
  dice: number;
  columns: number;
}

export function groupOf({ group }: { group: string }): Group {
  return GROUPS.find((one) => one === group) ?? "relatives";
}

/** Groups with their members, without empty ones. */
export function grouped<Member extends { group: string }>(
  all: readonly Member[],
): { group: Group; members: Member[] }[] {
  const groups = GROUPS.map((group) => ({ group, members: all.filter((one) => groupOf(one) === group) }));
  return groups.filter(({ members }) => members.length > 0);
}

/** Those that say every word of it: in their name, a box, how many dice or columns they have. */
export function matching<Member extends Findable>(all: readonly Member[], typed: string): Member[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return all.filter((one) => {
    const said = plain(wordsOf(one).join(" ")).split(/[^\p{L}\d]+/u);
    // Whoever types 6 does not mean 60.
    return words.every((word) => said.some((part) => (/\d/.test(word) ? part === word : part.startsWith(word))));
  });
}

function wordsOf({ names, lines, dice, columns }: Findable): string[] {
  const numbers = [t("variant-dice", { count: dice }), t("variant-columns", { count: columns })];
  return [...[names, ...lines].flatMap(({ de, en }) => [de, en]), ...numbers];
}

/** "Große Straße" is found by "grosse strasse", and "Knöffel" by "knoffel". */
function plain(text: string): string {
  return text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
}
