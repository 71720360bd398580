/** The score card of one seat, and what it adds up to. */

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
} from "./tables";

export interface Card {
  /** Points by cell; null is free, 0 is struck. */
  readonly entries: readonly (number | null)[];
  /** Points beside the boxes that extra rules brought, by column. */
  readonly extra: readonly number[];
  /** Throws bought, by column; all of them in the first, where the columns share them. */
  readonly bought: readonly number[];
  /** Throws saved for later turns. */
  readonly saved: number;
}

/** What one column adds up to so far; `total` is all of it, times the column's weight. */
export interface ColumnSums {
  readonly upper: number;
  readonly lower: number;
  readonly bonuses: ReadonlyMap<string, number>;
  readonly extra: number;
  readonly throws: number;
  readonly total: number;
}

/** A card with every box free. */
export function emptyCard(variant: Variant): Card {
  const zeros = variant.columns.map(() => 0);
  return { entries: Array<null>(variant.turns).fill(null), extra: zeros, bought: zeros, saved: 0 };
}

/** The cell that the box's next entry goes into; null when it is full. */
export function freeCell(card: Card, box: Box): number | null {
  for (let cell = box.cell; cell < box.cell + box.entries; cell += 1) if (card.entries[cell] === null) return cell;
  return null;
}

/** Whether the points of a box are part of the total; blocks that were kept before do not say so. */
export function isCounted(box: Box): boolean {
  return (box as Partial<Box>).counts !== false;
}

/** What stands in a box, free entries left out. */
export function boxEntries(card: Card, box: Box): number[] {
  return cellsOf(box)
    .map((cell) => at(card.entries, cell))
    .filter((points) => points !== null);
}

/** What the box's entries add up to so far. */
export function boxPoints(card: Card, box: Box): number {
  return sum(boxEntries(card, box));
}

/** By how much an entry of so many points moves a bonus, for each kind of bonus; as `STEPS` in Python's `rules/document/bonus_counting.py`. */
export const STEPS: Readonly<Record<SumBonus["count"], (points: number) => number>> = {
  points: (points) => points,
  entries: (points) => Number(points > 0),
  strikes: (points) => Number(points === 0),
};

/** The kinds of bonus. */
export const COUNTS = Object.keys(STEPS) as readonly SumBonus["count"][];

/** What adds up, less what is taken off; tables of before know of no such boxes. */
export interface Counting {
  readonly boxes: readonly number[];
  readonly minus?: readonly number[];
  readonly count: SumBonus["count"];
  readonly formula?: SumBonus["formula"];
}

/** Every box that moves a bonus. */
export function membersOf({ boxes, minus = [] }: Counting): number[] {
  return [...boxes, ...minus];
}

/** By how much an entry of so many points in a box moves a bonus. */
export function stepOf({ boxes, minus = [], count }: Counting, box: number, points: number): number {
  if (minus.includes(box)) return -STEPS[count](points);
  return boxes.includes(box) ? STEPS[count](points) : 0;
}

/** What the boxes add up to, less what is taken off; or what is computed from them, nothing before all are full. */
export function reached(variant: Scheme, card: Card, bonus: Counting): number {
  if (bonus.formula) {
    if (bonus.boxes.some((box) => freeCell(card, boxAt(variant, box)) !== null)) return 0;
    return computed(bonus.formula, (box) => boxPoints(card, boxAt(variant, box)));
  }
  const steps = membersOf(bonus).flatMap((box) =>
    boxEntries(card, boxAt(variant, box)).map((points) => stepOf(bonus, box, points)),
  );
  return sum(steps);
}

/** The key of a bonus in the document: that of a row has the key of its line behind it. */
export function ruleOf({ id }: Pick<SumBonus, "id">): string {
  return id.split(".", 1)[0] ?? id;
}

/** What a bonus is worth for this sum: the last tier reached counts; what is computed is worth itself. */
export function bonusPoints(bonus: SumBonus, sumReached: number): number {
  if (bonus.formula) return sumReached;
  return bonus.tiers.filter((tier) => tier.from <= sumReached).at(-1)?.points ?? 0;
}

/** What a column adds up to; bonuses count as soon as they are reached. */
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

/** So many points where they count so many times: half a point counts as one. As `weighted_points` in Python's `rules/document/bonus_counting.py`. */
export function weighted(points: number, weight: number): number {
  // Adding 0 makes no negative zero.
  return Math.ceil(points * weight) + 0;
}

/** What the entries of a box bring so far: their points, as often as the column counts. */
export function boxTotal(variant: Pick<Scheme, "boxes" | "columns">, card: Card, index: number): number {
  const { weight } = columnOf(variant, index);
  const box = boxAt(variant, index);
  return isCounted(box) ? sum(boxEntries(card, box).map((points) => weighted(points, weight))) : 0;
}

/** Points of each bonus over several columns, by its key: of one for each line, all lines together. */
export function sheetBonuses(variant: Scheme, card: Card): ReadonlyMap<string, number> {
  return bonusesOf(variant, card, null);
}

/** Whether all columns have one stock of throws to be bought; what is bought of it is noted in the first. */
export function sharesThrows({ turn }: Pick<Scheme, "turn">): boolean {
  return turn.buy?.per === "sheet";
}

/** The column in which a throw is noted that is bought for a turn entered in this one. */
export function payerOf(variant: Pick<Scheme, "turn">, column: number): number {
  return sharesThrows(variant) ? 0 : column;
}

/** Points for throws not bought of a stock that all columns share; they count once, whatever the columns weigh. */
export function sheetThrows(variant: Scheme, card: Card): number {
  const { buy } = variant.turn;
  return buy && sharesThrows(variant) ? (buy.per_column - at(card.bought, 0)) * buy.unused : 0;
}

/** What the seats compare: their totals, or the points of the game for the columns that each of several leads in. */
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

/** Who has the most; nobody where two have as many. */
function leader(sums: readonly number[]): number | null {
  const best = Math.max(...sums);
  return sums.filter((one) => one === best).length === 1 ? sums.indexOf(best) : null;
}

/** The card's total so far. */
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
