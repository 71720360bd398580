/** Whether a finished game is the best that somebody has played by its rules, as far as this device knows. */
import { finishedGames, identityOf, type Finished } from "@/store/finished";

/** Returns the places of the people who have more points than in every earlier game by these rules; not in a first one. */
export async function personalBests(now: Finished): Promise<number[]> {
  const before = (await finishedGames()).filter(
    ({ id, variant }) => id !== now.id && variant.rules_hash === now.variant.rules_hash,
  );
  const parts = before.flatMap(({ people }) => people);
  return now.people.flatMap((own, place) => {
    const totals = parts.filter((part) => identityOf(part) === identityOf(own)).map(({ total }) => total);
    return own.computer === null && totals.length > 0 && own.total > Math.max(...totals) ? [place] : [];
  });
}
