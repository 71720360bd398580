/** Passes a freshly opened table to its page, which then needs no request. */
import type { KeptTable } from "@/store/browserData";
import type { KeptGame } from "@/game/tables/localGame.svelte";

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
