/** What is computed of a variant is kept as long as the variant is. */

import type { Variant } from "@/engine/tables";

/** A computation that is done once for each variant. */
export function perVariant<Found>(find: (variant: Variant) => Found): (variant: Variant) => Found {
  const memory = new WeakMap<Variant, { readonly found: Found }>();
  return (variant) => {
    const known = memory.get(variant) ?? { found: find(variant) };
    memory.set(variant, known);
    return known.found;
  };
}

/** What stands in a memory under a key, computed when it is first asked for. */
export function kept<Found>(memory: Map<string, Found>, key: string, find: () => Found): Found {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const found = find();
  memory.set(key, found);
  return found;
}
