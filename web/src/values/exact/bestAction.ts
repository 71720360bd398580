/** The best action where several are equally good: Python's `solver.preference`, which the kernels follow. */
import type { Action } from "@/rules/gameState";
import type { Variant } from "@/rules/variantTables";
import { bestOf, type ActionValue } from "@/values/heuristic/actionValues";

/** Values that differ by less are equal. */
const TIE = 1e-9;
/** Ends of the turn come first, then throws, bought throws and announcements. */
const LATER = 2 ** 20;

/** Returns the best of all legal actions; of equally good ones, the one that the best play takes. */
export function bestAction(variant: Variant, values: readonly ActionValue[]): Action {
  const top = Math.max(...values.map(({ value }) => value)) - TIE;
  const equal = values.filter(({ value }) => value >= top);
  return bestOf(equal.map(({ action }) => ({ action, value: -rankOf(variant, action) })));
}

function rankOf({ boxIndex, holdIndex }: Variant, action: Action): number {
  switch (action.type) {
    case "scored":
      return 2 * (boxIndex.get(action.box) ?? 0);
    case "struck":
      return 2 * (boxIndex.get(action.box) ?? 0) + 1;
    case "announced":
      return 3 * LATER + (boxIndex.get(action.box) ?? 0);
    default:
      // Holds are numbered by the number of dice, then by faces.
      return (action.type === "held" ? 1 : 2) * LATER + (holdIndex.get(action.dice) ?? 0);
  }
}
