/** Patterns of a box in the form: a list of conditions that must all hold; an empty list accepts every throw. */

/** In list order: equal dice, groups, a run, certain faces, a total, a minimum, a maximum, one colour. */
export const KINDS = ["of_a_kind", "groups", "run", "faces", "total", "at_least", "at_most", "one_colour"] as const;
export type PatternKind = (typeof KINDS)[number];

/** What a box takes, as its form asks first: three figures, one of several, every throw, or another condition. */
export const FIGURES = ["of_a_kind", "groups", "run", "one_of", "any", "other"] as const;
export type BoxFigure = (typeof FIGURES)[number];

export type Pattern = Readonly<Record<string, unknown>>;
type Said = [kind: PatternKind, value: unknown];

export interface PatternCondition {
  kind: PatternKind;
  /** Counts, faces or a total; empty for a colour. */
  numbers: readonly number[];
}

const LISTS: readonly PatternKind[] = ["groups", "faces"];
/** Their numbers count dice. */
const NEED_DICE: readonly PatternKind[] = ["of_a_kind", "groups", "run"];
/** Initial numbers of a new condition. */
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

/** The order of proposals for a further condition: the best complements of a figure come first. */
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

/** Returns a pattern's conditions in written order. */
export function conditionsOf(pattern: Pattern): PatternCondition[] {
  return kindsIn(pattern).map((kind) => ({ kind, numbers: numbersOf(pattern[kind]) }));
}

/** Returns what a pattern asks for with its first condition. */
export function figureOf(pattern: Pattern): BoxFigure {
  const kind = conditionsOf(pattern)[0]?.kind ?? (isSaid(pattern.one_of) ? "one_of" : "any");
  return FIGURES.find((figure) => figure === kind) ?? "other";
}

/** Returns the pattern with its first condition replaced; every throw has no conditions. */
export function asFigure(pattern: Pattern, figure: BoxFigure): Pattern {
  const first = conditionsOf(pattern)[0]?.kind;
  if (figure === figureOf(pattern)) return pattern;
  if (figure === "any") return {};
  if (figure === "one_of") return withAlternative({ one_of: [first ? pattern : withCondition({}, "of_a_kind")] });
  const kind = figure === "other" ? "total" : figure;
  return first === undefined ? withCondition({}, kind) : exchanged(pattern, first, kind);
}

/** Returns the pattern with a condition added or replaced. */
export function withCondition(pattern: Pattern, kind: PatternKind, numbers: readonly number[] = FIRST[kind]): Pattern {
  const [first = 0] = numbers;
  const value = kind === "one_colour" ? true : LISTS.includes(kind) ? [...numbers] : first;
  return plain({ ...pattern, [kind]: value });
}

/** Returns the pattern with one condition replaced by another. */
export function exchanged(pattern: Pattern, from: PatternKind, to: PatternKind): Pattern {
  const fresh = withCondition({}, to);
  const conditions = kindsIn(pattern).map((kind): Said => (kind === from ? [to, fresh[to]] : [kind, pattern[kind]]));
  return plain({ ...Object.fromEntries(conditions), distinct: pattern.distinct, one_of: pattern.one_of });
}

/** Returns the next condition to propose; undefined if none is left. */
export function furtherKind(pattern: Pattern, coloured: boolean): PatternKind | undefined {
  const free = freeKinds(pattern, coloured);
  return FURTHER.find((kind) => free.includes(kind));
}

/** Returns the patterns of which a throw must fit one; usually none. */
export function alternativesOf(pattern: Pattern): Pattern[] {
  return isSaid(pattern.one_of) ? (pattern.one_of as Pattern[]) : [];
}

/** Returns the pattern with one more alternative: a straight, or a pair where there is a straight already. */
export function withAlternative(pattern: Pattern): Pattern {
  const all = alternativesOf(pattern);
  const kind = all.some((one) => isSaid(one.run)) ? "of_a_kind" : "run";
  return plain({ ...pattern, one_of: [...all, withCondition({}, kind)] });
}

export function changedAlternative(pattern: Pattern, place: number, changed: Pattern): Pattern {
  return plain({ ...pattern, one_of: alternativesOf(pattern).map((one, other) => (other === place ? changed : one)) });
}

/** Returns the pattern without an alternative; a single one that is left is no alternative any more. */
export function withoutAlternative(pattern: Pattern, place: number): Pattern {
  const left = alternativesOf(pattern).filter((_, other) => other !== place);
  return left.length > 1 ? plain({ ...pattern, one_of: left }) : plain({ ...left[0], ...pattern, one_of: null });
}

export function withoutCondition(pattern: Pattern, kind: PatternKind): Pattern {
  return plain({ ...pattern, [kind]: null });
}

/** True if groups may share a face, so that four equal dice are also two pairs. */
export function mayShareFace(pattern: Pattern): boolean {
  return pattern.distinct === false;
}

export function sharingFaces(pattern: Pattern, may: boolean): Pattern {
  return plain({ ...pattern, distinct: !may });
}

/** Returns the conditions that can still be added; colours only if the dice have some. */
export function freeKinds(pattern: Pattern, coloured: boolean): PatternKind[] {
  return KINDS.filter((kind) => !isSaid(pattern[kind]) && (kind !== "one_colour" || coloured));
}

export function diceNeeded({ kind, numbers }: PatternCondition): number {
  if (kind === "faces") return numbers.length;
  return NEED_DICE.includes(kind) ? numbers.reduce((sum, number) => sum + number, 0) : 0;
}

/** Returns the whole numbers in a text: "3 + 2", "1, 2 und 3". */
export function numbersIn(typed: string): number[] {
  return typed.match(/\d+/g)?.map(Number) ?? [];
}

/** Drops absent conditions and default options of groups; keeps the alternatives. */
function plain(pattern: Pattern): Pattern {
  const said = kindsIn(pattern).map((kind): Said => [kind, pattern[kind]]);
  const shared = isSaid(pattern.groups) && mayShareFace(pattern) ? { distinct: false } : {};
  const either = isSaid(pattern.one_of) ? { one_of: pattern.one_of } : {};
  return { ...Object.fromEntries(said), ...shared, ...either };
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
