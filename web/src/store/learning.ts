/** Learning data of this device: exercises and their repetitions, ratings, puzzles of the day, own errors. */
import { database, type Learnt, type Mistake, type Puzzle, type Rating } from "./database";

export type { KeptExercise, Learnt, Mistake, OlderExercise, Puzzle, Rating } from "./database";

/** All of it, as in a history file. */
export interface Learning {
  learnt: Learnt[];
  ratings: Rating[];
  puzzles: Puzzle[];
  mistakes: Mistake[];
}

/** The stores of learning data. */
export const LEARNING = ["learnt", "ratings", "puzzles", "mistakes"] as const;

export async function allLearning(): Promise<Learning> {
  const db = await database();
  const [learnt, ratings, puzzles, mistakes] = await Promise.all([
    db.getAll("learnt"),
    db.getAll("ratings"),
    db.getAll("puzzles"),
    db.getAll("mistakes"),
  ]);
  return { learnt, ratings, puzzles, mistakes };
}

export async function learnt(key: string): Promise<Learnt | undefined> {
  return (await database()).get("learnt", key);
}

/** Returns the memory states of all exercises by these rules. */
export async function learntOf(rules: string): Promise<Learnt[]> {
  return (await database()).getAll("learnt", IDBKeyRange.bound(`${rules}/`, `${rules}/\uffff`));
}

export async function keepLearnt(remembered: Learnt): Promise<void> {
  await (await database()).put("learnt", remembered);
}

export async function ratings(): Promise<Rating[]> {
  return (await database()).getAll("ratings");
}

export async function ratingOf(theme: string): Promise<Rating | undefined> {
  return (await database()).get("ratings", theme);
}

export async function keepRating(rating: Rating): Promise<void> {
  await (await database()).put("ratings", rating);
}

/** Returns every tried puzzle by these rules, oldest first. */
export async function puzzlesOf(rules: string): Promise<Puzzle[]> {
  const all = await (await database()).getAll("puzzles");
  return all.filter((puzzle) => puzzle.rules === rules);
}

/** Stores the first try at a day's puzzle; later ones are ignored. */
export async function keepPuzzle(puzzle: Puzzle): Promise<void> {
  const change = (await database()).transaction("puzzles", "readwrite");
  if (!(await change.store.get(puzzle.key))) await change.store.put(puzzle);
  await change.done;
}

/** Returns one's own errors by these rules, latest first. */
export async function mistakesOf(rules: string): Promise<Mistake[]> {
  const all = await (await database()).getAll("mistakes");
  return all.filter((mistake) => mistake.rules === rules).sort((one, other) => other.at - one.at);
}

/** Stores new errors. */
export async function keepMistakes(mistakes: readonly Mistake[]): Promise<void> {
  const change = (await database()).transaction("mistakes", "readwrite");
  for (const mistake of mistakes) if (!(await change.store.get(mistake.key))) await change.store.put(mistake);
  await change.done;
}
