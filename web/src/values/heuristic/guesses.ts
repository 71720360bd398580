/** Expected computed bonuses, assuming each box holds its usual points. */

import { boxPoints, freeCell, struckIn, type Card } from "@/rules/card";
import { computed, valueOf, type Formula } from "@/rules/formula";
import { at } from "@/rules/list";
import { possiblePoints } from "@/rules/possibleEntries";
import { boxAt, cellsOf, type Variant } from "@/rules/variantTables";

/** The computed bonuses of a card; `usual` is the usual value of an entry in each box. */
export class Guesses {
  constructor(
    private readonly variant: Variant,
    private readonly card: Card,
    private readonly usual: (box: number) => number,
  ) {}

  /** Returns how an entry changes the expectation of all bonuses computed from its box. */
  change(box: number, points: number): number {
    let change = 0;
    for (const { boxes, column, formula } of this.variant.bonuses) {
      if (!formula || !boxes.includes(box)) continue;
      const expected = new Map(boxes.map((other) => [other, this.sum(formula, boxes, other, 0, this.room(other))]));
      const after = new Map(expected).set(box, this.sum(formula, boxes, box, points, this.room(box) - 1));
      const gain = computed(formula, of(after)) - computed(formula, of(expected));
      change += gain * at(this.variant.columns, column ?? 0).weight;
    }
    return change;
  }

  /** Returns a box's expected points after `more` points, with `room` entries still to come. */
  private sum(formula: Formula, boxes: readonly number[], box: number, more: number, room: number): number {
    const held = boxPoints(this.card, boxAt(this.variant, box)) + more;
    return room ? held + this.mean(formula, boxes, box) * room : held;
  }

  /** Returns an entry's expected points: the usual ones, or the mirrored low ones where less is better. */
  private mean(formula: Formula, boxes: readonly number[], box: number): number {
    const usual = this.usual(box);
    if (!this.falls(formula, boxes, box)) return usual;
    const possible = possiblePoints(this.variant, box);
    const struck = struckIn(boxAt(this.variant, box));
    return Math.max(struck, (possible[0] ?? struck) + (possible.at(-1) ?? struck) - usual);
  }

  /** True if the formula falls as the box's points rise, all other boxes at their usual points. */
  private falls({ points }: Formula, boxes: readonly number[], box: number): boolean {
    const usual = new Map(boxes.map((other) => [other, this.usual(other)]));
    const more = new Map(usual).set(box, this.usual(box) + 1);
    return valueOf(points, of(more)) < valueOf(points, of(usual));
  }

  private room(box: number): number {
    const own = boxAt(this.variant, box);
    return freeCell(this.card, own) === null
      ? 0
      : cellsOf(own).filter((cell) => this.card.entries[cell] === null).length;
  }
}

function of(points: ReadonlyMap<number, number>): (box: number) => number {
  return (box) => points.get(box) ?? 0;
}
