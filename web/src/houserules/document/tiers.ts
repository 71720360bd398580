/** The tiers of a bonus: from when, up to where, and for how many points. */
import type { Path } from "./draft";
import type { HouseRuleDraft } from "./houseRule.svelte";

export interface Tier {
  from?: number;
  to?: number;
  points: number;
  each?: number;
  more?: number;
}

export function tiersAt(rule: HouseRuleDraft, path: Path): Tier[] {
  return (rule.value(path) || []) as Tier[];
}

export function changedTier(tiers: readonly Tier[], index: number, change: Partial<Tier>): Tier[] {
  return tiers.map((tier, place) => (place === index ? { ...tier, ...change } : tier));
}

export function withoutKeys(tiers: readonly Tier[], index: number, ...keys: (keyof Tier)[]): Tier[] {
  const without = (tier: Tier): Tier =>
    Object.fromEntries(Object.entries(tier).filter(([key]) => !(keys as string[]).includes(key))) as unknown as Tier;
  return tiers.map((tier, place) => (place === index ? without(tier) : tier));
}

/** Returns one more tier above the last one. */
export function nextTier(tiers: readonly Tier[]): Tier {
  const last = tiers.at(-1);
  return { from: (last?.from ?? 50) + 10, points: (last?.points ?? 0) + 10 };
}
