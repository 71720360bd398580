/**
 * The lattice of holds: every multiset that may be held, linked by adding or removing one die.
 *
 * A hold's value is the mean over adding one more die; a roll's best hold is found by passing maxima up. The lattice
 * knows neither boxes nor cards: it maps values by roll to values by hold.
 */

import { allShown, canonical, formatDice, missingDice, subMultisets, waysOf, type Dice } from "@/rules/dice";
import { at } from "@/rules/list";
import type { Variant } from "@/rules/variantTables";
import { perVariant } from "./perVariant";

export type Values = Float64Array;

/** A roll that the missing dice may produce: its ways, and the holds that include the current one. */
export interface RolledDice {
  readonly roll: number;
  readonly ways: number;
  readonly staying: readonly number[];
}

export class Lattice {
  /** Number of holds with dice missing; rolls have the indices from here on. */
  readonly lower: number;
  private readonly throws: number;
  private readonly grown: readonly (readonly number[])[];
  private readonly parts: readonly (readonly number[])[];
  private readonly fallenByHold: (readonly RolledDice[] | undefined)[] = [];

  constructor(private readonly variant: Variant) {
    const { holds, rolls, ways } = variant;
    this.lower = holds.length - rolls.length;
    this.throws = ways.reduce((sum, count) => sum + count, 0);
    this.grown = holds.slice(0, this.lower).map((hold) => this.growth(hold));
    this.parts = holds.map((hold) =>
      this.indices(hold.map((_, place) => hold.filter((_code, other) => other !== place))),
    );
  }

  /** Returns the value of throwing all dice, given each roll's value. */
  mean(byRoll: Values): number {
    return byRoll.reduce((sum, value, roll) => sum + value * (this.variant.ways[roll] as number), 0) / this.throws;
  }

  /** Returns by hold the value of throwing its missing dice, given each roll's value. */
  means(byRoll: Values): Values {
    const values = new Float64Array(this.lower + byRoll.length);
    values.set(byRoll, this.lower);
    for (let hold = this.lower - 1; hold >= 0; hold -= 1) {
      const grown = this.grown[hold] as readonly number[];
      let sum = 0;
      for (const index of grown) sum += values[index] as number;
      values[hold] = sum / grown.length;
    }
    return values;
  }

  /** Returns by roll the highest value among its holds; all dice are no hold. */
  best(values: Values): Values {
    const highest = values.slice().fill(-Infinity, this.lower);
    for (let hold = 1; hold < highest.length; hold += 1) {
      let most = highest[hold] as number;
      for (const part of this.parts[hold] as readonly number[]) most = Math.max(most, highest[part] as number);
      highest[hold] = most;
    }
    return highest.subarray(this.lower);
  }

  /** Returns every roll that the missing dice of a hold may produce. */
  fallen(hold: number): readonly RolledDice[] {
    return (this.fallenByHold[hold] ??= this.findFallen(at(this.variant.holds, hold)));
  }

  private growth(hold: Dice): readonly number[] {
    const { kinds } = this.variant.dice;
    const due = missingDice(kinds, hold).findIndex((count) => count > 0);
    return at(kinds, due).codes.map((code) => this.index(canonical([...hold, code])));
  }

  private findFallen(hold: Dice): RolledDice[] {
    const { kinds } = this.variant.dice;
    return allShown(kinds, missingDice(kinds, hold)).map((dice) => ({
      roll: this.index(canonical([...hold, ...dice])) - this.lower,
      ways: waysOf(kinds, dice),
      staying: this.staying(hold, dice),
    }));
  }

  private staying(hold: Dice, fallen: Dice): number[] {
    const parts = subMultisets(fallen).slice(0, -1);
    const enough = parts.filter((part) => part.length >= this.variant.turn.put_aside);
    return enough.map((part) => this.index(canonical([...hold, ...part])));
  }

  private indices(holds: readonly Dice[]): number[] {
    return [...new Set(holds.map((hold) => this.index(hold)))].sort((one, other) => one - other);
  }

  private index(hold: Dice): number {
    const index = this.variant.holdIndex.get(formatDice(hold));
    if (index === undefined) throw new RangeError(`no hold ${formatDice(hold)}`);
    return index;
  }
}

export const latticeOf = perVariant((variant) => new Lattice(variant));
