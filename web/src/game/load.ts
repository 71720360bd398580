/** Finds the game of an address: kept in this browser, or at the server. */
import { checkVariant, eventsOf, Unreachable } from "@/net/api";
import type { TableEvent } from "@/net/protocol";
import type { VariantPage } from "@/net/variants";
import { localGame, table as keptTable } from "@/store/db";
import { LocalGame, type KeptGame } from "./localGame.svelte";
import { ServerGame } from "./serverGame.svelte";
import { decide } from "./thinking";
import { pageOf } from "./variantPage";

/** What stands behind the `#` of a table's address. */
export interface Hash {
  /** A key of seats. */
  k?: string;
  /** An invitation to sit down. */
  i?: string;
}

/** The table is a score block, which has a page of its own. */
export class IsBlock extends Error {}

/** This browser played the game, and does not have it any more. */
export class IsGone extends Error {}

/**
 * The game of a table.
 *
 * @throws Refused if the server knows no such table; Unreachable without network where nothing was kept.
 */
export async function loadGame(id: string, hash: Hash): Promise<LocalGame | ServerGame> {
  const kept = await keptTable(id);
  if (kept?.mode === "here") {
    const game = await LocalGame.open(id, decide);
    if (!game) throw new IsGone();
    return game;
  }
  const keys = [...new Set([...(kept?.keys ?? []), ...(hash.k ? [hash.k] : [])])];
  const { page, events } = await eventsAndPage(id);
  return new ServerGame(id, page, events, keys, hash.i ?? kept?.invitation);
}

async function eventsAndPage(id: string): Promise<{ page: VariantPage; events: TableEvent[] }> {
  try {
    const { events } = await eventsOf(id);
    return { events, page: await pageOfTable(events) };
  } catch (error) {
    const kept = error instanceof Unreachable ? await localGame(id) : undefined;
    if (!kept) throw error;
    return kept.game as KeptGame;
  }
}

/** The rules that the table was opened with, even if the variant has changed since. */
async function pageOfTable([opened]: readonly TableEvent[]): Promise<VariantPage> {
  if (opened?.type !== "opened") throw new Error("a table begins with its opening");
  if (opened.kind === "block") throw new IsBlock();
  const { rules_hash: hash } = opened.variant;
  const page = await pageOf(opened.rules, hash);
  return page.rules_hash === hash ? page : checkVariant(opened.toml);
}
