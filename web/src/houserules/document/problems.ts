/** The server's problems with a house rule, in the form's words. */
import { problemWords, t } from "@/i18n/i18n.svelte";
import type { Problem } from "@/wire/types";

/** Problems with the form's own messages, as its fields can mend them, and the part each one names. */
const IN_FORM: Readonly<Record<string, readonly [message: string, fact: "box" | "bonus"]>> = {
  "box-counts-nowhere": ["house-wrong-counts-nowhere", "box"],
  "box-in-no-column": ["house-wrong-box-nowhere", "box"],
  "boxes-in-no-column": ["house-wrong-box-nowhere", "box"],
  "inherited-box-in-no-column": ["house-wrong-box-nowhere", "box"],
  "bonus-in-no-column": ["house-wrong-bonus-nowhere", "bonus"],
};

/**
 * Returns a problem as a sentence.
 *
 * @param called in a form, which shows no keys: returns the name of a box, bonus or column.
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

/** True if only another part of the form can mend it, so that this one may be closed. */
export function isMendedElsewhere({ code }: Problem): boolean {
  return code === "box-counts-nowhere";
}

/** Removes duplicates, such as a name missing in both languages, or a list's problem reported three times. */
export function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()];
}

/** Returns a problem's identity. */
export function keyOf({ code, place, facts }: Problem): string {
  return [code, String(place).replace(NAME, ".names").replace(SIGN, ".sign"), JSON.stringify(facts)].join(" ");
}

/** The name of a part or of the rule itself: `boxes.pair.names.de`, `names.de`. */
const NAME = /(?:^|\.)names\.(?:de|en)$/;
/** The sign of a face: `dice.symbols.king.sign.de`. */
const SIGN = /\.sign\.(?:de|en)$/;

function isEmptyName({ code, place, facts }: Problem): boolean {
  return code === "wrong-length" && facts.found === '""' && NAME.test(String(place));
}

/** Returns the unnamed part: a box, a colour, the house rule itself. */
function partOf({ place }: Problem): string {
  const [table = "", part = ""] = String(place).split(".");
  return table === "dice" ? part : table === "turn" && part === "buy" ? "buy" : table;
}
