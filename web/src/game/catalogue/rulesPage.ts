/** The page of a house rule kept in this browser, or of a shipped variant, by its id. */
import { pageOf } from "./variantPage";
import { houseRule } from "@/store/browserData";
import type { VariantPage } from "@/wire/types";

export async function rulesPage(id: string): Promise<VariantPage> {
  // A private window may keep no database: then there are no house rules in it.
  const own = await houseRule(id).catch(() => undefined);
  return own?.page ?? pageOf({ id });
}
