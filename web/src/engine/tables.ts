/**
 * A compiled variant: the types of `pasch tables`, and the few indices that make looking up quick.
 *
 * No scoring rule is written here: what a roll is worth in a box is read from rows that Python compiled.
 */

import type { TablesDocument } from "../wire/types";
import { formatDice, type DiceText } from "./dice";
import { at } from "./list";

export type { TablesDocument };
export type Direction = TablesDocument["direction"];
export type Column = TablesDocument["columns"][number];
export type Box = TablesDocument["boxes"][number];
export type SumBonus = TablesDocument["bonuses"][number];
export type Group = TablesDocument["places"][number][number][number];
type FiveState = NonNullable<TablesDocument["situations"][number]["five"]>;

/** What the box for all dice equal may hold, in the order of the tables. */
export const FIVE_STATES: readonly FiveState[] = ["open", "scored", "struck"];

/** A variant ready to be played. */
export interface Variant extends TablesDocument {
  readonly boxIndex: ReadonlyMap<string, number>;
  readonly rollIndex: ReadonlyMap<DiceText, number>;
  readonly holdIndex: ReadonlyMap<DiceText, number>;
  readonly hasServed: boolean;
  readonly hasFive: boolean;
  readonly hasNumber: boolean;
}

/** The variant of these tables; make it once and keep it, much that is computed is kept with it. */
export function prepare(tables: TablesDocument): Variant {
  const { boxes, rolls, holds, situations } = tables;
  return {
    ...tables,
    boxIndex: new Map(boxes.map((box, index) => [box.id, index])),
    rollIndex: new Map(rolls.map((roll, index) => [formatDice(roll), index])),
    holdIndex: new Map(holds.map((hold, index) => [formatDice(hold), index])),
    hasServed: situations.some((situation) => situation.served),
    hasFive: situations.some((situation) => situation.five !== null),
    hasNumber: situations.some((situation) => situation.number !== null),
  };
}

/**
 * The index of a situation.
 *
 * @param served all dice fell together, in a column where that counts.
 * @param five what the column's five-of-a-kind box holds, as an index into `FIVE_STATES`.
 * @param numberFilled the column has no free number box for the face shown.
 */
export function situationIndex(variant: Variant, served: boolean, five: number, numberFilled: boolean): number {
  let index = variant.hasFive ? five : 0;
  if (variant.hasNumber) index = 2 * index + Number(numberFilled);
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
export function boxAt(variant: Variant, index: number): Box {
  return at(variant.boxes, index);
}

/** The column that a box stands in. */
export function columnOf(variant: Variant, box: number): Column {
  return at(variant.columns, boxAt(variant, box).column);
}

/** The entries of a box, as indices into a card. */
export function cellsOf(box: Box): number[] {
  return Array.from({ length: box.entries }, (_, place) => box.cell + place);
}
