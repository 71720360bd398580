/** Passes a freshly opened table, or a game that is open already, to its page, which then needs no request. */
import type { KeptTable } from "@/store/browserData";
import type { KeptGame } from "@/game/tables/localGame.svelte";
import type { ServerGame } from "@/game/tables/serverGame.svelte";

export interface Beginning {
  /** The table as stored in this browser, if it is. */
  kept: KeptTable | undefined;
  story: KeptGame;
}

const opened = new Map<string, Beginning>();

export function handOver(table: string, beginning: Beginning): void {
  opened.set(table, beginning);
}

/** Returns the data handed over, once. */
export function takeOver(table: string): Beginning | undefined {
  const beginning = opened.get(table);
  opened.delete(table);
  return beginning;
}

const games = new Map<string, ServerGame>();

export function handOverGame(game: ServerGame): void {
  games.set(game.id, game);
}

/** Returns the game handed over, once. */
export function takeOverGame(table: string): ServerGame | undefined {
  const game = games.get(table);
  games.delete(table);
  return game;
}
