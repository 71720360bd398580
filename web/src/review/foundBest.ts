/** Compares a retry with the best choice. */
import { actionKey } from "@/game/review/actionWords";
import { bestOf } from "@/game/review/reviewWords";
import type { Action } from "@/rules/gameState";
import type { Decision, Review } from "@/wire/types";
import type { Option } from "./rankedOptions";

/** Maximum loss of a correct retry, in points on the sheet. */
const NEAR = 0.25;

/** Returns a retry's loss in points. */
export function lossOf(tried: Action, decision: Decision, options: readonly Option[]): number {
  const key = actionKey(tried);
  const loss = options.find(({ action }) => actionKey(action) === key)?.loss;
  return loss ?? decision.loss;
}

/** True if the retry is best by the review's measure, or nearly so in points; never for the original error. */
export function isFound(
  tried: Action,
  decision: Decision,
  review: Pick<Review, "marks_by">,
  options: readonly Option[],
  scale = 1,
): boolean {
  if (actionKey(tried) === actionKey(decision.chosen)) return false;
  if ([bestOf(decision, review), decision.best].some((best) => actionKey(best) === actionKey(tried))) return true;
  const isNear = lossOf(tried, decision, options) <= NEAR * scale;
  return isNear && options.some(({ action }) => actionKey(action) === actionKey(tried));
}
