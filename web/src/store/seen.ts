/**
 * This device's append-only log of its tables' events, as first seen.
 *
 * Later answers of the server are compared with it (see `rules/fair/seenGame.ts`).
 */
import type { SeenGame } from "@/rules/fair/seenGame";
import type { TableEvent } from "@/wire/types";
import { database } from "./database";

/** Returns a table's log; undefined if this device was never there, or has deleted it. */
export async function seenOf(table: string): Promise<SeenGame | undefined> {
  return inWindow.get(table) ?? (await database()).get("seen", table);
}

/** Appends new events to the log, and on the first call the number of events found. */
export async function keepSeen(table: string, events: readonly TableEvent[]): Promise<void> {
  await change(table, (kept) => {
    const fresh = events.filter(({ seq }) => seq >= kept.events.length);
    const known = kept.events.length === 0 ? events.length : kept.known;
    return { ...kept, known, events: [...kept.events, ...fresh] };
  });
}

/** Logs a number about to be sent, in case the answer is lost. */
export async function keepOffered(table: string, entropy: string): Promise<void> {
  await change(table, (kept) => ({ ...kept, offered: [...kept.offered, entropy] }));
}

/** Logs that the server accepted a number for a seat. */
export async function keepDrawn(table: string, seat: number, entropy: string): Promise<void> {
  await change(table, (kept) => ({ ...kept, drawn: { ...kept.drawn, [seat]: entropy } }));
}

type Kept = SeenGame & { id: string };

/** Fallback in memory where the browser stores nothing (some private windows). */
const inWindow = new Map<string, Kept>();

async function change(id: string, more: (kept: Kept) => Kept): Promise<void> {
  const changed = (kept: Kept | undefined) => more(kept ?? { id, known: 0, events: [], drawn: {}, offered: [] });
  try {
    // One transaction, because two windows may be at the same table.
    const writing = (await database()).transaction("seen", "readwrite");
    await writing.store.put(changed(await writing.store.get(id)));
    await writing.done;
  } catch {
    inWindow.set(id, changed(inWindow.get(id)));
  }
}
