/** Games in links: written from the history and added to the recipient's. */
import { ranking } from "@/rules/gameEngine";
import { formatRecord, states, type GameRecord } from "@/rules/records/gameRecord";
import { phase } from "@/rules/gameState";
import { prepare } from "@/rules/variantTables";
import { linkedGame, linkOf } from "@/game/start/linkedGames";
import { pageOf } from "@/game/catalogue/variantPage";
import { blankSheet, type BlankSheet, type Finished } from "@/store/finished";
import type { VariantPage } from "@/wire/types";

/** A game from a link in the history's form. */
export interface LinkedContent {
  game: Finished;
  sheet: BlankSheet;
  page: VariantPage;
  /** True if it was finished; only then it may enter the history. */
  over: boolean;
}

/** Returns a game's link; null if it has no record, or its rules are not shipped with Pasch. */
export async function linkTo({ variant, record }: Finished): Promise<string | null> {
  if (record === undefined) return null;
  try {
    const page = await pageOf({ id: variant.id }, variant.rules_hash);
    return linkOf(record, prepare(page.tables));
  } catch {
    return null;
  }
}

/**
 * Reads a game from a link.
 *
 * @param letters the part after the mark.
 * @throws RuleRefusal if it is damaged, or its rules have changed.
 */
export async function brought(letters: string): Promise<LinkedContent> {
  const { record, page } = await linkedGame(letters);
  const { game, over } = toFinished(record, page, letters);
  return { game, over, page, sheet: blankSheet(page) };
}

function toFinished(record: GameRecord, page: VariantPage, letters: string): { game: Finished; over: boolean } {
  const state = states(record).at(-1);
  if (!state) throw new RangeError("a game has a beginning");
  const places = ranking(state);
  const totals = new Map(places.map(({ seat, total }) => [seat, total]));
  const game: Finished = {
    id: `link-${letters.slice(-22)}`,
    kind: "game",
    endedAt: record.tags.Date ? `${record.tags.Date}T12:00:00.000Z` : new Date().toISOString(),
    variant: { id: page.id, rules_hash: page.rules_hash, names: page.names },
    people: state.cards.map((card, seat) => ({
      name: record.seats[seat] ?? "",
      computer: null,
      total: totals.get(seat) ?? 0,
      card,
    })),
    winners: places.filter(({ place }) => place === 1).map(({ seat }) => seat),
    record: formatRecord(record),
  };
  return { game, over: phase(state) === "over" };
}
