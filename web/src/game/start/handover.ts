/** A table that was opened a moment ago: its page begins with what is known of it, and asks nobody for anything. */
import type { KeptTable } from "@/store/browserData";
import type { KeptGame } from "@/game/tables/localGame.svelte";

/** What a table's page begins with. */
export interface Beginning {
  /** As this browser remembers the table; nothing where it does not. */
  kept: KeptTable | undefined;
  story: KeptGame;
}

const opened = new Map<string, Beginning>();

export function handOver(table: string, beginning: Beginning): void {
  opened.set(table, beginning);
}

/** What was handed over, once. */
export function takeOver(table: string): Beginning | undefined {
  const beginning = opened.get(table);
  opened.delete(table);
  return beginning;
}
