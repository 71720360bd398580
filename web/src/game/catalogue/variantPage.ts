/** The page of a variant: from this browser where it was kept, from the server otherwise. */
import { checkVariant, ServerUnreachable, variantPage } from "@/net/api";
import type { Opened, Rules, VariantPage } from "@/wire/types";
import { houseRules, keepVariant, keptVariant } from "@/store/browserData";

/**
 * The page that these rules mean.
 *
 * @param hash the identity of the rules, where it is known: a page that was kept for other rules is not used.
 * @throws ServerUnreachable without network, where nothing was kept.
 */
export async function pageOf(rules: Rules, hash?: string): Promise<VariantPage> {
  return "id" in rules ? shipped(rules.id, hash) : ownRule(rules.toml, hash);
}

/** The page of the rules that a table was opened with, even if the variant has changed since. */
export async function pageOfOpening({ rules, variant, toml }: Opened): Promise<VariantPage> {
  const page = await pageOf(rules, variant.rules_hash);
  return page.rules_hash === variant.rules_hash ? page : checkVariant(toml);
}

/** The server's answers, as long as this window is open: it knows no newer ones before the client itself is newer. */
const answered = new Map<string, Promise<VariantPage>>();

async function shipped(id: string, hash?: string): Promise<VariantPage> {
  // Where any page will do, nobody waits for the browser's database.
  const wanted = hash === undefined ? undefined : await keptVariant(id);
  if (wanted && hash === wanted.rules_hash) return wanted;
  try {
    return await fromServer(id, hash);
  } catch (error) {
    const kept = hash === undefined && error instanceof ServerUnreachable ? await keptVariant(id) : undefined;
    if (kept) return kept;
    throw error;
  }
}

async function fromServer(id: string, hash?: string): Promise<VariantPage> {
  const known = await answered.get(id)?.catch(() => undefined);
  return known && (hash === undefined || known.rules_hash === hash) ? known : newestPage(id);
}

/** As the server has it now; what passes by, the worker keeps. */
export async function newestPage(id: string): Promise<VariantPage> {
  const asked = variantPage(id);
  answered.set(id, asked);
  const page = await asked;
  // A private window may keep nothing.
  keepVariant(page).catch(() => undefined);
  return page;
}

async function ownRule(toml: string, hash?: string): Promise<VariantPage> {
  const kept = (await houseRules()).find((rule) => rule.toml === toml || rule.page.rules_hash === hash);
  return kept ? kept.page : checkVariant(toml);
}
