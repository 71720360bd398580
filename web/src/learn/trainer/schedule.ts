/** Spaced repetition: FSRS (`ts-fsrs`) schedules an exercise shortly before it would be forgotten. */
import { createEmptyCard, fsrs, Rating as Grade, State, type Card } from "ts-fsrs";
import type { Learnt } from "@/store/learning";

const DAY = 24 * 60 * 60 * 1000;
/** No repetitions after minutes: every exercise comes again on another day. */
const scheduler = fsrs({ enable_short_term: false, maximum_interval: 365 });

/** In the order of their numbers. */
const STATES = [State.New, State.Learning, State.Review, State.Relearning];

/** Returns an exercise's memory state after one more answer. */
export function remembered(
  { key, rules }: Pick<Learnt, "key" | "rules">,
  before: Learnt | undefined,
  found: boolean,
  now: number,
): Learnt {
  const { card } = scheduler.next(cardOf(before, now), new Date(now), found ? Grade.Good : Grade.Again);
  return {
    key,
    rules,
    due: card.due.getTime(),
    stability: card.stability,
    difficulty: card.difficulty,
    state: card.state,
    step: card.learning_steps,
    answers: card.reps,
    lapses: card.lapses,
    at: now,
  };
}

function cardOf(known: Learnt | undefined, now: number): Card {
  if (!known) return createEmptyCard(new Date(now));
  return {
    ...createEmptyCard(new Date(known.at)),
    due: new Date(known.due),
    last_review: new Date(known.at),
    scheduled_days: Math.max(0, Math.round((known.due - known.at) / DAY)),
    stability: known.stability,
    difficulty: known.difficulty,
    learning_steps: known.step,
    reps: known.answers,
    lapses: known.lapses,
    state: STATES[known.state] ?? State.New,
  };
}
