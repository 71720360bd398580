/** The entries that a box can hold, and the points of dice there: for checking hand-written score blocks. */

import { parseDice } from "./dice";
import { at } from "./list";
import { struckIn, type Card } from "./card";
import { bonusRow, boxAt, columnOf, pointsRow, type Variant } from "./variantTables";
import { columnSituation, entriesHeld, rollIndex } from "./turn";

/** Meaning of a number written in a box: the box's points and the extra points that people add to them. */
export interface Value {
  readonly points: number;
  readonly bonus: number;
}

const possibleByVariant = new WeakMap<Variant, Map<number, readonly number[]>>();
const writtenByVariant = new WeakMap<Variant, Map<number, ReadonlyMap<number, Value>>>();

/** Returns every number of points that some roll scores in a box, ascending, without those of a strike. */
export function possiblePoints(variant: Variant, box: number): readonly number[] {
  return kept(possibleByVariant, variant, box, () => pointsIn(variant, box, () => true));
}

/** Returns the same for the next entry on this card, as points may depend on the column's number of entries. */
export function pointsNow(variant: Variant, card: Card, box: number): readonly number[] {
  if (variant.toldFilled === 1) return possiblePoints(variant, box);
  const held = Math.min(entriesHeld(variant, card, columnOf(variant, box)), variant.toldFilled - 1);
  return pointsIn(variant, box, ({ filled }) => filled === held);
}

function pointsIn(
  variant: Variant,
  box: number,
  fits: (situation: Variant["situations"][number]) => boolean,
): readonly number[] {
  const found = variant.situations.flatMap((told, situation) =>
    fits(told) ? [...pointsRow(variant, situation, box)] : [],
  );
  const struck = struckIn(boxAt(variant, box));
  return [...new Set(found)].filter((points) => points !== struck).sort((one, other) => one - other);
}

/** Returns every number that may be written into a box, ascending, with its meaning; includes that of a strike. */
export function writtenPoints(variant: Variant, box: number): ReadonlyMap<number, Value> {
  return kept(writtenByVariant, variant, box, () => {
    const struck = struckIn(boxAt(variant, box));
    const value = new Map<number, Value>([[struck, { points: struck, bonus: 0 }]]);
    variant.situations.forEach((_, situation) => {
      const beside = bonusRow(variant, situation, box);
      pointsRow(variant, situation, box).forEach((points, roll) => {
        const bonus = at(beside, roll);
        if (!value.has(points + bonus)) value.set(points + bonus, { points, bonus });
      });
    });
    for (const points of possiblePoints(variant, box)) value.set(points, { points, bonus: 0 });
    return new Map([...value].sort(([one], [other]) => one - other));
  });
}

/**
 * Returns the points of these dice in a box of this card, whatever order and announcement say.
 *
 * @param dice all dice, as text.
 * @param served true if they fell together in one throw.
 * @param throws number of throws used.
 */
export function valueOfDice(
  variant: Variant,
  card: Card,
  box: number,
  dice: string,
  served = false,
  throws = 1,
): Value {
  const roll = parseDice(dice);
  const index = rollIndex(variant, roll);
  const situation = columnSituation(variant, card, columnOf(variant, box), roll, served, throws);
  return {
    points: at(pointsRow(variant, situation, box), index),
    bonus: at(bonusRow(variant, situation, box), index),
  };
}

/** Formats ascending numbers; `span` shortens runs of three or more: `0`, `5–30`. */
export function ranges(numbers: Iterable<number>, span: (from: number, to: number) => string): string[] {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [span(at(run, 0), at(run, run.length - 1))] : run.map(String)));
}

function kept<Found>(
  memory: WeakMap<Variant, Map<number, Found>>,
  variant: Variant,
  box: number,
  find: () => Found,
): Found {
  boxAt(variant, box);
  const known = memory.get(variant) ?? new Map<number, Found>();
  memory.set(variant, known);
  const found = known.get(box) ?? find();
  known.set(box, found);
  return found;
}
