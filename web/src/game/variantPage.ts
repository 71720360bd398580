/** The page of a variant: from this browser where it was kept, from the server otherwise. */
import { checkVariant, Unreachable, variantPage } from "@/net/api";
import type { Rules, VariantPage } from "@/wire/types";
import { houseRules, keepVariant, keptVariant } from "@/store/db";

/**
 * The page that these rules mean.
 *
 * @param hash the identity of the rules, where it is known: a page that was kept for other rules is not used.
 * @throws Unreachable without network, where nothing was kept.
 */
export async function pageOf(rules: Rules, hash?: string): Promise<VariantPage> {
  return "id" in rules ? shipped(rules.id, hash) : ownRule(rules.toml, hash);
}

async function shipped(id: string, hash?: string): Promise<VariantPage> {
  const kept = await keptVariant(id);
  if (kept && hash === kept.rules_hash) return kept;
  try {
    const page = await variantPage(id);
    await keepVariant(page);
    return page;
  } catch (error) {
    if (kept && hash === undefined && error instanceof Unreachable) return kept;
    throw error;
  }
}

async function ownRule(toml: string, hash?: string): Promise<VariantPage> {
  const kept = (await houseRules()).find((rule) => rule.toml === toml || rule.page.rules_hash === hash);
  return kept ? kept.page : checkVariant(toml);
}
