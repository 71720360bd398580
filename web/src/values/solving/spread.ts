/** Figures of a distribution of totals. */
import type { Distribution } from "./cardScores";

/** How far from the mean totals are. */
export interface TotalsSpread {
  readonly sd: number;
  /** Nine games in ten end between these totals. */
  readonly nine_in_ten: readonly [low: number, high: number];
}

/** Percentiles, as the server says them (`average_answer`). */
const [LOW, HIGH] = [5, 95];
/** A sum that rounding left just below a share counts as having reached it. */
const ROUNDING = 1e-12;

/** Returns the figures of a distribution that are shown. */
export function spreadOf({ low, chances }: Distribution): TotalsSpread {
  const mean = meanOf({ low: 0, chances });
  const square = chances.reduce((sum, chance, points) => sum + chance * (points - mean) ** 2, 0);
  const [least, most] = [LOW, HIGH].map((percent) => low + percentile(chances, percent / 100)) as [number, number];
  return { sd: Math.sqrt(square), nine_in_ten: [least, most] };
}

export function meanOf({ low, chances }: Distribution): number {
  return chances.reduce((sum, chance, place) => sum + chance * (low + place), 0);
}

/** Returns the first place up to which the probabilities add up to a share, as Python's `Distribution.percentile`. */
function percentile(chances: Float64Array, share: number): number {
  let sum = 0;
  const reached = chances.findIndex((chance) => (sum += chance) >= share * (1 - ROUNDING));
  return reached < 0 ? chances.length - 1 : reached;
}
