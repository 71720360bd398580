/** What the worker that thinks is asked, and what it answers. */

import type { GameState } from "../state";
import type { Variant } from "../tables";
import { actionValues } from "./heuristic";
import type { ActionValue } from "./values";

/** A state without its variant, which is sent once and named by a key from then on. */
export type BareState = Omit<GameState, "variant">;

export type Question =
  | { readonly type: "variant"; readonly key: number; readonly variant: Variant }
  | { readonly type: "values"; readonly id: number; readonly key: number; readonly state: BareState };

export interface Answer {
  readonly id: number;
  readonly values: readonly ActionValue[];
}

const variants = new Map<number, Variant>();

/** The values that were asked for; null for a variant, which is only remembered. */
export function answer(question: Question): Answer | null {
  if (question.type === "variant") {
    variants.set(question.key, question.variant);
    return null;
  }
  const variant = variants.get(question.key);
  if (!variant) throw new RangeError(`no variant ${String(question.key)}`);
  return { id: question.id, values: actionValues({ ...question.state, variant }) };
}
