/** Finds the game of an address, in this browser or on the server. */
import { RuleRefusal as EngineRefused } from "@/rules/refusal";
import { eventsOf, ServerUnreachable } from "@/net/api";
import type { TableEvent, VariantPage } from "@/wire/types";
import { localGame, table as keptTable } from "@/store/browserData";
import { LocalGame, type KeptGame } from "@/game/tables/localGame.svelte";
import { ServerGame } from "@/game/tables/serverGame.svelte";
import { decide } from "@/game/values/computer";
import { type Beginning, takeOver, takeOverGame } from "./handover";
import { pageOfOpening } from "@/game/catalogue/variantPage";
import { HAS_SERVER } from "@/site";

/** The `#` part of a table's address. */
export interface Hash {
  /** Key of the seats. */
  k?: string;
  /** Invitation to take a seat. */
  i?: string;
}

/** The table is a score block, which has its own page. */
export class IsScoreBlock extends Error {}

/** The same people continue at another table. */
export class PlaysOn extends Error {
  constructor(readonly table: string) {
    super("plays on");
  }
}

/** This browser played the game but no longer has it. */
export class IsGone extends EngineRefused {
  constructor() {
    super("no-such-game-here");
  }
}

/**
 * Loads the game of a table. Those who saw its end may view it again; others are sent to the rematch.
 *
 * @throws Refused if the server knows no such table; ServerUnreachable without network if nothing was stored;
 *   IsScoreBlock; IsGone; PlaysOn.
 */
export async function loadGame(id: string, hash: Hash): Promise<LocalGame | ServerGame> {
  const open = takeOverGame(id);
  if (open) return open;
  const { kept, story } = takeOver(id) ?? (await lookUp(id));
  if (kept?.mode === "here") return new LocalGame(id, story, decide);
  const next = story.events.findLast((event) => event.type === "rematch")?.table;
  const sawIt = kept?.finished === true && !hash.k && !hash.i;
  if (next && !sawIt) throw new PlaysOn(next);
  const keys = [...new Set([...(kept?.keys ?? []), ...(hash.k ? [hash.k] : [])])];
  return new ServerGame(id, story.page, story.events, keys, hash.i ?? kept?.invitation);
}

/**
 * Loads a table's events and the rules it was opened with.
 *
 * @throws like `loadGame`.
 */
export async function loadStory(id: string): Promise<KeptGame> {
  return (await lookUp(id)).story;
}

async function lookUp(id: string): Promise<Beginning> {
  const kept = await keptTable(id);
  return { kept, story: kept?.mode === "here" || !HAS_SERVER ? await fromHere(id) : await fromServer(id) };
}

async function fromHere(id: string): Promise<KeptGame> {
  const game = (await localGame(id))?.game as KeptGame | undefined;
  if (!game) throw new IsGone();
  return game;
}

async function fromServer(id: string): Promise<KeptGame> {
  try {
    const { events } = await eventsOf(id);
    return { events, page: await pageOfTable(events), secret: null };
  } catch (error) {
    const kept = error instanceof ServerUnreachable ? await localGame(id) : undefined;
    if (!kept) throw error;
    return kept.game as KeptGame;
  }
}

function pageOfTable([opened]: readonly TableEvent[]): Promise<VariantPage> {
  if (opened?.type !== "opened") throw new Error("a table begins with its opening");
  if (opened.kind === "block") throw new IsScoreBlock();
  return pageOfOpening(opened);
}
