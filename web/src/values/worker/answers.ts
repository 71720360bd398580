/** Questions to the analysis worker, and its answers. */

import type { Certainty } from "@/wire/types";
import { RuleRefusal } from "@/rules/refusal";
import type { GameState } from "@/rules/gameState";
import type { Variant } from "@/rules/variantTables";
import { expectedBy, valuesBy } from "@/values/exact/exactValues";
import { Network } from "@/values/exact/network";
import type { NumbersFile, TableHeader } from "@/values/exact/numberPlanes";
import { ValueTable } from "@/values/exact/valueTable";
import { isSealed, unsealed, type SolvedCards } from "@/values/solving/solvedFile";
import { actionValues } from "@/values/heuristic/heuristicPlayer";
import type { ActionValue } from "@/values/heuristic/actionValues";

/** A state without its variant, which is sent once and then named by a key. */
export type BareState = Omit<GameState, "variant">;

export type WorkerQuestion =
  | { readonly type: "variant"; readonly key: number; readonly variant: Variant }
  | {
      readonly type: "table" | "network";
      readonly id: number;
      readonly rulesHash: string;
      readonly bytes: ArrayBuffer;
    }
  | { readonly type: keyof AnswerBody; readonly id: number; readonly key: number; readonly state: BareState };

/** The expected final total after each legal action, in the rules' order, and its certainty. */
export interface StoredValues {
  readonly certainty: Certainty;
  readonly values: readonly ActionValue[];
}

/** Answers about a state: the heuristic player's, or from a value table; null where there is none. */
export interface AnswerBody {
  readonly values: readonly ActionValue[];
  readonly known: StoredValues | null;
  readonly expected: number | null;
}

/** The answer; for a table or a network, whether it is intact and of the right rules. */
export interface WorkerAnswer {
  readonly id: number;
  readonly found: AnswerBody[keyof AnswerBody] | boolean;
}

const variants = new Map<number, Variant>();
/** By rules hash. */
const tables = new Map<string, ValueTable>();

/** Returns the answer; null for a variant, which is only stored. */
export function answer(question: WorkerQuestion): WorkerAnswer | null {
  if (question.type === "variant") {
    variants.set(question.key, question.variant);
    return null;
  }
  const { id } = question;
  if ("bytes" in question) return { id, found: isLearnt(question.type, question.rulesHash, question.bytes) };
  return { id, found: compute(question.type, stateOf(question)) };
}

/** Returns a state with its variant, which was sent before. */
export function stateOf({ key, state }: { readonly key: number; readonly state: BareState }): GameState {
  const variant = variants.get(key);
  if (!variant) throw new RangeError(`no variant ${String(key)}`);
  return { ...state, variant };
}

export function tableOf({ rules_hash }: Variant): ValueTable | undefined {
  return tables.get(rules_hash);
}

function compute(type: keyof AnswerBody, state: GameState): AnswerBody[keyof AnswerBody] {
  if (type === "values") return actionValues(state);
  const table = tables.get(state.variant.rules_hash);
  if (!table) return null;
  return type === "expected"
    ? expectedBy(table, state)
    : { certainty: table.certainty, values: valuesBy(table, state) };
}

function isLearnt(type: "table" | "network", rulesHash: string, bytes: ArrayBuffer): boolean {
  try {
    const octets = new Uint8Array(bytes);
    if (type === "network") return learnNetwork(rulesHash, new Network(octets));
    const { input, values } = isSealed(octets) ? unsealed(octets) : { input: octets, values: undefined };
    const table = new ValueTable(input, values);
    if (table.rulesHash === rulesHash) tables.set(rulesHash, table);
    return table.rulesHash === rulesHash;
  } catch (error) {
    if (error instanceof RuleRefusal) return false;
    throw error;
  }
}

/**
 * Adds the values of cards that were solved here.
 *
 * @param file the solver's input, if it was read before.
 */
export function learnSolved({ input, values }: SolvedCards, file?: NumbersFile<TableHeader>): void {
  const table = new ValueTable(input, values, file);
  tables.set(table.rulesHash, table);
}

/** True if there is a table for the network to improve. */
function learnNetwork(rulesHash: string, network: Network): boolean {
  const table = tables.get(rulesHash);
  table?.learn(network);
  return table !== undefined;
}
