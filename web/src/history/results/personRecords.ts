/** A person's records over all variants. Pure: games in, numbers out. */
import { boxAt, type Scheme } from "@/rules/variantTables";
import type { BestPlay } from "@/game/values/bestPlay";
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

/** Returns the box with the most points above the best play, and how many; undefined if there is none. */
export function favouriteBox(
  scheme: Scheme,
  played: readonly PlayedGame[],
  best: BestPlay | undefined,
): { box: number; gain: number } | undefined {
  if (!best || played.length < ENOUGH) return undefined;
  const gains = boxMeans(scheme, played).map((mean, box) => mean - (best.boxes[boxAt(scheme, box).id] ?? Infinity));
  const gain = Math.max(...gains);
  return gain > 0 ? { box: gains.indexOf(gain), gain } : undefined;
}
