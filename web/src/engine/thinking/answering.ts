/** What the worker that thinks is asked, and what it answers. */

import { Refused } from "../refused";
import type { GameState } from "../state";
import type { Variant } from "../tables";
import { exactValues, exactValue } from "../exact/exact";
import { ExactTable } from "../exact/table";
import { actionValues } from "../heuristic/heuristic";
import type { ActionValue } from "../heuristic/values";

/** A state without its variant, which is sent once and named by a key from then on. */
export type BareState = Omit<GameState, "variant">;

export type Question =
  | { readonly type: "variant"; readonly key: number; readonly variant: Variant }
  | { readonly type: "table"; readonly id: number; readonly rulesHash: string; readonly bytes: ArrayBuffer }
  | { readonly type: keyof Found; readonly id: number; readonly key: number; readonly state: BareState };

/** What may be asked of a state: judged as the heuristic player does, or known from a table; null where there is none. */
export interface Found {
  readonly values: readonly ActionValue[];
  readonly exact: readonly ActionValue[] | null;
  readonly value: number | null;
}

/** What was found; of a table, whether it is whole and of the right rules. */
export interface Answer {
  readonly id: number;
  readonly found: Found[keyof Found] | boolean;
}

const variants = new Map<number, Variant>();
/** By the identity of their rules. */
const tables = new Map<string, ExactTable>();

/** What was asked for; null for a variant, which is only remembered. */
export function answer(question: Question): Answer | null {
  if (question.type === "variant") {
    variants.set(question.key, question.variant);
    return null;
  }
  if (question.type === "table") return { id: question.id, found: remembered(question.rulesHash, question.bytes) };
  const variant = variants.get(question.key);
  if (!variant) throw new RangeError(`no variant ${String(question.key)}`);
  const state = { ...question.state, variant };
  const table = tables.get(variant.rules_hash);
  if (question.type === "values") return { id: question.id, found: actionValues(state) };
  const ask = question.type === "exact" ? exactValues : exactValue;
  return { id: question.id, found: table ? ask(table, state) : null };
}

function remembered(rulesHash: string, bytes: ArrayBuffer): boolean {
  try {
    const table = new ExactTable(new Uint8Array(bytes));
    if (table.rulesHash === rulesHash) tables.set(rulesHash, table);
    return table.rulesHash === rulesHash;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
