/** Variant pages, from this browser's database if stored there, else from the server. */
import { checkVariant, RequestRefusal, ServerUnreachable, variantPage } from "@/net/api";
import type { Opened, Rules, VariantPage } from "@/wire/types";
import { houseRules, keepVariant, keptVariant } from "@/store/browserData";

/**
 * Returns the page of these rules.
 *
 * @param hash identity of the rules, if known: a stored page of other rules is ignored.
 * @throws ServerUnreachable without network if nothing was stored.
 */
export async function pageOf(rules: Rules, hash?: string): Promise<VariantPage> {
  return "id" in rules ? shippedPage(rules.id, hash) : ownRule(rules.toml, hash);
}

/** Returns the page of the rules a table was opened with, even if the variant has changed since. */
export async function pageOfOpening({ rules, variant, toml }: Opened): Promise<VariantPage> {
  const page = await pageOf(rules, variant.rules_hash).catch((error: unknown) => {
    // There is no such variant any more, or none that a house rule is like.
    if (error instanceof RequestRefusal) return undefined;
    throw error;
  });
  return page?.rules_hash === variant.rules_hash ? page : checkVariant(toml);
}

/** The server's answers, valid while this window is open: they change only with a new client version. */
const cache = new Map<string, Promise<VariantPage>>();

async function shippedPage(id: string, hash?: string): Promise<VariantPage> {
  // Without a hash any page will do, so the database is not awaited.
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
  const known = await cache.get(id)?.catch(() => undefined);
  return known && (hash === undefined || known.rules_hash === hash) ? known : newestPage(id);
}

/** Fetches the server's current page; the service worker caches it. */
export async function newestPage(id: string): Promise<VariantPage> {
  const request = variantPage(id);
  cache.set(id, request);
  const page = await request;
  // A private window may refuse to store anything.
  keepVariant(page).catch(() => undefined);
  return page;
}

async function ownRule(toml: string, hash?: string): Promise<VariantPage> {
  const kept = (await houseRules()).find((rule) => rule.toml === toml || rule.page.rules_hash === hash);
  return kept ? kept.page : checkVariant(toml);
}
