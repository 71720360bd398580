/** An exercise: a position with a clear best choice, and the loss of each choice. */
import { parseDice } from "@/rules/dice";
import { legalActions } from "@/rules/gameEngine";
import type { Action, GameState } from "@/rules/gameState";
import type { Variant } from "@/rules/variantTables";
import { actionKey } from "@/game/review/actionWords";
import { faultOf, type Fault } from "@/game/review/decisionMarks";
import type { Reviewable } from "@/game/review/gameReview";
import { percentagePoints, points } from "@/game/review/reviewWords";
import { t } from "@/i18n/i18n.svelte";
import type { KeptExercise } from "@/store/learning";
import type { Exercise } from "@/wire/types";

export type ExerciseRules = Pick<Reviewable, "page" | "variant">;

/** A possible choice and its loss. */
export interface ExerciseChoice {
  readonly action: Action;
  readonly loss: number;
}

/** The choice made and its loss. */
export interface ExerciseAnswer {
  readonly action: Action;
  readonly loss: number;
  /** As good as the best. */
  readonly found: boolean;
  /** Null for the best choice and small losses. */
  readonly mark: Fault | null;
}

/** Returns the game of an exercise; the learner sits first and is on turn. */
export function stateOf({ cards, turn }: Pick<Exercise, "cards" | "turn">, variant: Variant): GameState {
  return {
    variant,
    cards,
    seat: 0,
    direction: variant.direction,
    turn: {
      throws: turn.throws,
      roll: parseDice(turn.roll),
      keeping: null,
      lay: parseDice(turn.lay),
      announced: turn.announced === null ? null : (variant.boxIndex.get(turn.announced) ?? null),
      bought: turn.bought,
    },
    start: null,
  };
}

/** Returns all choices, best first; those without loss are equally right. */
export function choicesIn(exercise: KeptExercise, variant: Variant): readonly ExerciseChoice[] {
  if (!("losses" in exercise)) return exercise.options;
  return legalActions(stateOf(exercise, variant))
    .map((action, place) => ({ action, loss: exercise.losses[place] ?? 0 }))
    .sort((one, other) => one.loss - other.loss);
}

export function answerTo(exercise: KeptExercise, variant: Variant, action: Action): ExerciseAnswer {
  const { objective, gap } = exercise;
  const choices = choicesIn(exercise, variant);
  const key = actionKey(action);
  const loss = (choices.find((choice) => actionKey(choice.action) === key) ?? choices.at(-1))?.loss ?? 0;
  // A loss below the threshold of a real difference is right, too.
  const found = loss === 0 || loss < gap * 0.999;
  const lost = objective === "win" ? loss : loss / variant.scale;
  const mark = found ? null : faultOf(lost, objective);
  return { action, loss, found, mark };
}

export function bestOf(exercise: KeptExercise, variant: Variant): Action {
  const [best] = choicesIn(exercise, variant);
  if (!best) throw new RangeError("an exercise has choices");
  return best.action;
}

/** "1,8 Punkte", "3,1 Prozentpunkte Gewinnchance"; `scale` of the variant. */
export function costWords(loss: number, objective: Exercise["objective"], scale = 1): string {
  return objective === "win"
    ? t("learn-cost-win", { points: percentagePoints(loss) })
    : t("learn-cost", { points: points(loss, scale) });
}
