/** Patterns of a box as the form offers them: one condition each. A pattern of several is the text's business. */

/** In the order of the list: every throw, equal dice, groups, a run, certain faces, a total. */
export const KINDS = ["any", "of_a_kind", "groups", "run", "faces", "total"] as const;
export type Kind = (typeof KINDS)[number] | "several";

type Pattern = Readonly<Record<string, unknown>>;

const CONDITIONS = ["of_a_kind", "groups", "run", "faces", "total"] as const;
/** What a figure begins as, once it is chosen. */
const FIRST = { of_a_kind: [3], groups: [3, 2], run: [4], faces: [1, 2, 3], total: [20] } as const;

/** Which of the form's figures a pattern is. */
export function kindOf(pattern: Pattern): Kind {
  const said = CONDITIONS.filter((condition) => pattern[condition] !== null && pattern[condition] !== undefined);
  if (said.length > 1 || pattern.distinct === false || pattern.one_colour === true) return "several";
  return said[0] ?? "any";
}

/** The pattern of a figure with the numbers that somebody typed; without any, with those it usually has. */
export function patternOf(kind: Exclude<Kind, "several">, typed: string): Pattern {
  if (kind === "any") return {};
  const numbers = typed.match(/\d+/g)?.map(Number) ?? [...FIRST[kind]];
  return { [kind]: kind === "groups" || kind === "faces" ? numbers : numbers[0] };
}
