/**
 * What the best play brings in each box and bonus: worked out ahead for what ships with Pasch, unknown for other rules.
 *
 * Where it is beyond reach, on sheets of several free columns, the games of the strongest player there is stand for it.
 */

export interface BestPlay {
  variant: string;
  /** Of the total, and its standard deviation. */
  mean: number;
  sd: number;
  /** It was measured in so many games; exact where this is missing. */
  games?: number;
  /** Mean points that stand in each box. */
  boxes: Record<string, number>;
  /** Mean points of extra rules beside the boxes. */
  extra: number;
  /** `chance`: how likely anything of it is reached. */
  bonuses: { bonus: string; column: string | null; mean: number; chance: number }[];
}

/** Undefined where nobody knows: house rules. */
export async function bestPlayOf(rulesHash: string): Promise<BestPlay | undefined> {
  // Made by web/best-play.py, and fetched by those who look at it.
  const known: Readonly<Record<string, BestPlay>> = (await import("@best-play")).default;
  return known[rulesHash];
}

/** How it is known, as the messages about it end: worked out, or measured. */
export function howKnown({ games }: BestPlay): "exact" | "measured" {
  return games === undefined ? "exact" : "measured";
}
