/** One's own errors in a reviewed game, kept as exercises of the trainer. */
import { aloneOf } from "@/trial/alone";
import { total } from "@/engine/card";
import { formatDice } from "@/engine/dice";
import { boxAt } from "@/engine/tables";
import { throwsLeft } from "@/table/throwsLeft";
import { actionKey } from "@/game/actionWords";
import { replayed, type Step } from "@/game/replay";
import type { Reviewable } from "@/game/review";
import { errorsOf } from "@/game/reviewWords";
import { keepMistakes, type Mistake } from "@/store/learning";
import type { Decision, Exercise, Review } from "@/wire/types";
import { optionsOf } from "./options";

/** Of one game, those that are worth most. */
const MOST = 5;
/** Whoever is as near as that has found it. */
const NEAR = 0.25;
/** A typical exercise: how hard one's own are nobody knows, and they change no rating. */
const TYPICAL = 1500;

/** Keeps them, where it is known who looks, and the rules have a trainer. */
export async function keepOwnErrors(game: Reviewable, review: Review): Promise<void> {
  if (game.mine === null || !("id" in game.rules)) return;
  const steps = replayed(review, game.variant);
  const errors = errorsOf(review, game.mine).filter(isAboutPoints).slice(0, MOST);
  const mistakes: Mistake[] = [];
  for (const error of errors) {
    const step = steps.find(({ moment }) => moment.event === error.event);
    if (step) mistakes.push(await mistakeOf(game, review, error, step));
  }
  await keepMistakes(mistakes);
}

/** What wins and what brings most is the same there: the trainer asks for points. */
function isAboutPoints({ win, best }: Decision): boolean {
  return win === null || actionKey(win.best) === actionKey(best);
}

async function mistakeOf(game: Reviewable, review: Review, error: Decision, { before }: Step): Promise<Mistake> {
  const { variant, rules_hash: rules } = review;
  const { turn } = before;
  const found = await optionsOf(game, error, before);
  const reason = error.reasons.join(" ");
  const exercise: Exercise = {
    id: error.position,
    cards: aloneOf(before).cards.map((card) => ({
      entries: [...card.entries],
      extra: [...card.extra],
      bought: [...card.bought],
      saved: card.saved,
      total: total(game.variant, card),
    })),
    turn: {
      throws: turn.throws,
      left: throwsLeft(before),
      roll: formatDice(turn.roll),
      lay: formatDice(turn.lay),
      announced: turn.announced === null ? null : boxAt(game.variant, turn.announced).id,
      bought: turn.bought,
    },
    objective: "points",
    themes: [...error.themes],
    gap: NEAR,
    often: 1,
    rating: TYPICAL,
    options: [...found]
      .sort((one, other) => one.loss - other.loss)
      .map(({ action, loss }) => ({ action, loss })) as unknown as Exercise["options"],
    reason: { de: reason, en: reason },
  };
  return { key: `${rules}/own ${error.position}`, rules, variant: { id: variant }, exercise, at: Date.now() };
}
