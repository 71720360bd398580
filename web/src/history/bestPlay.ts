/** What the best play brings in each box and bonus: worked out ahead for what ships with Pasch, unknown for other rules. */

export interface BestPlay {
  variant: string;
  /** Of the total, and its standard deviation. */
  mean: number;
  sd: number;
  /** Mean points by box. */
  boxes: Record<string, number>;
  /** Mean points of extra rules beside the boxes. */
  extra: number;
  /** `chance`: how likely anything of it is reached. */
  bonuses: { bonus: string; column: string | null; mean: number; chance: number }[];
}

/** Undefined where nobody knows: house rules, and sheets of several free columns. */
export async function bestPlayOf(rulesHash: string): Promise<BestPlay | undefined> {
  // Made by web/best-play.py, and fetched by those who look at it.
  const known: Readonly<Record<string, BestPlay>> = (await import("./best-play.json")).default;
  return known[rulesHash];
}
