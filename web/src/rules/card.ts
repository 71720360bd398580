/** One seat's score card and its sums. */

import { at } from "./list";
import { computed } from "./formula";
import {
  boxAt,
  cellsOf,
  columnOf,
  type Box,
  type Column,
  type Scheme,
  type SumBonus,
  type TablesDocument,
  type Variant,
} from "./variantTables";

export interface Card {
  /** Points by cell; null is free; see `struckIn` for strikes. */
  readonly entries: readonly (number | null)[];
  /** Points from extra rules outside the boxes, by column. */
  readonly extra: readonly number[];
  /** Bought throws by column; all in the first where the columns share them. */
  readonly bought: readonly number[];
  readonly saved: number;
}

/** Sums of one column so far; `total` includes the column's weight. */
export interface ColumnSums {
  readonly upper: number;
  readonly lower: number;
  readonly bonuses: ReadonlyMap<string, number>;
  readonly extra: number;
  readonly throws: number;
  readonly total: number;
}

export function emptyCard(variant: Variant): Card {
  const zeros = variant.columns.map(() => 0);
  return { entries: Array<null>(variant.turns).fill(null), extra: zeros, bought: zeros, saved: 0 };
}

/** Returns the cell of the box's next entry; null when the box is full. */
export function freeCell(card: Card, box: Box): number | null {
  for (let cell = box.cell; cell < box.cell + box.entries; cell += 1) if (card.entries[cell] === null) return cell;
  return null;
}

/** True if the box's points count towards the total; tables stored by older versions lack the field. */
export function isCounted(box: Box): boolean {
  return (box as Partial<Box>).counts !== false;
}

/** Returns the points of a strike: usually 0; tables stored by older versions lack the field. */
export function struckIn(box: Box): number {
  return (box as Partial<Box>).struck ?? 0;
}

/** True for an entry shown as a dash: a strike that is worth 0. */
export function isDash(box: Box, points: number | null): boolean {
  return points === 0 && struckIn(box) === 0;
}

export function boxEntries(card: Card, box: Box): number[] {
  return cellsOf(box)
    .map((cell) => at(card.entries, cell))
    .filter((points) => points !== null);
}

export function boxPoints(card: Card, box: Box): number {
  return sum(boxEntries(card, box));
}

/** What an entry of so many points over a strike adds to a bonus, by kind; `STEPS` in Python's `bonus_counting.py`. */
export const STEPS: Readonly<Record<SumBonus["count"], (points: number) => number>> = {
  points: (points) => points,
  entries: (points) => Number(points > 0),
  strikes: (points) => Number(points === 0),
};

export const COUNTS = Object.keys(STEPS) as readonly SumBonus["count"][];

/** Boxes added and boxes subtracted; older tables lack the latter. */
export interface Counting {
  readonly boxes: readonly number[];
  readonly minus?: readonly number[];
  readonly count: SumBonus["count"];
  readonly formula?: SumBonus["formula"];
}

/** Returns every box that affects a bonus. */
export function membersOf({ boxes, minus = [] }: Counting): number[] {
  return [...boxes, ...minus];
}

export function stepOf(variant: Pick<Scheme, "boxes">, counting: Counting, box: number, points: number): number {
  const { boxes, minus = [], count } = counting;
  const step = STEPS[count](points - struckIn(boxAt(variant, box)));
  return minus.includes(box) ? -step : boxes.includes(box) ? step : 0;
}

/** Returns the sum of a bonus's boxes if all are struck, from which it is counted; older tables lack the field. */
export function baseOf(bonus: SumBonus): number {
  return (bonus as Partial<SumBonus>).base ?? 0;
}

/** Returns the bonus's sum so far as people see it: counted from 0, boxes with room as 0. */
export function balance(variant: Scheme, card: Card, bonus: SumBonus): number {
  const left = (boxes: readonly number[]): number =>
    sum(boxes.map((index) => boxAt(variant, index)).map((box) => roomIn(card, box) * struckIn(box)));
  const counted = reached(variant, card, bonus);
  return baseOf(bonus) ? counted + baseOf(bonus) - left(bonus.boxes) + left(bonus.minus) : counted;
}

function roomIn(card: Card, box: Box): number {
  return box.entries - boxEntries(card, box).length;
}

/**
 * Returns the bonus's count so far, from its base: a box with room counts like a struck one. A computed bonus counts
 * nothing before all its boxes are full.
 */
export function reached(variant: Scheme, card: Card, bonus: Counting): number {
  if (bonus.formula) {
    if (bonus.boxes.some((box) => freeCell(card, boxAt(variant, box)) !== null)) return 0;
    return computed(bonus.formula, (box) => boxPoints(card, boxAt(variant, box)));
  }
  const steps = membersOf(bonus).flatMap((box) =>
    boxEntries(card, boxAt(variant, box)).map((points) => stepOf(variant, bonus, box, points)),
  );
  return sum(steps);
}

/** Returns a bonus's key in the document; the id of a row's bonus also carries the key of its line. */
export function ruleOf({ id }: Pick<SumBonus, "id">): string {
  return id.split(".", 1)[0] ?? id;
}

/** Returns a bonus's points for this sum: those of the last tier reached, or the computed sum itself. */
export function bonusPoints(bonus: SumBonus, sumReached: number): number {
  if (bonus.formula) return sumReached;
  return bonus.tiers.filter((tier) => tier.from <= sumReached).at(-1)?.points ?? 0;
}

/** Returns a column's sums; bonuses count as soon as they are reached. */
export function columnSums(variant: Scheme, card: Card, column: number): ColumnSums {
  const rule = at(variant.columns, column);
  const [upper, lower] = [sectionPoints(variant, card, rule, "upper"), sectionPoints(variant, card, rule, "lower")];
  const bonuses = bonusesOf(variant, card, column);
  const extra = at(card.extra, column);
  const { buy } = variant.turn;
  const throws = buy && !sharesThrows(variant) ? (buy.per_column - at(card.bought, column)) * buy.unused : 0;
  const own = variant.counts_points ? rule.boxes.map((box) => boxTotal(variant, card, box)) : [];
  const beside = variant.counts_points ? weighted(extra + throws, rule.weight) : 0;
  const paid = [...bonuses.values()].map((points) => weighted(points, rule.weight));
  return { upper, lower, bonuses, extra, throws, total: sum([...own, beside, ...paid]) };
}

/** Rounds half points up: `weighted_points` in Python's `rules/document/bonus_counting.py`. */
export function weighted(points: number, weight: number): number {
  // Adding 0 turns -0 into 0.
  return Math.ceil(points * weight) + 0;
}

/** Returns a box's points so far, times its column's weight. */
export function boxTotal(variant: Pick<Scheme, "boxes" | "columns">, card: Card, index: number): number {
  const { weight } = columnOf(variant, index);
  const box = boxAt(variant, index);
  return isCounted(box) ? sum(boxEntries(card, box).map((points) => weighted(points, weight))) : 0;
}

/**
 * Returns all points of a card's entries, extra points included, without bonuses and the cost of throws; boxes with
 * room as if struck.
 */
export function enteredPoints(variant: Scheme, card: Card): number {
  if (!variant.counts_points) return 0;
  const boxes = variant.boxes.map((_, index) => boxTotal(variant, card, index));
  return sum([
    strikesLeft(variant, card),
    ...boxes,
    ...variant.columns.map(({ weight }, index) => weighted(at(card.extra, index), weight)),
  ]);
}

/** Returns the points of each bonus over several columns, by key; bonuses of single rows are added up. */
export function sheetBonuses(variant: Scheme, card: Card): ReadonlyMap<string, number> {
  return bonusesOf(variant, card, null);
}

/** True if all columns share one stock of bought throws, which is booked in the first column. */
export function sharesThrows({ turn }: Pick<Scheme, "turn">): boolean {
  return turn.buy?.per === "sheet";
}

/** Returns the column charged for a throw bought in a turn entered in this column. */
export function payerOf(variant: Pick<Scheme, "turn">, column: number): number {
  return sharesThrows(variant) ? 0 : column;
}

/** Returns the points for unbought throws of a shared stock; they count once, regardless of column weights. */
export function sheetThrows(variant: Scheme, card: Card): number {
  const { buy } = variant.turn;
  return buy && sharesThrows(variant) ? (buy.per_column - at(card.bought, 0)) * buy.unused : 0;
}

/** Returns each seat's score: its total, or the game points for the columns it leads where columns are counted. */
export function scores(variant: Scheme & Pick<TablesDocument, "result">, cards: readonly Card[]): number[] {
  const rule = variant.result as TablesDocument["result"] | undefined;
  if (!rule || cards.length === 1) return cards.map((card) => total(variant, card));
  const played = rule.columns.flatMap((points, column) => (points ? [{ points, column }] : []));
  const leaders = played.map(({ column }) => leader(cards.map((card) => columnSums(variant, card, column).total)));
  return cards.map((_, seat) => {
    const won = played.filter((_column, place) => leaders[place] === seat);
    const all = won.length > 0 && won.length === played.length ? rule.all : 0;
    return sum(won.map(({ points }) => points)) + all;
  });
}

/** Returns the seat with the highest sum; null on a tie. */
function leader(sums: readonly number[]): number | null {
  const best = Math.max(...sums);
  return sums.filter((one) => one === best).length === 1 ? sums.indexOf(best) : null;
}

/** Returns a card's total if all its boxes with room were struck now: values of cards are points beyond it. */
export function totalIfStruck(variant: Scheme, card: Card): number {
  return total(variant, card) + strikesLeft(variant, card);
}

/** Returns the points of strikes in all boxes with room. */
function strikesLeft(variant: Scheme, card: Card): number {
  return sum(variant.boxes.map((box, index) => roomIn(card, box) * gainOfStrike(variant, index)));
}

/** Returns the points of a strike in the total. */
export function gainOfStrike(variant: Scheme, index: number): number {
  const box = boxAt(variant, index);
  return variant.counts_points && isCounted(box) ? weighted(struckIn(box), columnOf(variant, index).weight) : 0;
}

export function total(variant: Scheme, card: Card): number {
  const columns = variant.columns.map((_, column) => columnSums(variant, card, column).total);
  const left = variant.counts_points ? sheetThrows(variant, card) : 0;
  return sum(columns) + left + sum([...sheetBonuses(variant, card).values()]);
}

function bonusesOf(variant: Scheme, card: Card, column: number | null): ReadonlyMap<string, number> {
  const own = variant.bonuses.filter((bonus) => bonus.column === column);
  const found = new Map<string, number>();
  for (const bonus of own) {
    const points = bonusPoints(bonus, reached(variant, card, bonus));
    found.set(ruleOf(bonus), (found.get(ruleOf(bonus)) ?? 0) + points);
  }
  return found;
}

function sectionPoints(variant: Scheme, card: Card, column: Column, section: Box["section"]): number {
  const boxes = column.boxes
    .map((box) => boxAt(variant, box))
    .filter((box) => box.section === section && isCounted(box));
  return sum(boxes.map((box) => boxPoints(card, box)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((before, number) => before + number, 0);
}
