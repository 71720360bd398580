/** Games in links, with the rules they were played by. */
import { formatLink, linkedRecord, MARK, readLink } from "@/rules/records/gameLink";
import { formatRecord, type GameRecord } from "@/rules/records/gameRecord";
import { recordWritten } from "@/rules/records/recordReader";
import { prepare, type Variant } from "@/rules/variantTables";
import type { VariantPage } from "@/wire/types";
import { pageOf } from "@/game/catalogue/variantPage";
import { fullAddress } from "@/site";

/**
 * Returns the game in a link.
 *
 * @param link all of it, or the part after the mark.
 * @throws Refused if it is damaged or its rules have changed.
 */
export async function linkedGame(link: string): Promise<{ record: GameRecord; page: VariantPage }> {
  const linked = readLink(link);
  const page = await pageOf({ id: linked.variant }, linked.rules_hash);
  return { record: linkedRecord(linked, prepare(page.tables)), page };
}

/** Returns the record, or the one in the link. */
export async function recordBehind(text: string): Promise<string> {
  return text.includes(MARK) ? formatRecord((await linkedGame(text.trim())).record) : text;
}

/** Returns the link to a game of a shipped variant; null if it cannot be encoded. */
export function linkOf(record: string, variant: Variant): string | null {
  try {
    const found = recordWritten(record, variant);
    return found && fullAddress(`./partie${MARK}${formatLink(found)}`);
  } catch {
    return null;
  }
}
