/** Patterns of a box as the form offers them: a list of conditions that must all hold; none takes every throw. */

/** In the order of the list: equal dice, groups, a run, certain faces, a total, one at least or at most, one colour. */
export const KINDS = ["of_a_kind", "groups", "run", "faces", "total", "at_least", "at_most", "one_colour"] as const;
export type PatternKind = (typeof KINDS)[number];

export type Pattern = Readonly<Record<string, unknown>>;
type Said = [kind: PatternKind, value: unknown];

export interface PatternCondition {
  kind: PatternKind;
  /** How many, which faces, what total; none for a colour. */
  numbers: readonly number[];
}

const LISTS: readonly PatternKind[] = ["groups", "faces"];
/** Their numbers say how many dice. */
const NEED_DICE: readonly PatternKind[] = ["of_a_kind", "groups", "run"];
/** What a condition begins as, once it is chosen. */
const FIRST: Record<PatternKind, readonly number[]> = {
  of_a_kind: [3],
  groups: [3, 2],
  run: [4],
  faces: [1, 2, 3],
  total: [20],
  at_least: [20],
  at_most: [10],
  one_colour: [],
};

/** The order in which a further condition is proposed: what goes best with a figure comes first. */
const FURTHER: readonly PatternKind[] = [
  "one_colour",
  "total",
  "at_least",
  "at_most",
  "faces",
  "run",
  "of_a_kind",
  "groups",
];

/** What a pattern asks for, condition by condition, in the order in which they were written. */
export function conditionsOf(pattern: Pattern): PatternCondition[] {
  return kindsIn(pattern).map((kind) => ({ kind, numbers: numbersOf(pattern[kind]) }));
}

/** The pattern with a condition; one of the same kind is replaced. */
export function withCondition(pattern: Pattern, kind: PatternKind, numbers: readonly number[] = FIRST[kind]): Pattern {
  const [first = 0] = numbers;
  const value = kind === "one_colour" ? true : LISTS.includes(kind) ? [...numbers] : first;
  return plain({ ...pattern, [kind]: value });
}

/** The pattern with another condition in the place of one. */
export function exchanged(pattern: Pattern, from: PatternKind, to: PatternKind): Pattern {
  const fresh = withCondition({}, to);
  const conditions = kindsIn(pattern).map((kind): Said => (kind === from ? [to, fresh[to]] : [kind, pattern[kind]]));
  return plain({ ...Object.fromEntries(conditions), distinct: pattern.distinct });
}

/** The condition to propose as a further one; undefined where there is none left. */
export function furtherKind(pattern: Pattern, coloured: boolean): PatternKind | undefined {
  const free = freeKinds(pattern, coloured);
  return FURTHER.find((kind) => free.includes(kind));
}

export function withoutCondition(pattern: Pattern, kind: PatternKind): Pattern {
  return plain({ ...pattern, [kind]: null });
}

/** Whether the groups may show the same face: then four equal dice are two pairs as well. */
export function mayShareFace(pattern: Pattern): boolean {
  return pattern.distinct === false;
}

export function sharingFaces(pattern: Pattern, may: boolean): Pattern {
  return plain({ ...pattern, distinct: !may });
}

/** The conditions that could still be added; colours only where the dice have some. */
export function freeKinds(pattern: Pattern, coloured: boolean): PatternKind[] {
  return KINDS.filter((kind) => !isSaid(pattern[kind]) && (kind !== "one_colour" || coloured));
}

/** How many dice a condition needs, at least. */
export function diceNeeded({ kind, numbers }: PatternCondition): number {
  if (kind === "faces") return numbers.length;
  return NEED_DICE.includes(kind) ? numbers.reduce((sum, number) => sum + number, 0) : 0;
}

/** The whole numbers in what somebody typed: "3 + 2", "1, 2 und 3". */
export function numbersIn(typed: string): number[] {
  return typed.match(/\d+/g)?.map(Number) ?? [];
}

/** Only what is said: no condition that is absent, and of the groups only what is not usual. */
function plain(pattern: Pattern): Pattern {
  const said = kindsIn(pattern).map((kind): Said => [kind, pattern[kind]]);
  const shared = isSaid(pattern.groups) && mayShareFace(pattern) ? { distinct: false } : {};
  return { ...Object.fromEntries(said), ...shared };
}

function kindsIn(pattern: Pattern): PatternKind[] {
  return Object.keys(pattern).filter(
    (key): key is PatternKind => KINDS.some((kind) => kind === key) && isSaid(pattern[key]),
  );
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false;
}

function numbersOf(value: unknown): number[] {
  return Array.isArray(value) ? (value as number[]) : typeof value === "number" ? [value] : [];
}
