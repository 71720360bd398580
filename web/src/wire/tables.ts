/** The compiled tables of a variant: the types of `pasch tables`, and nothing that does anything. */

import type { Names } from "./protocol";

/** Codes of dice in ascending order. */
type Dice = readonly number[];

export type Section = "upper" | "lower";
export type FiveState = "open" | "scored" | "struck";
export type Group = "number" | "lower" | "upper";
export type Direction = "clockwise" | "counter-clockwise";

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

/** What turns aimed at one box bring, by rows of `tries`. */
export interface UsualTables {
  readonly points: number;
  readonly scores: number;
  readonly throw: number;
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
  readonly usual: readonly UsualTables[];
  readonly tries: readonly (readonly number[])[];
}
