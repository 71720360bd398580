/**
 * Points that dice score on a block, and points that a cell can hold.
 *
 * A block records no announcements, and throws used only where points depend on them, so both are assumed to be in
 * order. What the card does show is checked: order within columns, and where an extra five of a kind must go.
 */
import { struckIn, type Card } from "@/rules/card";
import type { Dice } from "@/rules/dice";
import { formatDice } from "@/rules/dice";
import { at } from "@/rules/list";
import { pointsNow, possiblePoints, valueOfDice, writtenPoints, type Value } from "@/rules/possibleEntries";
import type { GameState } from "@/rules/gameState";
import { columnOf, type Variant } from "@/rules/variantTables";
import { columnEntries, fiveState, freeBoxes, forcedBoxes, nextInLine } from "@/rules/turn";
import type { BlockCell } from "@/wire/types";
import { boxOf, without } from "./cards";

export interface Offer extends Value {
  box: number;
}

/** Why an entry is questioned; it may still be made. */
export type PointsDoubt =
  | { why: "impossible"; allowed: number[] }
  | { why: "line"; next: readonly number[] }
  | { why: "elsewhere"; boxes: readonly number[] };

/**
 * Returns the points of these dice in each free box where they may be scored.
 *
 * @param served all dice were thrown together.
 * @param throws number of throws used, where it matters.
 */
export function offers(variant: Variant, card: Card, dice: Dice, served: boolean, throws = 1): Offer[] {
  return variant.columns.flatMap((column, index) => {
    const used = Math.min(throws, column.throws ?? throws);
    const states = column.announce
      ? freeBoxes(variant, card, column).map((box) => turnWith(variant, card, dice, served, used, box))
      : [turnWith(variant, card, dice, served, used, null)];
    const found = states.flatMap((state) =>
      columnEntries(state, column, index).filter(
        ({ box }) => state.turn.announced === null || box === state.turn.announced,
      ),
    );
    return found
      .filter(({ scores, box }) => scores && !outOfLine(variant, card, box))
      .map(({ box, points, bonus }) => ({ box, points, bonus }));
  });
}

/** Returns the value of dice in a cell, free or not; undefined for a line outside the boxes. */
export function valueIn(
  variant: Variant,
  card: Card,
  cell: BlockCell,
  dice: Dice,
  served: boolean,
  throws = 1,
): Value | undefined {
  const found = boxOf(variant, cell);
  if (!found) return undefined;
  return valueOfDice(variant, without(card, found.place), found.index, formatDice(dice), served, throws);
}

/** Returns every number that a cell can hold, with its points in the box and outside it. */
export function possible(variant: Variant, cell: BlockCell): ReadonlyMap<number, Value> {
  if ("line" in cell) return new Map(lineValues(variant, cell.line).map((points) => [points, { points, bonus: 0 }]));
  const found = boxOf(variant, cell);
  return found ? writtenPoints(variant, found.index) : new Map();
}

/** Returns the numbers offered on the pad: those that the cell itself can hold, whenever a corrected entry was made. */
export function choices(variant: Variant, card: Card, cell: BlockCell): readonly number[] {
  if ("line" in cell) return lineValues(variant, cell.line);
  const found = boxOf(variant, cell);
  if (!found) return [];
  const isFree = card.entries[found.place] === null;
  return isFree ? pointsNow(variant, card, found.index) : possiblePoints(variant, found.index);
}

/** Returns why these points are unexpected in this cell. */
export function doubtPoints(variant: Variant, card: Card, cell: BlockCell, points: number): PointsDoubt | undefined {
  const allowed = possible(variant, cell);
  if (!allowed.has(points)) return { why: "impossible", allowed: plausiblePoints(variant, card, cell, allowed) };
  return doubtLine(variant, card, cell, isStrike(variant, cell, points));
}

/** Numbers to list: extra points only if the column already has what they depend on. */
function plausiblePoints(variant: Variant, card: Card, cell: BlockCell, allowed: ReadonlyMap<number, Value>): number[] {
  const found = boxOf(variant, cell);
  const five = found ? columnOf(variant, found.index).five : null;
  const brings = five !== null && fiveState(variant, card, five) === 1;
  return [...allowed].filter(([, { bonus }]) => brings || bonus === 0).map(([points]) => points);
}

/** Returns why these dice are unexpected in this cell. */
export function doubtDice(
  variant: Variant,
  card: Card,
  cell: BlockCell,
  dice: Dice,
  served: boolean,
  throws = 1,
): PointsDoubt | undefined {
  const found = boxOf(variant, cell);
  if (!found) return undefined;
  const before = without(card, found.place);
  const state = turnWith(variant, before, dice, served, throws, null);
  const column = columnOf(variant, found.index);
  const forced = column.announce ? null : forcedBoxes(state, column, found.box.column);
  if (forced && !forced.boxes.includes(found.index)) return { why: "elsewhere", boxes: forced.boxes };
  const points = valueIn(variant, card, cell, dice, served, throws)?.points;
  return doubtLine(variant, card, cell, points !== undefined && isStrike(variant, cell, points));
}

function isStrike(variant: Variant, cell: BlockCell, points: number): boolean {
  const box = boxOf(variant, cell)?.box;
  return points === (box ? struckIn(box) : 0);
}

function doubtLine(variant: Variant, card: Card, cell: BlockCell, strikes: boolean): PointsDoubt | undefined {
  const found = boxOf(variant, cell);
  if (!found || (strikes && columnOf(variant, found.index).strikes === "any")) return undefined;
  const next = nextInLine(variant, without(card, found.place), columnOf(variant, found.index), found.index);
  return next.length === 0 || next.includes(found.index) ? undefined : { why: "line", next };
}

export function outOfLine(variant: Variant, card: Card, box: number): boolean {
  const next = nextInLine(variant, card, columnOf(variant, box));
  return next.length > 0 && !next.includes(box);
}

function lineValues(variant: Variant, line: "extra" | "throws"): number[] {
  const { buy } = variant.turn;
  if (line === "throws") {
    return buy ? Array.from({ length: buy.per_column + 1 }, (_, left) => left * buy.unused) : [0];
  }
  const step = extraStep(variant);
  return Array.from({ length: MOST_EXTRA + 1 }, (_, times) => times * step);
}

/** Upper limit of extra fives of a kind offered on the pad. */
const MOST_EXTRA = 12;

/** What all sums of extra points are multiples of: the greatest common divisor of those in the rules. */
function extraStep(variant: Variant): number {
  const bonuses = variant.bonus.flat().flatMap((row) => at(variant.rows, row));
  return bonuses.reduce(commonDivisor, 0);
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}

function turnWith(
  variant: Variant,
  card: Card,
  dice: Dice,
  served: boolean,
  throws: number,
  announced: number | null,
): GameState {
  // One die held before the last throw suffices: the dice were not all thrown together.
  const lay = served || !variant.hasServed ? [] : dice.slice(0, 1);
  const turn = { throws, roll: dice, keeping: null, lay, announced, bought: 0 };
  return { variant, cards: [card], seat: 0, direction: variant.direction, turn, start: null };
}
