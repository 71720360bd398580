/** A table that was opened a moment ago: its page begins with what is known of it, and asks the server for nothing. */
import type { KeptGame } from "./localGame.svelte";

const opened = new Map<string, KeptGame>();

export function handOver(table: string, game: KeptGame): void {
  opened.set(table, game);
}

/** What was handed over, once. */
export function takeOver(table: string): KeptGame | undefined {
  const game = opened.get(table);
  opened.delete(table);
  return game;
}
