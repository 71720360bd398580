/** What is known about a person's exercises: the next repetition, mistakes and ratings. */
import { keepLearnt, keepRating, learnt, learntOf, mistakesOf, ratingOf, ratings, type Rating } from "@/store/learning";
import type { ExerciseAnswer } from "./exercise";
import type { ExerciseSet } from "./exerciseSets";
import { answered, OVERALL } from "@/learn/trainer/rating";
import type { LearningState, SessionTask } from "@/learn/trainer/session";

/** Returns everything known about a person and a variant's exercises; empty in a private window without database. */
export async function knownOf({ rules_hash: rules, exercises }: ExerciseSet): Promise<LearningState> {
  const [memory, mistakes, overall] = await Promise.all([learntOf(rules), mistakesOf(rules), ratingOf(OVERALL)]).catch(
    () => [[], [], undefined] as const,
  );
  return { rules, exercises, learnt: memory, mistakes, rating: overall?.rating ?? 1500 };
}

/** Returns the ratings by theme. */
export async function strengths(): Promise<Map<string, Rating>> {
  const all = await ratings().catch(() => []);
  return new Map(all.map((rating) => [rating.theme, rating]));
}

/**
 * Stores an answer.
 *
 * Exercises from one's own games change no rating, as their difficulty is unknown.
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
