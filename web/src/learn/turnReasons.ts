/** A reason for choices that have none of their own; loaded when one is needed. */
import { actionKey } from "@/game/review/actionWords";
import { share } from "@/game/reasons/reasonWords";
import { named, t } from "@/i18n/i18n.svelte";
import { boxName } from "@/rules/boxNames";
import { canonical, formatDice, parseDice } from "@/rules/dice";
import type { Action } from "@/rules/gameState";
import type { Variant } from "@/rules/variantTables";
import type { KeptExercise } from "@/store/learning";
import { oddsFor } from "@/values/odds/boxOdds";
import { choicesIn, stateOf } from "./exercise";

/** A smaller gain of a chance explains nothing. */
const NOTABLE = 0.03;

/** Returns, for a hold that was made, the free box whose chance in this turn gains most by the best hold. */
export function turnReasons(exercise: KeptExercise, variant: Variant, made: Action): string[] {
  const best = choicesIn(exercise, variant)[0]?.action;
  if (best?.type !== "held" || made.type !== "held" || actionKey(best) === actionKey(made)) return [];
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
  const { box, better, worse } = most;
  return [t("reason-aim", { box: named(boxName(variant, box)), better: share(better), worse: share(worse) })];
}
