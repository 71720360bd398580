/** The family tree: each variant below the one it is based on. */
import type { VariantSummary } from "@/wire/types";

export interface Member {
  variant: VariantSummary;
  children: Member[];
}

/** Returns the roots (variants without a parent here) with all descendants. */
export function familyOf(all: readonly VariantSummary[]): Member[] {
  const known = new Set(all.map(({ id }) => id));
  const below = (parent: string | null): Member[] =>
    all
      .filter((one) => (one.parent !== null && known.has(one.parent) ? one.parent : null) === parent)
      .map((variant) => ({ variant, children: below(variant.id) }));
  return below(null);
}
