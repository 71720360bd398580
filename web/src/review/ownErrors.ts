/** One's own errors in a reviewed game, stored as exercises of the trainer. */
import { DIFFERENT, exerciseAt } from "@/trial/exerciseAt";
import { actionKey } from "@/game/review/actionWords";
import { againstHere } from "@/game/values/deviceReasons";
import { knownValues } from "@/game/values/deviceValues";
import { replayed } from "@/game/review/replay";
import { trainerOf, type Reviewable } from "@/game/review/gameReview";
import { errorsOf } from "@/game/review/reviewWords";
import { exercisesOf } from "@/net/api";
import { unlessRefused } from "@/net/polling";
import { keepMistakes, type Mistake } from "@/store/learning";
import type { Decision, Exercise, Review } from "@/wire/types";

/** Maximum number of errors per game, the costliest first. */
const MOST = 5;

/** Stores a seat's errors if the rules have a trainer. */
export async function keepOwnErrors(game: Reviewable, review: Review, seat: number): Promise<void> {
  if (trainerOf(game) === null) return;
  const errors = errorsOf(review, seat).filter(isAboutPoints).slice(0, MOST);
  if (errors.length === 0) return;
  const exercises = (await fromServer(game, errors)) ?? (await fromHere(game, review, errors));
  const { rules_hash: rules } = review;
  const mistakes = errors.flatMap(({ position, themes }, place): Mistake[] => {
    const exercise = exercises[place];
    if (!exercise) return [];
    const own = { ...exercise, themes: themes.length > 0 ? [...themes] : exercise.themes };
    return [{ key: `${rules}/own ${position}`, rules, variant: game.rules, exercise: own, at: Date.now() }];
  });
  await keepMistakes(mistakes);
}

/** True if the best choice also wins most often, and the error costs points: the trainer asks for points. */
function isAboutPoints({ win, best, loss }: Decision): boolean {
  return loss >= DIFFERENT && (win === null || actionKey(win.best) === actionKey(best));
}

/** Includes a reason against every choice; undefined if the server cannot compute them. */
async function fromServer(
  { rules }: Reviewable,
  errors: readonly Decision[],
): Promise<readonly Exercise[] | undefined> {
  const positions = errors.map(({ position }) => position);
  const found = await unlessRefused(exercisesOf(rules, positions));
  return found && "exercises" in found && found.exercises.length === errors.length ? found.exercises : undefined;
}

/** Offline version from this device's values; undefined if they are missing. */
async function fromHere(
  { rules, variant }: Reviewable,
  review: Review,
  errors: readonly Decision[],
): Promise<readonly (Exercise | undefined)[]> {
  const steps = replayed(review, variant);
  return Promise.all(
    errors.map(async ({ event, position: id, themes }) => {
      const before = steps.find(({ moment }) => moment.event === event)?.before;
      const known = before && (await knownValues(before));
      if (!known) return undefined;
      const against = known.certainty === "exact" ? await againstHere(rules, before, known.values, DIFFERENT) : [];
      return exerciseAt(before, known.values, { id, themes, against });
    }),
  );
}
