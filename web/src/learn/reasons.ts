/** Reasons why the best choice of an exercise beats another one; the numbers come with the exercise. */
import { legalActions, apply, totals } from "@/rules/gameEngine";
import type { Action, GameState } from "@/rules/gameState";
import { canonical, formatDice, parseDice } from "@/rules/dice";
import { oddsFor } from "@/values/odds/boxOdds";
import { boxAt, type Variant } from "@/rules/variantTables";
import { actionKey, actionWords } from "@/game/review/actionWords";
import { named, t } from "@/i18n/i18n.svelte";
import { reasonWords, toWinWords } from "@/reasons/reasonWords";
import type { KeptExercise } from "@/store/learning";
import type { Exercise } from "@/wire/types";
import { choicesIn, stateOf } from "./exercise";

/** A smaller gain of a chance explains nothing. */
const NOTABLE = 0.03;

type Told = Exercise["against"][number]["reasons"][number];

/**
 * Returns why the best choice beats the one made, or the most tempting one if the best was chosen.
 *
 * Rare choices have no reasons of their own: then the box counts whose chance differs most.
 */
export function reasonsAgainst(exercise: KeptExercise, variant: Variant, made: Action): string[] {
  if (!("losses" in exercise)) return [named(exercise.reason)];
  const [best] = choicesIn(exercise, variant);
  const key = actionKey(made);
  if (best && actionKey(best.action) !== key) {
    const found = storedReasons(exercise, variant, made) ?? lossReasons(exercise, variant, best.action, made);
    return found ?? turnReasons(exercise, variant, best.action, made);
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

/** Between two holds, the free box whose chance in this turn gains most by the better one. */
function turnReasons(exercise: Exercise, variant: Variant, best: Action, made: Action): string[] {
  if (best.type !== "held" || made.type !== "held") return [];
  const { cards, turn } = stateOf(exercise, variant);
  const roll = canonical(turn.roll);
  const left = variant.turn.throws - turn.throws;
  if (left < 1) return [];
  const gains = (cards[0]?.entries ?? []).flatMap((entry, box) => {
    if (entry !== null) return [];
    const choices = oddsFor(variant, { box }).choices(roll, left);
    const [better = 0, worse = 0] = [best, made].map(
      ({ dice }) => choices.find(({ hold }) => formatDice(hold) === formatDice(canonical(parseDice(dice))))?.chance,
    );
    return [{ box, better, worse }];
  });
  const [most] = gains.sort((one, other) => other.better - other.worse - (one.better - one.worse));
  if (!most || most.better - most.worse < NOTABLE) return [];
  const { box, ...chances } = most;
  return words([{ kind: "turn", ...chances, boxes: [boxAt(variant, box).id], reached: null }], variant);
}

function totalAfter(state: GameState, action: Action): number {
  return totals(apply(state, action))[state.seat] ?? 0;
}

function words(reasons: readonly Told[], variant: Variant): string[] {
  return reasons.map((reason) =>
    reason.kind === "to-win" ? toWinWords(reason, variant) : reasonWords(reason, variant),
  );
}
