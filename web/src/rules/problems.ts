/** What the server finds wrong with a house rule, in the words of its form. */
import { problemWords, t } from "@/i18n/i18n.svelte";
import type { Problem } from "@/wire/types";

/** What is wrong, as a sentence of its own. */
export function inWords(problem: Problem): string {
  if (isEmptyName(problem)) return t("house-name-needed", { of: partOf(problem) });
  if (problem.code === "wrong-characters" && SIGN.test(String(problem.place))) return t("house-sign-wrong");
  if (problem.code === "idle-key") return t("house-idle");
  return problemWords(problem);
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
