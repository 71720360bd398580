/** Reasons why the best choice of an exercise beats another one; the numbers come with the exercise. */
import { legalActions, apply, totals } from "@/rules/gameEngine";
import type { Action, GameState } from "@/rules/gameState";
import type { Variant } from "@/rules/variantTables";
import { actionKey, actionWords } from "@/game/review/actionWords";
import { named, t } from "@/i18n/i18n.svelte";
import { reasonWords, toWinWords } from "@/game/reasons/reasonWords";
import type { KeptExercise } from "@/store/learning";
import type { Exercise } from "@/wire/types";
import { choicesIn, stateOf } from "./exercise";

type Told = Exercise["against"][number]["reasons"][number];

/**
 * Returns why the best choice beats the one made, or the most tempting one if the best was chosen.
 *
 * Rare choices have no reasons of their own: see `turnReasons.ts`.
 */
export function reasonsAgainst(exercise: KeptExercise, variant: Variant, made: Action): string[] {
  if (!("losses" in exercise)) return [named(exercise.reason)];
  const [best] = choicesIn(exercise, variant);
  const key = actionKey(made);
  if (best && actionKey(best.action) !== key) {
    const found = storedReasons(exercise, variant, made) ?? lossReasons(exercise, variant, best.action, made);
    return found ?? [];
  }
  const [rival] = exercise.against;
  const action = rival && legalActions(stateOf(exercise, variant))[rival.option];
  if (!action) return [];
  const reasons = words(rival.reasons, variant).join(" ");
  return [t("reason-against", { action: actionWords(variant, action), reasons })];
}

function storedReasons(exercise: Exercise, variant: Variant, made: Action): string[] | undefined {
  const place = legalActions(stateOf(exercise, variant)).findIndex((action) => actionKey(action) === actionKey(made));
  const loss = exercise.losses[place] ?? 0;
  if (loss === 0) return [t("reason-equal")];
  const against = exercise.against.find(({ option }) => option === place);
  return against && words(against.reasons, variant);
}

/** If both choices end the turn, the loss alone is the reason: points now, and the value of the card afterwards. */
function lossReasons(exercise: Exercise, variant: Variant, best: Action, made: Action): string[] | undefined {
  const [used, kept] = [best, made].map((action) =>
    "box" in action && action.type !== "announced" ? action.box : null,
  );
  if (exercise.objective === "win" || !used || !kept || used === kept) return undefined;
  const state = stateOf(exercise, variant);
  const now = totalAfter(state, best) - totalAfter(state, made);
  const loss = choicesIn(exercise, variant).find(({ action }) => actionKey(action) === actionKey(made))?.loss ?? 0;
  return words([{ kind: "now", better: now, worse: loss - now, boxes: [kept, used], reached: null }], variant);
}

function totalAfter(state: GameState, action: Action): number {
  return totals(apply(state, action))[state.seat] ?? 0;
}

function words(reasons: readonly Told[], variant: Variant): string[] {
  return reasons.map((reason) =>
    reason.kind === "to-win" ? toWinWords(reason, variant) : reasonWords(reason, variant),
  );
}
