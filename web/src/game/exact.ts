/**
 * What actions are worth under the best play, known on this device: with the table of a variant, fetched once, no server and no
 * network is asked. Tables are there for solved sheets of one column.
 */
import type { ActionValue } from "@/engine/heuristic/values";
import type { GameState } from "@/engine/state";
import type { Variant } from "@/engine/tables";
import { valuesOf } from "@/net/api";
import { forgetValues, keepValues, keptValues } from "@/store/values";
import type { Rules } from "@/wire/types";
import { thinker } from "./computer";

/** How often it is asked whether the server has solved the rules by now. */
const AGAIN_MS = 3000;
/** By the identity of rules: whether whoever thinks here knows their table. */
const known = new Map<string, Promise<boolean>>();
const fetching = new Map<string, Promise<void>>();

/** The final total to expect after each legal action, in the rules' order; undefined where no table is here. */
export async function exactValues(state: GameState): Promise<readonly ActionValue[] | undefined> {
  return (await isKnown(state.variant)) ? ((await thinker().exact(state)) ?? undefined) : undefined;
}

/** The final total that the seat on turn may expect at any moment; undefined where no table is here. */
export async function exactValue(state: GameState): Promise<number | undefined> {
  return (await isKnown(state.variant)) ? ((await thinker().value(state)) ?? undefined) : undefined;
}

/** Whether the table is here; one that was kept is opened. */
function isKnown({ rules_hash, columns }: Variant): Promise<boolean> {
  if (columns.length > 1) return Promise.resolve(false);
  const opened = known.get(rules_hash) ?? openKept(rules_hash);
  known.set(rules_hash, opened);
  return opened;
}

/** Fetches the table of some rules, once in a window; where there is no network or no table, nothing happens. */
export function fetchExact(rules: Rules, variant: Variant): Promise<void> {
  const { rules_hash, columns } = variant;
  if (columns.length > 1 || !navigator.onLine) return Promise.resolve();
  const asked = fetching.get(rules_hash) ?? fetchOnce(rules, variant).catch(() => void fetching.delete(rules_hash));
  fetching.set(rules_hash, asked);
  return asked;
}

async function openKept(rulesHash: string): Promise<boolean> {
  try {
    const bytes = await keptValues(rulesHash);
    if (!bytes) return false;
    const whole = await thinker().learn(rulesHash, bytes);
    if (!whole) await forgetValues(rulesHash);
    return whole;
  } catch {
    // A private window may keep no files.
    return false;
  }
}

async function fetchOnce(rules: Rules, variant: Variant): Promise<void> {
  if (await isKnown(variant)) return;
  const bytes = await fromServer(rules);
  if (!bytes) return;
  // Whoever learns it takes the bytes along.
  await keepValues(variant.rules_hash, bytes).catch(() => undefined);
  const learnt = thinker().learn(variant.rules_hash, bytes);
  known.set(
    variant.rules_hash,
    learnt.catch(() => false),
  );
  await learnt;
}

async function fromServer(rules: Rules): Promise<ArrayBuffer | null> {
  for (;;) {
    const found = await valuesOf(rules);
    if (found instanceof ArrayBuffer) return found;
    if ("why" in found) return null;
    await new Promise((over) => setTimeout(over, AGAIN_MS));
  }
}
