/** Points of rolls in a box, given only what fives of a kind depend on elsewhere on the card. */

import { emptyCard, struckIn, type Card } from "@/rules/card";
import { at } from "@/rules/list";
import { NEW_TURN, type GameState } from "@/rules/gameState";
import { boxAt, cellsOf, columnOf, pointsRow, situationIndex, type Column, type Variant } from "@/rules/variantTables";
import { columnEntries, entriesHeld } from "@/rules/turn";

/** The parts of the card that rules about fives of a kind depend on. */
export interface Situation {
  /** State of the column's five-of-a-kind box, as an index into `FIVE_STATES`. */
  readonly five: number;
  /** True if the number boxes are filled; the box in question is free nevertheless. */
  readonly numbersFilled: boolean;
}

export const EMPTY_CARD: Situation = { five: 0, numbersFilled: false };

/** Placeholder for any dice held, where only their presence matters. */
const SOME = [0];

/** Returns the number of throws of a turn that ends in this box, none bought or saved. */
export function throwLimit(variant: Variant, box: number): number {
  return Math.min(columnOf(variant, box).throws ?? Infinity, variant.turn.throws);
}

/** True if the box can be free: a five-of-a-kind box said to be filled cannot. */
export function hasRoom(variant: Variant, box: number, { five }: Situation): boolean {
  return five === 0 || columnOf(variant, box).five !== box || boxAt(variant, box).entries > 1;
}

/** True if a five of a kind scores differently once its number box is filled. */
export function knowsNumbers(variant: Variant): boolean {
  return variant.hasNumber || variant.places.some((columns) => columns.some((groups) => groups.includes("number")));
}

/** Returns a box's points by roll after this many throws; `served` if all dice fell in one throw. */
export function pointsByRoll(
  variant: Variant,
  box: number,
  situation: Situation,
  served: boolean,
  throws = 1,
): number[] {
  const { column: index } = boxAt(variant, box);
  const column = columnOf(variant, box);
  const state = stateFor(variant, box, column, situation, served, throws);
  const held = entriesHeld(variant, at(state.cards, 0), column);
  const row = pointsRow(variant, situationIndex(variant, served && column.served, 0, false, throws, held), box);
  // An ordered column is at this box.
  const here = { ...column, lines: column.lines.length ? [[box]] : [], throws: null };
  const offered = (roll: number): number => {
    const turn = { ...state.turn, roll: at(variant.rolls, roll) };
    const entry = columnEntries({ ...state, turn }, here, index).find((one) => one.box === box);
    return entry?.scores ? entry.points : struckIn(boxAt(variant, box));
  };
  // Only fives of a kind depend on the rest of the card.
  return variant.all_equal.map((equal, roll) => (equal ? offered(roll) : at(row, roll)));
}

function stateFor(
  variant: Variant,
  box: number,
  column: Column,
  situation: Situation,
  served: boolean,
  throws: number,
): GameState {
  const announced = column.announce ? box : null;
  const turn = { ...NEW_TURN, throws, keeping: null, lay: served ? [] : SOME, announced };
  const cards = [cardFor(variant, box, column, situation)];
  return { variant, cards, seat: 0, direction: "clockwise", turn, start: null };
}

function cardFor(variant: Variant, box: number, column: Column, { five, numbersFilled }: Situation): Card {
  const card = emptyCard(variant);
  const entries = [...card.entries];
  for (const other of numbersFilled ? column.boxes : []) {
    if (other === box || boxAt(variant, other).number === null) continue;
    for (const cell of cellsOf(boxAt(variant, other))) entries[cell] = 0;
  }
  if (five && column.five !== null) entries[boxAt(variant, column.five).cell] = five === 1 ? 1 : 0;
  return { ...card, entries };
}
