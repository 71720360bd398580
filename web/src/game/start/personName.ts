/**
 * Validates names, like `pasch.server.wire.field_types.is_name`, for tables and blocks without network.
 *
 * `tests/names.json` keeps the two in step.
 */
import { problemWords } from "@/i18n/i18n.svelte";

/** Longest name that the server accepts, in code points. */
export const LONGEST_NAME = 40;
const MOST_MARKS = 6;

/** Marks that suppress a letter's vowel (canonical combining class 9); a name may end with a joiner only after one. */
const VIRAMAS =
  "\u{94d}\u{9cd}\u{a4d}\u{acd}\u{b4d}\u{bcd}\u{c4d}\u{ccd}\u{d3b}\u{d3c}\u{d4d}\u{dca}\u{e3a}\u{eba}\u{f84}\u{1039}\u{103a}" +
  "\u{1714}\u{1715}\u{1734}\u{17d2}\u{1a60}\u{1b44}\u{1baa}\u{1bab}\u{1bf2}\u{1bf3}\u{2d7f}\u{a806}\u{a82c}\u{a8c4}\u{a953}" +
  "\u{a9c0}\u{aaf6}\u{abed}";
const JOINER = "[\u200c\u200d]";
/** Invisible characters. Joiners are allowed within a name: Persian, Hindi and emoji need them. */
const UNSEEN = [
  "(?![ \u200c\u200d])[\\p{C}\\p{Z}\u115f\u1160\u2800\u3164\uffa0]",
  `^${JOINER}`,
  `${JOINER}{2}`,
  `[^${VIRAMAS}]${JOINER}$`,
];
const TOO_MANY_MARKS = ["^\\p{M}", `\\p{M}(?:${JOINER}?\\p{M}){${String(MOST_MARKS)}}`];
const NO_NAME = new RegExp([...UNSEEN, ...TOO_MANY_MARKS].join("|"), "u");

/** Returns true if a text is empty, or visible and on one line. */
export function isName(text: string): boolean {
  return Array.from(text).length <= LONGEST_NAME && !NO_NAME.test(text);
}

/** Returns why a name is not allowed, in the server's words, or undefined. */
export function nameProblem(typed: string): string | undefined {
  if (isName(typed.trim())) return undefined;
  return problemWords({ code: "not-a-name", facts: { most: LONGEST_NAME, marks: MOST_MARKS } });
}
