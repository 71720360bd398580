/**
 * Dice as multisets of codes, and as text: `13446`, a face above nine behind a dot (`3.10.12`); what dice of a further kind
 * show stands behind a plus: `12256+7`; none at all: `-`.
 *
 * The code of a face is the face itself; to those of the first odd kind 100 is added, so that its 6 is 106, and so on.
 */

import type { DiceText } from "@/wire/types";
import { RuleRefusal } from "./refusal";

export type { DiceText };
/** Codes in ascending order. */
export type Dice = readonly number[];
/** Dice that are alike: how many, and what stands on each of their sides. */
export interface DieKind {
  readonly count: number;
  readonly codes: Dice;
}

const KIND = 100;
const FACE = "(?:[0-9]|\\.(?:1[0-9]|20))";
const TEXT = new RegExp(`^${FACE}{0,40}(?:\\+{1,3}${FACE}{1,40}){0,3}$`);

/** The number that a die with this code shows. */
export function face(code: number): number {
  return code % KIND;
}

/** Which kind of die has this code: 0 for the common ones. */
export function kindOf(code: number): number {
  return Math.floor(code / KIND);
}

/** Whether the code is that of a die that differs from the common ones. */
export function isOdd(code: number): boolean {
  return code >= KIND;
}

/**
 * The face that as many dice show as count, or may be read as, the highest of several; null where they do not. Dice that
 * are all wild show the highest.
 */
export function shownByAll(roll: Dice, wild: readonly number[], counted: number): number | null {
  const shown = roll.map(face);
  const wilds = shown.filter((one) => wild.includes(one));
  const found = shown.filter(
    (one) => !wild.includes(one) && shown.filter((other) => other === one).length + wilds.length >= counted,
  );
  if (wilds.length >= counted) found.push(...wilds);
  return found.length > 0 ? Math.max(...found) : null;
}

/** The dice in ascending order. */
export function canonical(dice: Dice): Dice {
  return [...dice].sort((one, other) => one - other);
}

/** Dice in the notation; also what identifies them. */
export function formatDice(dice: Dice): DiceText {
  let text = "";
  let last = 0;
  for (const code of dice) {
    const kind = kindOf(code);
    if (kind > last) text += "+".repeat(kind - last);
    text += faceText(face(code));
    last = kind;
  }
  return text || "-";
}

/** A face in the notation. */
export function faceText(shown: number): string {
  return shown < 10 ? String(shown) : `.${String(shown)}`;
}

/**
 * The dice that a text names, in any order; blanks and commas may stand between them.
 *
 * @throws RuleRefusal where it does not read as dice.
 */
export function parseDice(text: string): Dice {
  if (["-", "–"].includes(text.trim())) return [];
  const bare = text.replace(/[\s,]+/g, "");
  if (!bare || !TEXT.test(bare)) throw new RuleRefusal("not-dice", { found: text.slice(0, 60) });
  return canonical(bare.split("+").flatMap((part, kind) => facesIn(part).map((shown) => KIND * kind + shown)));
}

/** The faces of a text in the notation, in its order. */
export function facesIn(text: string): number[] {
  return Array.from(text.matchAll(new RegExp(FACE, "g")), ([found]) => Number(found.replace(".", "")));
}

/** Dice in a sentence: their faces, those of odd dice behind a plus; a dash for none. */
export function shownDice(dice: Dice): string {
  return dice.map((code) => "+".repeat(kindOf(code)) + String(face(code))).join(" ") || "–";
}

/** Whether `part` is a sub-multiset of `dice`. */
export function contains(dice: Dice, part: Dice): boolean {
  return lacking(dice, part).length === 0;
}

/** Those of `part` that are not in `dice`. */
export function lacking(dice: Dice, part: Dice): Dice {
  const left = [...dice];
  return part.filter((code) => !take(left, code));
}

/** `dice` without those of `part`, which they must contain. */
export function remainder(dice: Dice, part: Dice): Dice {
  const left = [...dice];
  for (const code of part) take(left, code);
  return left;
}

/** Every sub-multiset of sorted dice, fewer dice first, then ascending; the empty one and all dice included. */
export function subMultisets(dice: Dice): Dice[] {
  let parts: Dice[] = [[]];
  for (const code of new Set(dice)) {
    const count = dice.filter((other) => other === code).length;
    parts = parts.flatMap((part) =>
      Array.from({ length: count + 1 }, (_, kept) => [...part, ...Array<number>(kept).fill(code)]),
    );
  }
  return parts.sort(byLengthThenCodes);
}

/** Every multiset of so many dice, ascending. */
export function multisets(codes: Dice, count: number): Dice[] {
  if (count === 0) return [[]];
  return codes.flatMap((code, place) => multisets(codes.slice(place), count - 1).map((rest) => [code, ...rest]));
}

/** In how many ways distinguishable dice can show this multiset; dice of each kind are told apart by their codes. */
function orderings(dice: Dice): number {
  const all = [...countsOf(dice.map(kindOf)).values()].reduce((ways, count) => ways * factorial(count), 1);
  return [...countsOf(dice).values()].reduce((ways, same) => ways / factorial(same), all);
}

/** In how many of the equally likely throws these dice, all that were thrown, fall so. */
export function waysOf(kinds: readonly DieKind[], fallen: Dice): number {
  const sides = fallen.map((code) => (kinds[kindOf(code)]?.codes ?? []).filter((other) => other === code).length);
  return sides.reduce((ways, count) => ways * count, orderings(fallen));
}

/** How many dice of each kind are thrown when these stay on the table. */
export function missingDice(kinds: readonly DieKind[], hold: Dice): number[] {
  return kinds.map(({ count }, kind) => count - hold.filter((code) => kindOf(code) === kind).length);
}

/** Everything that so many dice of each kind can show, each once. */
export function allShown(kinds: readonly DieKind[], counts: readonly number[]): Dice[] {
  return kinds.reduce<Dice[]>(
    (found, { codes }, kind) => {
      const own = multisets([...new Set(codes)], counts[kind] ?? 0);
      return found.flatMap((dice) => own.map((part) => [...dice, ...part]));
    },
    [[]],
  );
}

/** What each die can show, each face once, the common dice first. */
export function facesByDie(kinds: readonly DieKind[]): Dice[] {
  return kinds.flatMap(({ count, codes }) => Array<Dice>(count).fill([...new Set(codes)]));
}

function countsOf(values: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function factorial(number: number): number {
  return number < 2 ? 1 : number * factorial(number - 1);
}

/** Everything that may lie on the table: fewer dice first, then ascending. */
export function allHolds(kinds: readonly DieKind[]): Dice[] {
  const counts = kinds.reduce<number[][]>(
    (found, { count }) => found.flatMap((some) => Array.from({ length: count + 1 }, (_, dice) => [...some, dice])),
    [[]],
  );
  return counts.flatMap((dice) => allShown(kinds, dice)).sort(byLengthThenCodes);
}

function byLengthThenCodes(one: Dice, other: Dice): number {
  if (one.length !== other.length) return one.length - other.length;
  const place = one.findIndex((code, index) => code !== other[index]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

function take(left: number[], code: number): boolean {
  const place = left.indexOf(code);
  if (place < 0) return false;
  left.splice(place, 1);
  return true;
}
