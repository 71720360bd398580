/** Sample throws for boxes. */
import { struckIn } from "@/rules/card";
import { canonical, facesByDie, formatDice, type Dice } from "@/rules/dice";
import { bonusRow, boxAt, pointsRow, situationIndex, type Variant } from "@/rules/variantTables";

export interface Example {
  dice: Dice;
  points: number;
}

/** Returns the points of all boxes on an empty card; null if no throw shows these dice. */
export function pointsByBox(variant: Variant, dice: Dice): number[] | null {
  const roll = variant.rollIndex.get(formatDice(canonical(dice)));
  if (roll === undefined) return null;
  const situation = plain(variant);
  return variant.boxes.map(
    (_, box) => (pointsRow(variant, situation, box)[roll] ?? 0) + (bonusRow(variant, situation, box)[roll] ?? 0),
  );
}

/** Returns a throw for a line of the sheet; null for a number box and for one that takes every throw. */
export function neededExample(variant: Variant, line: string): Example | null {
  const box = boxOfLine(variant, line);
  if (box === undefined || boxAt(variant, box).number !== null) return null;
  const takesAll = pointsRow(variant, plain(variant), box).every((points) => points > 0);
  return takesAll ? null : exampleOf(variant, box);
}

/** Returns a typical throw for a box: with medium points, and the most frequent among those. */
export function exampleOf(variant: Variant, box: number): Example | null {
  const points = pointsRow(variant, plain(variant), box);
  const struck = struckIn(boxAt(variant, box));
  const scoring = [...points.keys()].filter((roll) => (points[roll] ?? 0) > struck);
  const values = scoring.map((roll) => points[roll] ?? 0);
  // A small straight should not be shown by dice that also form a large one.
  const better = Math.min(...values) === Math.max(...values) ? figuresAbove(variant, values[0] ?? 0) : [];
  const isMore = (roll: number): boolean => better.some((row) => (row[roll] ?? 0) > 0);
  const middle = (Math.min(...values) + Math.max(...values)) / 2;
  const strangeness = (roll: number): number =>
    Math.abs((points[roll] ?? 0) - middle) - (variant.ways[roll] ?? 0) / 1e9 + (isMore(roll) ? 1e6 : 0);
  const [best] = scoring.sort((one, other) => strangeness(one) - strangeness(other));
  return best === undefined ? null : { dice: variant.rolls[best] ?? [], points: points[best] ?? 0 };
}

/** Returns the rows of boxes with a fixed number of points above `least`. */
function figuresAbove(variant: Variant, least: number): (readonly number[])[] {
  const rows = variant.boxes.map((_, box) => [...pointsRow(variant, plain(variant), box)]);
  return rows.filter((row) => new Set(row.filter((points) => points > 0)).size === 1 && Math.max(...row) > least);
}

/** Returns the first box of a line as an index; undefined if no column has it. */
export function boxOfLine(variant: Variant, line: string): number | undefined {
  const index = variant.boxes.findIndex((_, box) => boxAt(variant, box).line === line);
  return index < 0 ? undefined : index;
}

/** Returns initial dice: 3 3 5 and two others, as far as the dice have these faces. */
export function diceAtFirst({ dice }: Variant): Dice {
  const shown = [3, 3, 5, 2, 6, 4];
  return facesByDie(dice.kinds).map((possible, place) => {
    const code = shown[place % shown.length] ?? 1;
    return possible.includes(code) ? code : (possible[0] ?? code);
  });
}

/** The situation of an empty card with all throws used and no bonus for dice thrown together. */
function plain(variant: Variant): number {
  return situationIndex(variant, false, 0, false, variant.turn.throws);
}
