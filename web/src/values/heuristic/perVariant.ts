/** Caches per variant, dropped with the variant. */

import type { Variant } from "@/rules/variantTables";

/** Memoizes a computation by variant. */
export function perVariant<Found>(find: (variant: Variant) => Found): (variant: Variant) => Found {
  const memory = new WeakMap<Variant, { readonly found: Found }>();
  return (variant) => {
    const known = memory.get(variant) ?? { found: find(variant) };
    memory.set(variant, known);
    return known.found;
  };
}

/** Returns a cached value, computed on first use. */
export function kept<Found>(memory: Map<string, Found>, key: string, find: () => Found): Found {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const found = find();
  memory.set(key, found);
  return found;
}
