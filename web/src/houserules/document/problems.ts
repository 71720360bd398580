/** What the server finds wrong with a house rule, in the words of its form. */
import { problemWords, t } from "@/i18n/i18n.svelte";
import type { Problem } from "@/wire/types";

/** What the form says in words of its own, as its fields mend it: what of which part. */
const IN_FORM: Readonly<Record<string, readonly [message: string, fact: "box" | "bonus"]>> = {
  "box-counts-nowhere": ["house-wrong-counts-nowhere", "box"],
  "box-in-no-column": ["house-wrong-box-nowhere", "box"],
  "boxes-in-no-column": ["house-wrong-box-nowhere", "box"],
  "inherited-box-in-no-column": ["house-wrong-box-nowhere", "box"],
  "bonus-in-no-column": ["house-wrong-bonus-nowhere", "bonus"],
};

/**
 * What is wrong, as a sentence of its own.
 *
 * @param called in a form, where nobody reads keys: what a box, bonus or column of this key is called.
 */
export function inWords(problem: Problem, called?: (key: string) => string): string {
  if (isEmptyName(problem)) return t("house-name-needed", { of: partOf(problem) });
  if (problem.code === "wrong-characters" && SIGN.test(String(problem.place))) return t("house-sign-wrong");
  if (problem.code === "idle-key") return t("house-idle");
  return called ? inFormWords(problem, called) : problemWords(problem);
}

function inFormWords(problem: Problem, called: (key: string) => string): string {
  const named = (fact: unknown): string => String(fact).split(", ").map(called).join(", ");
  const [message, part] = IN_FORM[problem.code] ?? [];
  if (message && part) return t(message, { [part]: named(problem.facts[part]) });
  const facts = Object.entries(problem.facts).map(
    ([name, fact]) => [name, typeof fact === "string" ? named(fact) : fact] as const,
  );
  return problemWords({ ...problem, facts: Object.fromEntries(facts) });
}

/** What only another part of the form can mend: whoever wrote this one may leave it. */
export function isMendedElsewhere({ code }: Problem): boolean {
  return code === "box-counts-nowhere";
}

/** Each mistake once: a name that lacks in both languages is one, and so is what a list says three times. */
export function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()];
}

/** What tells a problem from all others. */
export function keyOf({ code, place, facts }: Problem): string {
  return [code, String(place).replace(NAME, ".names").replace(SIGN, ".sign"), JSON.stringify(facts)].join(" ");
}

/** The name of a box, say, or of the whole: `boxes.pair.names.de`, `names.de`. */
const NAME = /(?:^|\.)names\.(?:de|en)$/;
/** What stands on a face: `dice.symbols.king.sign.de`. */
const SIGN = /\.sign\.(?:de|en)$/;

function isEmptyName({ code, place, facts }: Problem): boolean {
  return code === "wrong-length" && facts.found === '""' && NAME.test(String(place));
}

/** What has no name: a box, a colour, the house rule itself. */
function partOf({ place }: Problem): string {
  const [table = "", part = ""] = String(place).split(".");
  return table === "dice" ? part : table === "turn" && part === "buy" ? "buy" : table;
}
