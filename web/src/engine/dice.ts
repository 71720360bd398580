/**
 * Dice as multisets of codes, and as text: `13446`; the odd die's face behind a plus: `12256+7`; none at all: `-`.
 *
 * The code of a face is the face itself; the odd die's faces have 10 added, so that its 6 is 16.
 */

import type { DiceText } from "../wire/types";
import { Refused } from "./refused";

export type { DiceText };
/** Codes in ascending order. */
export type Dice = readonly number[];

const ODD = 10;

/** The number that a die with this code shows. */
export function face(code: number): number {
  return code % ODD;
}

/** Whether the code is one of the odd die's. */
export function isOdd(code: number): boolean {
  return code >= ODD;
}

/** The dice in ascending order. */
export function canonical(dice: Dice): Dice {
  return [...dice].sort((one, other) => one - other);
}

/** Dice in the notation; also what identifies them. */
export function formatDice(dice: Dice): DiceText {
  let common = "";
  let odd = "";
  for (const code of dice) {
    if (isOdd(code)) odd += `+${String(face(code))}`;
    else common += String(code);
  }
  return common + odd || "-";
}

/**
 * The dice that a text names, in any order; blanks and commas may stand between them.
 *
 * @throws Refused where it does not read as dice.
 */
export function parseDice(text: string): Dice {
  if (["-", "–"].includes(text.trim())) return [];
  const found = /^([0-9]{0,40})(?:\+([0-9]))?$/.exec(text.replace(/[\s,]+/g, ""));
  if (!found?.[0]) throw new Refused("not-dice", { found: text.slice(0, 60) });
  const common = canonical(Array.from(found[1] ?? "", Number));
  return found[2] === undefined ? common : [...common, ODD + Number(found[2])];
}

/** Dice in a sentence: their faces, the odd die's behind a plus; a dash for none. */
export function shownDice(dice: Dice): string {
  return dice.map((code) => `${isOdd(code) ? "+" : ""}${String(face(code))}`).join(" ") || "–";
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

/** In how many ways distinguishable dice can show this multiset; odd dice are told apart by their codes. */
export function orderings(dice: Dice): number {
  const common = dice.filter((code) => code < ODD);
  const repeats = [...new Set(common)].map((code) => factorial(common.filter((other) => other === code).length));
  return repeats.reduce((ways, same) => ways / same, factorial(common.length));
}

function factorial(number: number): number {
  return number < 2 ? 1 : number * factorial(number - 1);
}

/** Everything that may lie on the table, of common dice and perhaps an odd one: fewer dice first, then ascending. */
export function allHolds({ count, codes, odd }: { count: number; codes: Dice; odd: Dice | null }): Dice[] {
  const common = Array.from({ length: count + (odd ? 0 : 1) }, (_, dice) => multisets(codes, dice)).flat();
  const all = odd ? common.flatMap((dice) => [dice, ...odd.map((code) => [...dice, code])]) : common;
  return all.sort(byLengthThenCodes);
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
