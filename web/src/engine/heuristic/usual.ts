/**
 * What a box usually brings: the points to expect from it while the game still leaves some choice of the moment.
 *
 * Aiming whole turns at nothing but one box brings v_1 on average; who may throw the points away and try again, up to k
 * turns in all, brings v_k. In a game turns serve many boxes at once, and a bad one is spent elsewhere: this works like
 * some number of tries for each, which grows with the boxes still open.
 */

import { at } from "../list";
import { boxAt, columnOf, pointsRow, type Variant } from "../tables";
import { latticeOf, type Worth } from "./lattice";
import { kept, perVariant } from "./memory";
import { rounded } from "./numbers";

const MOST_TRIES = 6;
/** A turn in which dice must go aside for good is about as strong as this many free throws. */
const ASIDE_THROWS = 3;

/** What an entry brings: its mean, and the variance around it. */
export interface Usual {
  readonly mean: number;
  readonly variance: number;
}

/** What an entry of this box brings with so many tries, fractions interpolated. */
export function usual(variant: Variant, box: number, tries: number): Usual {
  const limited = within(tries);
  const means = triesOfBox(variant, box, throwsFor(variant, box), columnOf(variant, box).announce, "points");
  const whole = Math.trunc(limited);
  let mean = at(means, whole - 1);
  if (limited > whole) mean += (limited - whole) * (at(means, whole) - mean);
  return { mean, variance: varianceOf(variant, box, mean) };
}

/** The probability that an entry of this box scores at all with so many tries. */
export function chanceToScore(variant: Variant, box: number, tries: number): number {
  return at(triesOfBox(variant, box, throwsFor(variant, box), false, "scores"), rounded(within(tries)) - 1);
}

/** By how many points one more throw than usual betters a turn that aims at this box. */
export function gainByAThrow(variant: Variant, box: number): number {
  const normal = throwsFor(variant, box);
  const mean = (throws: number) => at(triesOfBox(variant, box, throws, false, "points"), 0);
  return mean(normal + 1) - mean(normal);
}

/** How many throws a turn that aims at this box has. */
function throwsFor(variant: Variant, box: number): number {
  const { put_aside, throws } = variant.turn;
  return Math.min(put_aside ? ASIDE_THROWS : throws, throws, columnOf(variant, box).throws ?? throws);
}

const triesByVariant = perVariant(() => new Map<string, readonly number[]>());

/**
 * The mean of one, two … tries with a box.
 *
 * @param announced whether a try is given up after its first throw rather than after its last.
 * @param what points, or 1 where it scores at all.
 */
function triesOfBox(
  variant: Variant,
  box: number,
  throws: number,
  announced: boolean,
  what: "points" | "scores",
): readonly number[] {
  const row = at(at(variant.points, 0), box);
  return kept(triesByVariant(variant), `${String(row)} ${String(throws)} ${String(announced)} ${what}`, () => {
    const points = Float64Array.from(at(variant.rows, row), (worth) => (what === "points" ? worth : Number(worth > 0)));
    const means: number[] = [];
    for (let floor = 0; means.length < MOST_TRIES; means.push(floor)) {
      floor = oneTurn(variant, points, throws, floor, announced);
    }
    return means;
  });
}

function oneTurn(variant: Variant, points: Worth, throws: number, floor: number, early: boolean): number {
  const lattice = latticeOf(variant);
  const ending = early ? points : points.map((worth) => Math.max(worth, floor));
  let worth = ending;
  for (let left = throws - 1; left > 0; left -= 1) {
    const held = lattice.best(lattice.means(worth));
    worth = ending.map((now, roll) => Math.max(now, held[roll] as number));
  }
  return lattice.mean(worth.map((value) => Math.max(value, floor)));
}

/** That of dice which match or not for a number box, of all or nothing for any other. */
function varianceOf(variant: Variant, box: number, mean: number): number {
  const spread = mean * Math.max(most(variant, box) - mean, 0);
  return boxAt(variant, box).number === null ? spread : spread / variant.dice.count;
}

function most(variant: Variant, box: number): number {
  return Math.max(...pointsRow(variant, 0, box));
}

function within(tries: number): number {
  return Math.min(Math.max(tries, 1), MOST_TRIES);
}
