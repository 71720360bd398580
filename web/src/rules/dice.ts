/**
 * Dice as multisets of codes, and as text: `13446`. A face above nine follows a dot (`3.10.12`), odd dice follow a plus
 * (`12256+7`), and no dice at all are `-`.
 *
 * The code of a common die is its face; each odd kind adds another 100, so a 6 of the first odd kind is 106.
 */

import type { DiceText } from "@/wire/types";
import { RuleRefusal } from "./refusal";

export type { DiceText };
/** Codes in ascending order. */
export type Dice = readonly number[];
/** Dice of one kind: their number and the faces on their sides. */
export interface DieKind {
  readonly count: number;
  readonly codes: Dice;
}

const KIND = 100;
const FACE = "(?:[0-9]|\\.(?:1[0-9]|20))";
const TEXT = new RegExp(`^${FACE}{0,40}(?:\\+{1,3}${FACE}{1,40}){0,3}$`);

/** Returns the number shown by a die with this code. */
export function face(code: number): number {
  return code % KIND;
}

/** Returns the kind of die with this code: 0 for the common ones. */
export function kindOf(code: number): number {
  return Math.floor(code / KIND);
}

/** True if the code belongs to a die other than the common ones. */
export function isOdd(code: number): boolean {
  return code >= KIND;
}

/**
 * Returns the highest face shown by `counted` dice, wild ones included, or null. All-wild dice show the highest face.
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

export function canonical(dice: Dice): Dice {
  return [...dice].sort((one, other) => one - other);
}

/** Returns the dice in notation, which also identifies them. */
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

/** Returns a face in notation. */
export function faceText(shown: number): string {
  return shown < 10 ? String(shown) : `.${String(shown)}`;
}

/**
 * Parses dice in any order, with optional blanks and commas.
 *
 * @throws RuleRefusal if the text is not dice.
 */
export function parseDice(text: string): Dice {
  if (["-", "–"].includes(text.trim())) return [];
  const bare = text.replace(/[\s,]+/g, "");
  if (!bare || !TEXT.test(bare)) throw new RuleRefusal("not-dice", { found: text.slice(0, 60) });
  return canonical(bare.split("+").flatMap((part, kind) => facesIn(part).map((shown) => KIND * kind + shown)));
}

/** Returns the faces in a text, in its order. */
export function facesIn(text: string): number[] {
  return Array.from(text.matchAll(new RegExp(FACE, "g")), ([found]) => Number(found.replace(".", "")));
}

/** Formats dice for a sentence: odd dice follow a plus, a dash means none. */
export function shownDice(dice: Dice): string {
  return dice.map((code) => "+".repeat(kindOf(code)) + String(face(code))).join(" ") || "–";
}

/** True if `part` is a sub-multiset of `dice`. */
export function contains(dice: Dice, part: Dice): boolean {
  return lacking(dice, part).length === 0;
}

/** Returns the dice of `part` that are missing in `dice`. */
export function lacking(dice: Dice, part: Dice): Dice {
  const left = [...dice];
  return part.filter((code) => !take(left, code));
}

/** Returns `dice` without `part`, which they must contain. */
export function remainder(dice: Dice, part: Dice): Dice {
  const left = [...dice];
  for (const code of part) take(left, code);
  return left;
}

/** Returns every sub-multiset of sorted dice, from the empty one to all dice: fewer dice first, then ascending. */
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

/** Returns every multiset of `count` dice, ascending. */
export function multisets(codes: Dice, count: number): Dice[] {
  if (count === 0) return [[]];
  return codes.flatMap((code, place) => multisets(codes.slice(place), count - 1).map((rest) => [code, ...rest]));
}

/** Returns the number of ways in which distinguishable dice show this multiset; kinds differ by their codes. */
function orderings(dice: Dice): number {
  const all = [...countsOf(dice.map(kindOf)).values()].reduce((ways, count) => ways * factorial(count), 1);
  return [...countsOf(dice).values()].reduce((ways, same) => ways / factorial(same), all);
}

/** Returns the number of equally likely throws that show these dice. */
export function waysOf(kinds: readonly DieKind[], fallen: Dice): number {
  const sides = fallen.map((code) => (kinds[kindOf(code)]?.codes ?? []).filter((other) => other === code).length);
  return sides.reduce((ways, count) => ways * count, orderings(fallen));
}

/** Returns the number of dice of each kind thrown when these are held. */
export function missingDice(kinds: readonly DieKind[], hold: Dice): number[] {
  return kinds.map(({ count }, kind) => count - hold.filter((code) => kindOf(code) === kind).length);
}

/** Returns every multiset that `counts` dice of each kind can show, each once. */
export function allShown(kinds: readonly DieKind[], counts: readonly number[]): Dice[] {
  return kinds.reduce<Dice[]>(
    (found, { codes }, kind) => {
      const own = multisets([...new Set(codes)], counts[kind] ?? 0);
      return found.flatMap((dice) => own.map((part) => [...dice, ...part]));
    },
    [[]],
  );
}

/** Returns the faces of each die, each face once, common dice first. */
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

/** Returns every multiset that may be held: fewer dice first, then ascending. */
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
