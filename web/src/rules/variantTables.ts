/**
 * A compiled variant: the types of `pasch tables`, and a few indices for lookups.
 *
 * No scoring rule is written here: a roll's points in a box come from rows compiled by Python.
 */

import type { TablesDocument } from "@/wire/types";
import { allHolds, face, formatDice, shownByAll, subMultisets, waysOf, type Dice, type DiceText } from "./dice";
import { at } from "./list";
import { asToday } from "./oldTables";

export type { TablesDocument };
export type Direction = TablesDocument["direction"];
export type Column = TablesDocument["columns"][number];
export type Box = TablesDocument["boxes"][number];
export type SumBonus = TablesDocument["bonuses"][number];
export type PlaceGroup = TablesDocument["places"][number][number][number];
/** The parts of a variant needed to add up a card. */
export type Scheme = Pick<TablesDocument, "columns" | "boxes" | "bonuses" | "counts_points" | "turn">;
type FiveState = NonNullable<TablesDocument["situations"][number]["five"]>;

/** States of the five-of-a-kind box, in the tables' order. */
export const FIVE_STATES: readonly FiveState[] = ["open", "scored", "struck"];

export interface Variant extends TablesDocument {
  /** By roll: number of the equally likely throws of all dice that show it. */
  readonly ways: readonly number[];
  /** By roll: true for fives of a kind, wild dice included. */
  readonly all_equal: readonly boolean[];
  /** By roll: the face of a five of a kind; otherwise that of the first die. */
  readonly shown_face: readonly number[];
  /** Every multiset that may be held, fewer dice first; the rolls come last. */
  readonly holds: readonly Dice[];
  readonly boxIndex: ReadonlyMap<string, number>;
  readonly rollIndex: ReadonlyMap<DiceText, number>;
  readonly holdIndex: ReadonlyMap<DiceText, number>;
  readonly hasServed: boolean;
  readonly hasFive: boolean;
  readonly hasNumber: boolean;
  /** Size of the axis of throws used; 1 if points do not depend on them. */
  readonly toldThrows: number;
  /** Size of the axis of entries in the column; 1 if points do not depend on them. */
  readonly toldFilled: number;
  /** Points of the total per point on the sheet; 1 unless only bonuses count. */
  readonly scale: number;
}

const prepared = new WeakMap<TablesDocument, Variant>();

/** Returns the variant of these tables: always the same object, as caches are keyed by it. */
export function prepare(tables: TablesDocument): Variant {
  const variant = prepared.get(tables) ?? addIndices(asToday(tables));
  prepared.set(tables, variant);
  return variant;
}

function addIndices(tables: TablesDocument): Variant {
  const { boxes, rolls, situations, dice } = tables;
  const holds = allHolds(dice.kinds);
  const equalFaces = rolls.map((roll) => shownByAll(roll, dice.wild, dice.counted ?? dice.count));
  return {
    ...tables,
    ways: rolls.map((roll) => waysOf(dice.kinds, roll)),
    all_equal: equalFaces.map((shown) => shown !== null),
    shown_face: equalFaces.map((shown, index) => shown ?? face(at(at(rolls, index), 0))),
    holds,
    boxIndex: new Map(boxes.map((box, index) => [box.id, index])),
    rollIndex: new Map(rolls.map((roll, index) => [formatDice(roll), index])),
    holdIndex: new Map(holds.map((hold, index) => [formatDice(hold), index])),
    hasServed: situations.some((situation) => situation.served),
    hasFive: situations.some((situation) => situation.five !== null),
    hasNumber: situations.some((situation) => situation.number !== null),
    toldThrows: Math.max(1, ...situations.map((situation) => situation.throws ?? 1)),
    toldFilled: 1 + Math.max(0, ...situations.map((situation) => situation.filled ?? 0)),
    scale: scaleOf(tables),
  };
}

function scaleOf({ counts_points, max_total, boxes, points, rows }: TablesDocument): number {
  if (counts_points || max_total <= 0) return 1;
  const highest = rows.map((row) => Math.max(...row));
  const most = boxes.map(
    (box, index) => box.entries * Math.max(...points.map((byBox) => at(highest, at(byBox, index)))),
  );
  return max_total / (most.reduce((sum, each) => sum + each, 0) || max_total);
}

/** Returns the faces of a common die, one of which each seat throws for the start. */
export function commonCodes({ dice }: Pick<TablesDocument, "dice">): Dice {
  return at(dice.kinds, 0).codes;
}

const holdsByRoll = new WeakMap<Variant, Map<DiceText, readonly Dice[]>>();

/** Returns the dice that may be held from a roll, never all of them. */
export function holdsOf(variant: Variant, roll: Dice): readonly Dice[] {
  const known = holdsByRoll.get(variant) ?? new Map<DiceText, readonly Dice[]>();
  holdsByRoll.set(variant, known);
  const key = formatDice(roll);
  const holds = known.get(key) ?? subMultisets(roll).slice(0, -1);
  known.set(key, holds);
  return holds;
}

/**
 * Returns the index of a situation: mixed radix with the arguments as digits, in this order.
 *
 * @param served all dice fell together, in a column where that counts.
 * @param five state of the column's five-of-a-kind box, as an index into `FIVE_STATES`.
 * @param numberFilled the column has no free number box for the face shown.
 * @param throws number of throws used.
 * @param held number of entries in the column.
 */
export function situationIndex(
  variant: Variant,
  served: boolean,
  five: number,
  numberFilled: boolean,
  throws = 1,
  held = 0,
): number {
  let index = Math.min(held, variant.toldFilled - 1);
  if (variant.hasFive) index = FIVE_STATES.length * index + five;
  if (variant.hasNumber) index = 2 * index + Number(numberFilled);
  index = index * variant.toldThrows + Math.min(throws, variant.toldThrows) - 1;
  return variant.hasServed ? 2 * index + Number(served) : index;
}

/** Returns the points of each roll in a box. */
export function pointsRow(variant: Variant, situation: number, box: number): readonly number[] {
  return at(variant.rows, at(at(variant.points, situation), box));
}

/** Returns the extra points of each roll in a box. */
export function bonusRow(variant: Variant, situation: number, box: number): readonly number[] {
  return at(variant.rows, at(at(variant.bonus, situation), box));
}

export function boxAt(variant: Pick<Scheme, "boxes">, index: number): Box {
  return at(variant.boxes, index);
}

export function columnOf(variant: Pick<Scheme, "boxes" | "columns">, box: number): Column {
  return at(variant.columns, boxAt(variant, box).column);
}

/** Returns a box's entries as indices into a card. */
export function cellsOf(box: Box): number[] {
  return Array.from({ length: box.entries }, (_, place) => box.cell + place);
}
