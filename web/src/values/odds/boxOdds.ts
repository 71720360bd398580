/**
 * Odds of one turn for one box: the chance to score, or to reach a number of points, and the mean points.
 *
 * The same numbers as `pasch odds`, up to floating-point rounding. Extra points outside the box, column weights, and
 * bought or saved throws are ignored.
 */

import { struckIn } from "@/rules/card";
import { formatDice, type Dice } from "@/rules/dice";
import { latticeOf } from "@/values/heuristic/holdLattice";
import { kept, perVariant } from "@/values/heuristic/perVariant";
import { at } from "@/rules/list";
import { boxAt, type Variant } from "@/rules/variantTables";
import { EMPTY_CARD, pointsByRoll, throwLimit, type Situation } from "./situation";
import {
  better,
  endingOf,
  equallyGood,
  FreeTurn,
  LockedTurn,
  type OddsGoal,
  type ByRoll,
  type Keeping,
  type Figures,
} from "./holdOdds";

export type { OddsGoal, Figures };

export interface OddsTarget {
  readonly box: number;
  /** The chance counts this many points or more; by default every score. */
  readonly least?: number;
  readonly aim?: OddsGoal;
  readonly situation?: Situation;
}

/** One choice for the dice on the table: hold some and throw the others, or enter them all. */
export interface HoldOdds extends Figures {
  readonly hold: Dice;
}

/** Figures of rolls by number of throws left, with dice held or all thrown together, and the figures of holds. */
interface Turn {
  readonly plain: readonly ByRoll[];
  readonly sharp: readonly ByRoll[];
  readonly keeping: Keeping;
}

/** Odds of turns that end in one box, played optimally for one aim. */
export class BoxOdds {
  private readonly aim: OddsGoal;
  private readonly limit: number;
  private readonly turns = new Map<string, Turn>();

  constructor(
    private readonly variant: Variant,
    private readonly goal: OddsTarget,
  ) {
    this.aim = goal.aim ?? "chance";
    this.limit = throwLimit(variant, goal.box);
  }

  /** Returns the figures before the first of `throws` throws. */
  before(throws: number): Figures {
    return this.turnOf(throws).keeping.keep(throws, 0);
  }

  /** Returns every choice for these dice with `throws` throws left, best first. */
  choices(dice: Dice, throws: number): HoldOdds[] {
    const roll = this.variant.rollIndex.get(formatDice(dice));
    if (roll === undefined) throw new RangeError(`no roll ${formatDice(dice)}`);
    const lattice = latticeOf(this.variant);
    const { plain, sharp, keeping } = this.turnOf(throws + Math.max(1, this.limit - throws));
    // All dice fell together if the turn cannot have had an earlier throw.
    const now = endingOf(throws >= this.limit - 1 ? sharp : plain, throws);
    const entered = { hold: dice, chance: at([...now.chance], roll), mean: at([...now.mean], roll) };
    const staying = throws ? (lattice.fallen(0).find((fallen) => fallen.roll === roll)?.staying ?? []) : [];
    const kept = staying.map((hold) => ({ hold: at(this.variant.holds, hold), ...keeping.keep(throws, hold) }));
    return [entered, ...kept].sort((one, other) => better(this.aim, other, one));
  }

  private turnOf(total: number): Turn {
    const { variant } = this;
    const used = variant.toldThrows > 1 ? Array.from({ length: total }, (_, left) => total - left) : [1];
    return kept(this.turns, String(used.length), () => {
      const plain = used.map((throws) => this.byRoll(false, throws));
      const sharp = variant.hasServed ? used.map((throws) => this.byRoll(true, throws)) : plain;
      const kind = variant.turn.release ? FreeTurn : LockedTurn;
      return { plain, sharp, keeping: new kind(latticeOf(variant), plain, sharp, this.aim) };
    });
  }

  private byRoll(served: boolean, throws: number): ByRoll {
    const { box, situation = EMPTY_CARD } = this.goal;
    const least = this.goal.least ?? struckIn(boxAt(this.variant, box)) + 1;
    const points = pointsByRoll(this.variant, box, situation, served, throws);
    return { chance: Float64Array.from(points, (one) => Number(one >= least)), mean: Float64Array.from(points) };
  }

  /** Returns the best of `choices`; several if they are equally good. */
  best(dice: Dice, throws: number): HoldOdds[] {
    const [first, ...others] = this.choices(dice, throws);
    return first ? [first, ...others.filter((other) => equallyGood(this.aim, first, other))] : [];
  }
}

const known = perVariant(() => new Map<string, BoxOdds>());

/** Returns the odds for a goal; cached with the variant. */
export function oddsFor(variant: Variant, goal: OddsTarget): BoxOdds {
  const { box, least, aim = "chance", situation = EMPTY_CARD } = goal;
  const key = [box, least, aim, situation.five, Number(situation.numbersFilled)].join(" ");
  return kept(known(variant), key, () => new BoxOdds(variant, goal));
}
