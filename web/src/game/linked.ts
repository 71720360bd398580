/** Games that come in a link, with the rules that they were played by. */
import { linkedRecord, MARK, readLink } from "@/engine/gameLink";
import { formatRecord, type GameRecord } from "@/engine/record";
import { prepare } from "@/engine/tables";
import type { VariantPage } from "@/wire/types";
import { pageOf } from "./variantPage";

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
