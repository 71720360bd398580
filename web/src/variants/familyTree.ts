/** The tree of the family: each variant below the one that it is like. */
import type { VariantSummary } from "@/wire/types";

export interface Member {
  variant: VariantSummary;
  children: Member[];
}

/** Those that are like no other, or like one that is not there, with all that descend from them. */
export function familyOf(all: readonly VariantSummary[]): Member[] {
  const known = new Set(all.map(({ id }) => id));
  const below = (parent: string | null): Member[] =>
    all
      .filter((one) => (one.parent !== null && known.has(one.parent) ? one.parent : null) === parent)
      .map((variant) => ({ variant, children: below(variant.id) }));
  return below(null);
}
