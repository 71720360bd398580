/**
 * What this device saw of the tables at which it was, as it saw it first: nothing of it is ever changed, only added to.
 *
 * What the server tells of a table later is held against it (see `engine/fair/seenGame.ts`).
 */
import type { SeenGame } from "@/engine/fair/seenGame";
import type { TableEvent } from "@/wire/types";
import { database } from "./database";

/** What is remembered of a table; nothing where this device never was there, or has forgotten it. */
export async function seenOf(table: string): Promise<SeenGame | undefined> {
  return inWindow.get(table) ?? (await database()).get("seen", table);
}

/** Remembers what happened since, and what was there when the device came. */
export async function keepSeen(table: string, events: readonly TableEvent[]): Promise<void> {
  await change(table, (kept) => {
    const fresh = events.filter(({ seq }) => seq >= kept.events.length);
    const known = kept.events.length === 0 ? events.length : kept.known;
    return { ...kept, known, events: [...kept.events, ...fresh] };
  });
}

/** Remembers a number that is about to be sent, so that it is known even if the answer is lost. */
export async function keepOffered(table: string, entropy: string): Promise<void> {
  await change(table, (kept) => ({ ...kept, offered: [...kept.offered, entropy] }));
}

/** Remembers that the server took a number for a seat. */
export async function keepDrawn(table: string, seat: number, entropy: string): Promise<void> {
  await change(table, (kept) => ({ ...kept, drawn: { ...kept.drawn, [seat]: entropy } }));
}

type Kept = SeenGame & { id: string };

/** Where the browser keeps nothing (in some private windows), what was seen lasts as long as the window. */
const inWindow = new Map<string, Kept>();

async function change(id: string, more: (kept: Kept) => Kept): Promise<void> {
  const changed = (kept: Kept | undefined) => more(kept ?? { id, known: 0, events: [], drawn: {}, offered: [] });
  try {
    // In one transaction, because two windows may be at the same table.
    const writing = (await database()).transaction("seen", "readwrite");
    await writing.store.put(changed(await writing.store.get(id)));
    await writing.done;
  } catch {
    inWindow.set(id, changed(inWindow.get(id)));
  }
}
