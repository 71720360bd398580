/** What an answer leaves behind: when the exercise comes again, and how strong somebody is by now. */
import { keepLearnt, keepRating, learnt, learntOf, mistakesOf, ratingOf, ratings, type Rating } from "@/store/learning";
import type { ExerciseAnswer } from "./exercise";
import type { ExerciseSet } from "./exerciseSets";
import { answered, OVERALL } from "@/learn/trainer/rating";
import type { LearningState, SessionTask } from "@/learn/trainer/session";

/** All that is known of somebody and a variant's exercises; nothing of it where a private window keeps no database. */
export async function knownOf({ rules_hash: rules, exercises }: ExerciseSet): Promise<LearningState> {
  const [memory, mistakes, overall] = await Promise.all([learntOf(rules), mistakesOf(rules), ratingOf(OVERALL)]).catch(
    () => [[], [], undefined] as const,
  );
  return { rules, exercises, learnt: memory, mistakes, rating: overall?.rating ?? 1500 };
}

/** The ratings by theme. */
export async function strengths(): Promise<Map<string, Rating>> {
  const all = await ratings().catch(() => []);
  return new Map(all.map((rating) => [rating.theme, rating]));
}

/**
 * Keeps an answer.
 *
 * Errors of one's own games change no rating: nobody knows how hard they are.
 */
export async function keepAnswer(
  { key, exercise, own }: SessionTask,
  rules: string,
  answer: ExerciseAnswer,
): Promise<void> {
  const now = Date.now();
  const { remembered } = await import("@/learn/trainer/schedule");
  await keepLearnt(remembered({ key, rules }, await learnt(key), answer.found, now));
  if (own) return;
  for (const theme of [OVERALL, exercise.themes[0] ?? ""].filter(Boolean)) {
    const outcome = { rating: exercise.rating, found: answer.found };
    await keepRating(answered(theme, await ratingOf(theme), outcome, now));
  }
}
