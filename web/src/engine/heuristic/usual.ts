/**
 * What a box usually brings: the points to expect from it while the game still leaves some choice of the moment.
 *
 * The tables tell what one turn aimed at nothing but one box brings, two of which the better counts, and so on. In a game
 * turns serve many boxes at once, and a bad one is spent elsewhere: this works like some number of tries for each, which
 * grows with the boxes still open.
 */

import { at } from "@/engine/list";
import { boxAt, pointsRow, type Variant } from "@/engine/tables";
import { rounded } from "./numbers";

/** What entries bring: their mean, and the variance around it. */
export interface Spread {
  readonly mean: number;
  readonly variance: number;
}

/** What an entry of this box brings with so many tries, fractions interpolated. */
export function usual(variant: Variant, box: number, tries: number): Spread {
  const means = at(variant.tries, at(variant.usual, box).points);
  const limited = Math.min(tries, means.length);
  const whole = Math.trunc(limited);
  let mean = at(means, whole - 1);
  if (limited > whole) mean += (limited - whole) * (at(means, whole) - mean);
  return { mean, variance: varianceOf(variant, box, mean) };
}

/** The probability that an entry of this box scores at all with so many tries. */
export function chanceToScore(variant: Variant, box: number, tries: number): number {
  const chances = at(variant.tries, at(variant.usual, box).scores);
  return at(chances, rounded(Math.min(tries, chances.length)) - 1);
}

/** That of dice which match or not for a number box, of all or nothing for any other. */
function varianceOf(variant: Variant, box: number, mean: number): number {
  const spread = mean * Math.max(Math.max(...pointsRow(variant, 0, box)) - mean, 0);
  return boxAt(variant, box).number === null ? spread : spread / variant.dice.count;
}
