/**
 * What actions are worth, known on this device: with the table of a variant, fetched once, no server and no network is asked.
 *
 * Of sheets that are solved as a whole it is exact; of others it is the sum of their parts, made better by what was learned.
 */
import type { StoredValues } from "@/engine/worker/answers";
import type { GameState } from "@/engine/state";
import type { Variant } from "@/engine/tables";
import { valuesOf, weightsOf } from "@/net/api";
import { forgetValues, keepValues, keptValues, type ValueFileKind } from "@/store/valueFiles";
import type { Rules, SolvingAnswer } from "@/wire/types";
import { thinker } from "./thinker";

/** How often it is asked whether the server has solved the rules by now; and whether it has learned something of them, which takes minutes. */
const AGAIN_MS: Readonly<Record<ValueFileKind, number>> = { table: 3000, network: 30_000 };
/** By the identity of rules: whether whoever thinks here knows their table. */
const known = new Map<string, Promise<boolean>>();
const fetching = new Map<string, Promise<void>>();

/** The final total to expect after each legal action, in the rules' order; undefined where no table is here. */
export async function knownValues(state: GameState): Promise<StoredValues | undefined> {
  return (await isKnown(state.variant)) ? ((await thinker().known(state)) ?? undefined) : undefined;
}

/** The final total that the seat on turn may expect at any moment; undefined where no table is here. */
export async function expectedTotal(state: GameState): Promise<number | undefined> {
  return (await isKnown(state.variant)) ? ((await thinker().expected(state)) ?? undefined) : undefined;
}

/** Whether the table is here; one that was kept is opened, with what was learned. */
function isKnown(variant: Variant): Promise<boolean> {
  const opened = known.get(variant.rules_hash) ?? openKept(variant);
  known.set(variant.rules_hash, opened);
  return opened;
}

/** Fetches the table of some rules, once in a window; where there is no network or no table, nothing happens. */
export function fetchKnown(rules: Rules, variant: Variant): Promise<void> {
  const { rules_hash } = variant;
  if (!navigator.onLine) return Promise.resolve();
  const asked = fetching.get(rules_hash) ?? fetchOnce(rules, variant).catch(() => void fetching.delete(rules_hash));
  fetching.set(rules_hash, asked);
  return asked;
}

async function openKept(variant: Variant): Promise<boolean> {
  const whole = await openOne("table", variant.rules_hash);
  if (whole && mayLearn(variant)) await openOne("network", variant.rules_hash);
  return whole;
}

async function openOne(kind: ValueFileKind, rulesHash: string): Promise<boolean> {
  try {
    const bytes = await keptValues(kind, rulesHash);
    if (!bytes) return false;
    const whole = await thinker().learn(kind, rulesHash, bytes);
    if (!whole) await forgetValues(kind, rulesHash);
    return whole;
  } catch {
    // A private window may keep no files.
    return false;
  }
}

async function fetchOnce(rules: Rules, variant: Variant): Promise<void> {
  if (!(await isKnown(variant)) && !(await fetchOne("table", rules, variant))) return;
  // Few bytes: they are asked for again in each window, as better ones may have been learned meanwhile.
  if (mayLearn(variant)) await fetchOne("network", rules, variant);
}

/** Whether the server had it. */
async function fetchOne(kind: ValueFileKind, rules: Rules, { rules_hash }: Variant): Promise<boolean> {
  const bytes = await fromServer(AGAIN_MS[kind], () => (kind === "table" ? valuesOf(rules) : weightsOf(rules)));
  if (!bytes) return false;
  // Whoever learns it takes the bytes along.
  await keepValues(kind, rules_hash, bytes).catch(() => undefined);
  const learnt = thinker().learn(kind, rules_hash, bytes);
  if (kind === "table") {
    known.set(
      rules_hash,
      learnt.catch(() => false),
    );
  }
  return learnt;
}

async function fromServer(
  againMs: number,
  ask: () => Promise<ArrayBuffer | { readonly why: string } | SolvingAnswer>,
): Promise<ArrayBuffer | null> {
  for (;;) {
    const found = await ask();
    if (found instanceof ArrayBuffer) return found;
    if ("why" in found) return null;
    await new Promise((over) => setTimeout(over, againMs));
  }
}

/** Whether a sheet may be one that something is learned of. */
function mayLearn({ columns }: Variant): boolean {
  return columns.length > 1;
}
