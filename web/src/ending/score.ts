/** The running score between the people of a game that has just ended, this one included. */
import { finishedGames, type Finished } from "@/store/finished";
import { scoreBetween } from "@/store/results";

/** How many games each of them has won, in their order; null where this was their first, or somebody played alone. */
export async function runningScore(now: Finished): Promise<readonly number[] | null> {
  if (now.people.length < 2) return null;
  const before = (await finishedGames()).filter(({ id }) => id !== now.id);
  const { wins, games } = scoreBetween([...before, now], now.people);
  return games > 1 ? wins : null;
}
