/** The next ten exercises: due ones first, then one's own errors, then those that cost players most. */
import type { KeptExercise, Learnt, Mistake } from "@/store/learning";
import type { Exercise, Theme } from "@/wire/types";

export const LENGTH = 10;
/** Limits on due exercises and own errors leave room for new ones. */
const MOST_DUE = 6;
const MOST_OWN = 3;
/** A difference in rating of this size outweighs the whole order of exercises. */
const FAR = 600;

type Origin = "due" | "own" | "new";

/** An exercise of a session and the reason for it. */
export interface SessionTask {
  readonly key: string;
  readonly exercise: KeptExercise;
  readonly origin: Origin;
  /** From one's own games, not from the variant's exercises. */
  readonly own: boolean;
}

export interface LearningState {
  readonly rules: string;
  readonly exercises: readonly Exercise[];
  readonly learnt: readonly Learnt[];
  readonly mistakes: readonly Mistake[];
  readonly rating: number;
}

export function keyOf(rules: string, { id }: Pick<Exercise, "id">): string {
  return `${rules}/${id}`;
}

/** Returns a session's exercises; `theme` null mixes all. */
export function sessionOf(known: LearningState, theme: Theme | null, now: number): SessionTask[] {
  const all = tasksOf(known).filter(({ exercise }) => theme === null || exercise.themes.includes(theme));
  const memory = new Map(known.learnt.map((one) => [one.key, one]));
  const due = ({ key }: SessionTask): number => memory.get(key)?.due ?? Infinity;
  const seen = all.filter(({ key }) => memory.has(key)).sort((one, other) => due(one) - due(other));
  const fresh = all.filter(({ key }) => !memory.has(key));
  const again = seen.filter((task) => due(task) <= now).slice(0, MOST_DUE);
  const own = fresh.filter((task) => task.own).slice(0, MOST_OWN);
  const others = sortBySuitability(
    fresh.filter((task) => !task.own),
    known.rating,
  );
  const chosen = [
    ...again.map((task) => ({ ...task, origin: "due" as const })),
    ...own,
    ...alternateThemes(others).slice(0, LENGTH - again.length - own.length),
  ];
  // If all exercises are known, those due next fill the session.
  const rest = seen.filter(({ key }) => !chosen.some((task) => task.key === key));
  return [...chosen, ...rest].slice(0, LENGTH);
}

export function dueCount({ learnt }: Pick<LearningState, "learnt">, now: number): number {
  return learnt.filter(({ due }) => due <= now).length;
}

function tasksOf({ rules, exercises, mistakes }: LearningState): SessionTask[] {
  return [
    ...mistakes.map(({ key, exercise }) => ({ key, exercise, origin: "own" as const, own: true })),
    ...exercises.map((exercise) => ({ key: keyOf(rules, exercise), exercise, origin: "new" as const, own: false })),
  ];
}

/** Sorts exercises by cost, those far from the rating last. */
function sortBySuitability(tasks: readonly SessionTask[], rating: number): SessionTask[] {
  const burden = ({ exercise }: SessionTask, place: number): number =>
    place / tasks.length + Math.abs(exercise.rating - rating) / FAR;
  return tasks
    .map((task, place) => ({ task, burden: burden(task, place) }))
    .sort((one, other) => one.burden - other.burden)
    .map(({ task }) => task);
}

/** Alternates themes, so that a session is not ten of a kind. */
function alternateThemes(tasks: readonly SessionTask[]): SessionTask[] {
  const turns = new Map<string, number>();
  return tasks
    .map((task) => {
      const theme = task.exercise.themes[0] ?? "";
      const turn = turns.get(theme) ?? 0;
      turns.set(theme, turn + 1);
      return { task, turn };
    })
    .sort((one, other) => one.turn - other.turn)
    .map(({ task }) => task);
}
