/**
 * A compiled variant: the types of `pasch tables`, and the few indices that make looking up quick.
 *
 * No scoring rule is written here: what a roll is worth in a box is read from rows that Python compiled.
 */

import type { Names } from "../net/protocol";
import { formatDice, type Dice, type DiceText } from "./dice";
import { at } from "./list";

export type Section = "upper" | "lower";
export type FiveState = "open" | "scored" | "struck";
export type Group = "number" | "lower" | "upper";
export type Direction = "clockwise" | "counter-clockwise";

/** What the box for all dice equal may hold, in the order of the tables. */
export const FIVE_STATES: readonly FiveState[] = ["open", "scored", "struck"];

export interface DiceTables {
  readonly count: number;
  readonly codes: Dice;
  readonly odd: Dice | null;
  readonly colours: Readonly<Record<string, { readonly names: Names; readonly faces: readonly number[] }>>;
}

export interface BuyRules {
  readonly names: Names;
  readonly per_turn: number;
  readonly per_column: number;
  readonly unused: number;
}

export interface TurnRules {
  readonly throws: number;
  readonly release: boolean;
  readonly put_aside: number;
  readonly save: boolean;
  readonly buy: BuyRules | null;
}

export interface Column {
  readonly id: string;
  readonly names: Names;
  /** From top to bottom, as indices into `boxes`. */
  readonly boxes: readonly number[];
  /** The order in which they are filled; null where it is free. */
  readonly order: readonly number[] | null;
  readonly throws: number | null;
  readonly announce: boolean;
  readonly miss: "box" | "any";
  readonly strikes: "next" | "any";
  readonly weight: number;
  readonly served: boolean;
  readonly five: number | null;
  readonly extra: readonly string[];
}

export interface Box {
  readonly id: string;
  readonly line: string;
  readonly names: Names;
  readonly column: number;
  /** Its first entry on the card; the others follow. */
  readonly cell: number;
  readonly entries: number;
  readonly section: Section;
  readonly number: number | null;
}

export interface Tier {
  readonly from: number;
  readonly points: number;
}

export interface SumBonus {
  readonly id: string;
  readonly names: Names;
  /** null over the whole sheet. */
  readonly column: number | null;
  readonly boxes: readonly number[];
  readonly count: "points" | "entries";
  readonly tiers: readonly Tier[];
}

export interface Situation {
  readonly name: string;
  readonly served: boolean;
  readonly five: FiveState | null;
  readonly number: "free" | "filled" | null;
}

/** The JSON of `pasch tables`; a variant page holds it under `tables`. */
export interface TablesDocument {
  readonly format: "pasch-tables";
  readonly version: 1;
  readonly id: string;
  readonly names: Names;
  readonly rules_hash: string;
  readonly seats: readonly [least: number, most: number];
  readonly direction: Direction;
  readonly dice: DiceTables;
  readonly turn: TurnRules;
  readonly turns: number;
  readonly max_total: number;
  readonly counts_points: boolean;
  readonly remembers_hold: boolean;
  readonly columns: readonly Column[];
  readonly boxes: readonly Box[];
  readonly bonuses: readonly SumBonus[];
  readonly rolls: readonly Dice[];
  readonly ways: readonly number[];
  readonly all_equal: readonly boolean[];
  readonly holds: readonly Dice[];
  readonly holds_by_roll: readonly (readonly number[])[];
  readonly situations: readonly Situation[];
  readonly rows: readonly (readonly number[])[];
  readonly points: readonly (readonly number[])[];
  readonly bonus: readonly (readonly number[])[];
  readonly places: readonly (readonly (readonly Group[])[])[];
}

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
