/** A person's records over all variants. Pure: games in, numbers out. */
import { boxAt, type Scheme } from "@/rules/variantTables";
import type { BestPlay } from "@/game/values/optimalMeans";
import { boxMeans, whole, type PlayedGame } from "./statistics";

/** Games needed before means say anything about a person. */
const ENOUGH = 3;

/** Returns the most games won in a row, of those with others. */
export function longestStreak(played: readonly PlayedGame[]): number {
  let [longest, row] = [0, 0];
  for (const { outcome } of played) {
    if (outcome === "alone") continue;
    row = outcome === "won" ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return longest;
}

/** Returns the game with the best total of each variant, the most played variant first. */
export function bestByVariant(played: readonly PlayedGame[]): PlayedGame[] {
  const variants = new Map<string, PlayedGame[]>();
  for (const one of played) {
    const { rules_hash } = one.game.variant;
    variants.set(rules_hash, [...(variants.get(rules_hash) ?? []), one]);
  }
  return [...variants.values()]
    .sort((one, other) => other.length - one.length)
    .map((games) => whole(games).reduce((best, one) => (one.part.total > best.part.total ? one : best)));
}

export interface BoxComparison {
  box: number;
  /** Mean points. */
  own: number;
  /** Mean points of the best play. */
  best: number;
}

/** Compares each box with the best play, the most points above it first; empty with too few games. */
export function boxComparisons(
  scheme: Scheme,
  played: readonly PlayedGame[],
  best: BestPlay | undefined,
): BoxComparison[] {
  if (!best || played.length < ENOUGH) return [];
  const compared = boxMeans(scheme, played).flatMap((own, box) => {
    const usual = best.boxes[boxAt(scheme, box).id];
    return usual === undefined ? [] : [{ box, own, best: usual }];
  });
  return compared.sort((one, other) => other.own - other.best - (one.own - one.best));
}
