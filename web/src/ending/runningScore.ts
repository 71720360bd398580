/** The running score between the people of a game that has just ended, this one included. */
import { finishedGames, type Finished } from "@/store/finished";
import { scoreBetween, type Score } from "@/store/results";

/** Null where this was their first game, or somebody played alone. */
export async function runningScore(now: Finished): Promise<Score | null> {
  if (now.people.length < 2) return null;
  const before = (await finishedGames()).filter(({ id }) => id !== now.id);
  const score = scoreBetween([...before, now], now.people);
  return score.games > 1 ? score : null;
}
