/** Returns the page of a house rule stored in this browser, or of a shipped variant, by its id. */
import { pageOf } from "./variantPage";
import { houseRule } from "@/store/browserData";
import type { VariantPage } from "@/wire/types";

export async function findVariantPage(id: string): Promise<VariantPage> {
  // A private window may have no database, and thus no house rules.
  const own = await houseRule(id).catch(() => undefined);
  return own?.page ?? pageOf({ id });
}
