/**
 * A box's usual points: those to expect from it while the game still leaves some choice of the turn.
 *
 * The tables hold the expected points of one turn aimed at one box, of the better of two such turns, and so on. In a
 * game, turns serve many boxes and bad ones are spent elsewhere, which equals some number of tries for each box that
 * grows with the number of open boxes.
 */

import { struckIn } from "@/rules/card";
import { at } from "@/rules/list";
import { boxAt, pointsRow, type Variant } from "@/rules/variantTables";
import { rounded } from "./exactNumbers";

/** Mean and variance of an entry's points over those of a strike. */
export interface Spread {
  readonly mean: number;
  readonly variance: number;
}

/** Returns the points of a box's entry after this many tries, fractions interpolated. */
export function usual(variant: Variant, box: number, tries: number): Spread {
  const means = at(variant.tries, at(variant.usual, box).points);
  const limited = Math.min(tries, means.length);
  const whole = Math.trunc(limited);
  let mean = at(means, whole - 1);
  if (limited > whole) mean += (limited - whole) * (at(means, whole) - mean);
  return { mean, variance: varianceOf(variant, box, mean) };
}

/** Returns the probability that a box's entry scores after this many tries. */
export function chanceToScore(variant: Variant, box: number, tries: number): number {
  const chances = at(variant.tries, at(variant.usual, box).scores);
  return at(chances, rounded(Math.min(tries, chances.length)) - 1);
}

/** Variance of matching dice for a number box, of all or nothing for any other box. */
function varianceOf(variant: Variant, box: number, mean: number): number {
  const own = boxAt(variant, box);
  const spread = mean * Math.max(Math.max(...pointsRow(variant, 0, box)) - struckIn(own) - mean, 0);
  return own.number === null ? spread : spread / variant.dice.count;
}
