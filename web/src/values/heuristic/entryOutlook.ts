/**
 * The value of an entry on a card: its points, its effect on bonuses, and what the box would usually score later.
 *
 * Entries are compared with the usual points of the boxes, without searching later turns; positive values are better
 * than the usual course of the game.
 */

import { isCounted, membersOf, reached, sharesThrows, stepOf, struckIn, type Card } from "@/rules/card";
import { at } from "@/rules/list";
import {
  bonusRow,
  boxAt,
  cellsOf,
  columnOf,
  FIVE_STATES,
  pointsRow,
  situationIndex,
  type Column,
  type SumBonus,
  type Variant,
} from "@/rules/variantTables";
import type { Turn } from "@/rules/gameState";
import { fiveState, freeBoxes } from "@/rules/turn";
import { Guesses } from "./guesses";
import { kept, perVariant } from "./perVariant";
import { normal } from "./exactNumbers";
import { chanceToScore, usual, type Spread } from "./usualPoints";

/** Each further open box eases the pressure on a box by this much. */
const TRIES_PER_PLACE = 0.25;
/** The same in an ordered column, where waiting for a better roll holds up the whole column. */
const TRIES_IN_LINE = 0.02;
/** Frequency of five of a kind per turn, relative to turns aimed at nothing else. */
const REPEATS_PER_AIM = 0.7;

export class Outlook {
  private readonly free: readonly (readonly number[])[];
  /** Number of boxes open to a turn: the next ones of ordered columns, all free ones of the others. */
  private readonly places: number;
  private readonly entryMemory = new Map<string, number>();
  private readonly usualMemory = new Map<string, Spread>();
  private readonly restMemory = new Map<string, Spread>();
  private throwValue: number | undefined;
  private readonly guesses: Guesses;

  constructor(
    private readonly variant: Variant,
    private readonly card: Card,
  ) {
    this.guesses = new Guesses(variant, card, (box) => this.usual(box).mean + struckIn(boxAt(variant, box)));
    this.free = variant.columns.map((column) => freeBoxes(variant, card, column));
    this.places = sum(
      variant.columns.map((column, index) => {
        const free = at(this.free, index).length;
        return Math.min(free, column.lines.length || free);
      }),
    );
  }

  /**
   * Returns the value of this entry compared with leaving the box for another turn.
   *
   * @param points entered in the box.
   * @param beside bonus of an extra rule.
   */
  entry(box: number, points: number, beside: number): number {
    return kept(this.entryMemory, `${String(box)} ${String(points)} ${String(beside)}`, () =>
      this.findEntry(box, points, beside),
    );
  }

  /** Returns the value of ending the turn with this entry, including saved and bought throws. */
  ending(turn: Turn, box: number, points: number, beside: number): number {
    const left = this.card.saved + this.variant.turn.throws - turn.throws;
    return this.entry(box, points, beside) + this.saved(left) - this.bought(box, turn.bought);
  }

  /** Returns the cost of bought throws charged to a box's column. */
  bought(box: number, throws: number): number {
    const { buy } = this.variant.turn;
    if (buy === null || !this.variant.counts_points) return 0;
    return throws * buy.unused * (sharesThrows(this.variant) ? 1 : columnOf(this.variant, box).weight);
  }

  /** Returns the value of throws left for later turns. */
  saved(throws: number): number {
    if (!this.variant.turn.save) return 0;
    const turns = this.card.entries.filter((entry) => entry === null).length - 1;
    return Math.min(throws, turns) * (this.throwValue ??= this.valueOfAThrow());
  }

  private findEntry(box: number, points: number, beside: number): number {
    const { variant } = this;
    const column = columnOf(variant, box);
    const staked = variant.bonuses
      .filter((bonus) => !bonus.formula && membersOf(bonus).includes(box))
      .map((bonus) => (this.bonusAfter(bonus, box, points) - this.bonusNow(bonus)) * this.weight(bonus));
    const change = sum([this.guesses.change(box, points), ...staked]);
    if (!variant.counts_points) return change;
    const repeats = box === column.five ? this.repeats(column, box, points) : 0;
    const own = boxAt(variant, box);
    const gain = isCounted(own) ? points - struckIn(own) + beside - this.usual(box).mean : beside;
    return change + (gain + repeats) * column.weight;
  }

  private valueOfAThrow(): number {
    const gains = this.free.flat().map((box) => at(this.variant.usual, box).throw);
    return this.variant.counts_points ? sum(gains) / gains.length : 0;
  }

  /** Returns a box's expected number of tries: more, the more boxes are open. */
  private tries(box: number): number {
    const ordered = columnOf(this.variant, box).lines.length > 0;
    return 1 + (ordered ? TRIES_IN_LINE : TRIES_PER_PLACE) * (this.places - 1);
  }

  private usual(box: number): Spread {
    return kept(this.usualMemory, String(box), () => usual(this.variant, box, this.tries(box)));
  }

  private weight(bonus: SumBonus): number {
    return bonus.column === null ? 1 : at(this.variant.columns, bonus.column).weight;
  }

  private bonusNow(bonus: SumBonus): number {
    return this.expectedPoints(bonus, 0, this.rest(bonus, null));
  }

  private bonusAfter(bonus: SumBonus, box: number, points: number): number {
    return this.expectedPoints(bonus, stepOf(this.variant, bonus, box, points), this.rest(bonus, box));
  }

  private expectedPoints(bonus: SumBonus, got: number, rest: Spread): number {
    const soFar = got + reached(this.variant, this.card, bonus);
    let value = 0;
    let before = 0;
    for (const tier of bonus.tiers) {
      value += (tier.points - before) * chanceToReach(tier.from - soFar, rest);
      before = tier.points;
    }
    return value;
  }

  /** Returns the expected sum of a bonus's free entries, one entry of box `without` left out. */
  private rest(bonus: SumBonus, without: number | null): Spread {
    const key = `${String(this.variant.bonuses.indexOf(bonus))} ${String(without)}`;
    return kept(this.restMemory, key, () => {
      const boxes = membersOf(bonus).flatMap((box) =>
        Array<number>(this.room(box) - Number(box === without)).fill(box),
      );
      const parts = boxes.map((box) => this.entrySpread(bonus, box));
      return { mean: sum(parts.map(({ mean }) => mean)), variance: sum(parts.map(({ variance }) => variance)) };
    });
  }

  private entrySpread(bonus: SumBonus, box: number): Spread {
    const usually = this.usual(box);
    const least = struckIn(boxAt(this.variant, box));
    if (bonus.count === "points") {
      const sign = Math.sign(stepOf(this.variant, bonus, box, least + 1));
      return { mean: usually.mean * sign, variance: usually.variance };
    }
    const chance = chanceToScore(this.variant, box, this.tries(box));
    const struck = stepOf(this.variant, bonus, box, least);
    const usual = least + Math.max(1, Math.trunc(usually.mean / chance));
    const step = (chance ? stepOf(this.variant, bonus, box, usual) : 0) - struck;
    return { mean: struck + chance * step, variance: chance * (1 - chance) * step * step };
  }

  private room(box: number): number {
    return cellsOf(boxAt(this.variant, box)).filter((cell) => this.card.entries[cell] === null).length;
  }

  /** Returns the gain for later fives of a kind from filling their box with these points. */
  private repeats(column: Column, five: number, points: number): number {
    const { variant } = this;
    if (!column.extra.length || FIVE_STATES[fiveState(variant, this.card, five)] === "scored") return 0;
    const index = boxAt(variant, five).column;
    const left = at(this.free, index).length - 1;
    const hope = chanceToScore(variant, five, this.tries(five));
    const repeats = left * REPEATS_PER_AIM * chanceToScore(variant, five, 1);
    return (Number(points > 0) - hope) * repeats * at(valueOfRepeats(variant), index);
  }
}

/** Returns the probability of reaching `missing` points: normal, with a continuity correction of half a point. */
function chanceToReach(missing: number, rest: Spread): number {
  if (missing <= 0) return 1;
  if (rest.variance <= 0) return Number(rest.mean >= missing);
  return normal((rest.mean + 0.5 - missing) / Math.sqrt(rest.variance));
}

/** By column: points gained by a further five of a kind over one without extra rules, in its best box. */
const valueOfRepeats = perVariant((variant) =>
  variant.columns.map((column) => {
    const plain = bestOfEquals(variant, column, FIVE_STATES.indexOf("open"));
    const scored = bestOfEquals(variant, column, FIVE_STATES.indexOf("scored"));
    return sum(scored.map((value, place) => value - at(plain, place))) / plain.length;
  }),
);

function bestOfEquals(variant: Variant, column: Column, five: number): number[] {
  const situation = situationIndex(variant, false, five, false, variant.turn.throws);
  const others = column.boxes.filter((box) => box !== column.five);
  return variant.all_equal.flatMap((equal, roll) => {
    if (!equal) return [];
    const values = others.map(
      (box) => at(pointsRow(variant, situation, box), roll) + at(bonusRow(variant, situation, box), roll),
    );
    return [values.length ? Math.max(...values) : 0];
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((before, number) => before + number, 0);
}
