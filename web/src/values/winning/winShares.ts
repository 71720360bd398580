/**
 * Who wins, from the distributions of the final totals: Python's `query.win_chance`.
 *
 * A total of `t` is at least as good as all others with probability `F(t) + p(t)` each, of less and of just as much. A
 * victory that `k` share counts `1 / k`, the integral of `x ** (k - 1)` from 0 to 1, so a total is worth the integral of
 * the product of all `F(t) + x p(t)`.
 */
import type { Distribution } from "@/values/solving/cardScores";

/** Returns what a final total is worth: 1 for a victory, `1 / k` for one that `k` share. */
export type Prize = (total: number) => number;

/** Returns for each seat the chance to win; they add up to 1. */
export function winShares(totals: readonly Distribution[]): number[] {
  return totals.map(({ low, chances }, seat) => {
    const prize = prizeAgainst(totals.filter((_, other) => other !== seat));
    return chances.reduce((sum, chance, place) => sum + chance * prize(low + place), 0);
  });
}

/** Returns what a final total is worth against seats with these distributions. */
export function prizeAgainst(others: readonly Distribution[]): Prize {
  if (others.length === 0) return () => 1;
  const low = Math.min(...others.map((one) => one.low));
  const high = Math.max(...others.map((one) => one.low + one.chances.length));
  const odds = others.map((one) => oddsBetween(one, low, high));
  const prizes = Float64Array.from({ length: high - low }, (_, place) => sharedAt(odds, place));
  return (total) => (total < low ? 0 : (prizes[total - low] ?? 1));
}

/** By total, the probability of exactly as much, and of less. */
interface Odds {
  readonly equal: Float64Array;
  readonly less: Float64Array;
}

function oddsBetween(one: Distribution, low: number, high: number): Odds {
  const equal = new Float64Array(high - low);
  equal.set(one.chances, one.low - low);
  let sum = 0;
  const less = equal.map((chance) => (sum += chance) - chance);
  return { equal, less };
}

/** Integrates the product of all `less + x equal`, a polynomial in x, from 0 to 1. */
function sharedAt(odds: readonly Odds[], place: number): number {
  let product = [1];
  for (const { equal, less } of odds) {
    const [constant, slope] = [less[place] as number, equal[place] as number];
    product = [...product, 0].map((factor, power) => factor * constant + (product[power - 1] ?? 0) * slope);
  }
  return product.reduce((sum, factor, power) => sum + factor / (power + 1), 0);
}
