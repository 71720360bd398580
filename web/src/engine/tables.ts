/**
 * A compiled variant: the types of `pasch tables`, and the few indices that make looking up quick.
 *
 * No scoring rule is written here: what a roll is worth in a box is read from rows that Python compiled.
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
/** As much of a variant as it takes to add up a card. */
export type Scheme = Pick<TablesDocument, "columns" | "boxes" | "bonuses" | "counts_points" | "turn">;
type FiveState = NonNullable<TablesDocument["situations"][number]["five"]>;

/** What the box for all dice equal may hold, in the order of the tables. */
export const FIVE_STATES: readonly FiveState[] = ["open", "scored", "struck"];

/** A variant ready to be played. */
export interface Variant extends TablesDocument {
  /** By roll: how many of the equally likely throws of all dice show it. */
  readonly ways: readonly number[];
  /** By roll: whether as many dice as count show one face, or count as one. */
  readonly all_equal: readonly boolean[];
  /** By roll: the face that these dice show; of other rolls, the first. */
  readonly shown_face: readonly number[];
  /** Everything that may lie on the table, fewer dice first; the rolls come last. */
  readonly holds: readonly Dice[];
  readonly boxIndex: ReadonlyMap<string, number>;
  readonly rollIndex: ReadonlyMap<DiceText, number>;
  readonly holdIndex: ReadonlyMap<DiceText, number>;
  readonly hasServed: boolean;
  readonly hasFive: boolean;
  readonly hasNumber: boolean;
  /** How many numbers of throws are told apart by points; 1 where these do not depend on the throws used. */
  readonly toldThrows: number;
  /** How many numbers of entries that a column holds are told apart: 1 where points do not depend on them. */
  readonly toldFilled: number;
  /** How many points of the total stand for one on the sheet: 1, but where only bonuses make the total. */
  readonly scale: number;
}

const prepared = new WeakMap<TablesDocument, Variant>();

/** The variant of these tables: always the same one, as much that is computed is kept with it. */
export function prepare(tables: TablesDocument): Variant {
  const variant = prepared.get(tables) ?? indexed(asToday(tables));
  prepared.set(tables, variant);
  return variant;
}

function indexed(tables: TablesDocument): Variant {
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

/** What stands on the sides of the common dice, one of which each seat throws for the start. */
export function commonCodes({ dice }: Pick<TablesDocument, "dice">): Dice {
  return at(dice.kinds, 0).codes;
}

const holdsByRoll = new WeakMap<Variant, Map<DiceText, readonly Dice[]>>();

/** The dice that one may keep from a roll to throw the rest: never all of them. */
export function holdsOf(variant: Variant, roll: Dice): readonly Dice[] {
  const known = holdsByRoll.get(variant) ?? new Map<DiceText, readonly Dice[]>();
  holdsByRoll.set(variant, known);
  const key = formatDice(roll);
  const holds = known.get(key) ?? subMultisets(roll).slice(0, -1);
  known.set(key, holds);
  return holds;
}

/**
 * The index of a situation.
 *
 * @param served all dice fell together, in a column where that counts.
 * @param five what the column's five-of-a-kind box holds, as an index into `FIVE_STATES`.
 * @param numberFilled the column has no free number box for the face shown.
 * @param throws how many throws were used.
 * @param held how many entries the column holds.
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

/** What each roll brings in a box. */
export function pointsRow(variant: Variant, situation: number, box: number): readonly number[] {
  return at(variant.rows, at(at(variant.points, situation), box));
}

/** What each roll brings beside a box. */
export function bonusRow(variant: Variant, situation: number, box: number): readonly number[] {
  return at(variant.rows, at(at(variant.bonus, situation), box));
}

/** The box at an index. */
export function boxAt(variant: Pick<Scheme, "boxes">, index: number): Box {
  return at(variant.boxes, index);
}

/** The column that a box stands in. */
export function columnOf(variant: Pick<Scheme, "boxes" | "columns">, box: number): Column {
  return at(variant.columns, boxAt(variant, box).column);
}

/** The entries of a box, as indices into a card. */
export function cellsOf(box: Box): number[] {
  return Array.from({ length: box.entries }, (_, place) => box.cell + place);
}
