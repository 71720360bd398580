/** Whether a trial is as good as the best. */
import { actionKey } from "@/game/review/actionWords";
import { bestOf } from "@/game/review/reviewWords";
import type { Action } from "@/engine/state";
import type { Decision, Review } from "@/wire/types";
import type { Option } from "./rankedOptions";

/** Whoever is as near as so many points on the sheet has found it. */
const NEAR = 0.25;

/** What was tried costs so many points. */
export function lossOf(tried: Action, decision: Decision, options: readonly Option[]): number {
  const key = actionKey(tried);
  const loss = options.find(({ action }) => actionKey(action) === key)?.loss;
  return loss ?? decision.loss;
}

/** The best in what the review marks by, or hardly worse in points; never what was the error. */
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
