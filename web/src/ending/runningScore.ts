/** The running score between the people of a finished game, including it. */
import { finishedGames, type Finished } from "@/store/finished";
import { scoreBetween, type Score } from "@/game/tables/winCounts";

/** Returns null for their first game, or a game alone. */
export async function runningScore(now: Finished): Promise<Score | null> {
  if (now.people.length < 2) return null;
  const before = (await finishedGames()).filter(({ id }) => id !== now.id);
  const score = scoreBetween([...before, now], now.people);
  return score.games > 1 ? score : null;
}
