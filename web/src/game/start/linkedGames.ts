/** Games that come in a link, with the rules that they were played by. */
import { formatLink, linkedRecord, MARK, readLink } from "@/engine/records/gameLink";
import { formatRecord, type GameRecord } from "@/engine/records/record";
import { recordWritten } from "@/engine/records/recordReader";
import { prepare, type Variant } from "@/engine/tables";
import type { VariantPage } from "@/wire/types";
import { pageOf } from "@/game/catalogue/variantPage";

/**
 * The game that a link brings.
 *
 * @param link the whole of it, or what stands there behind the mark.
 * @throws Refused where it is damaged, or its rules are others now.
 */
export async function linkedGame(link: string): Promise<{ record: GameRecord; page: VariantPage }> {
  const linked = readLink(link);
  const page = await pageOf({ id: linked.variant }, linked.rules_hash);
  return { record: linkedRecord(linked, prepare(page.tables)), page };
}

/** The text of a record; that of the game where it is a link. */
export async function recordBehind(text: string): Promise<string> {
  return text.includes(MARK) ? formatRecord((await linkedGame(text.trim())).record) : text;
}

/** The link to a game of a variant that comes with Pasch; null where it cannot be told in one. */
export function linkOf(record: string, variant: Variant): string | null {
  try {
    const found = recordWritten(record, variant);
    return found && `${location.origin}/partie${MARK}${formatLink(found)}`;
  } catch {
    return null;
  }
}
