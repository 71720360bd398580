/** How often each of several people won against the others. Knows nothing of how games are kept. */
import { identityOf, type Finished, type Who } from "./finished";

export interface Score {
  /** In the order of those who were asked about; a shared win counts for nobody. */
  wins: number[];
  draws: number;
  games: number;
}

/**
 * The running score of these people: of all games that they, and nobody else, have finished.
 *
 * @param rulesHash counts only games by these rules.
 */
export function scoreBetween(games: readonly Finished[], people: readonly Who[], rulesHash?: string): Score {
  const asked = people.map(identityOf);
  const together = games.filter(
    ({ people: seats, variant }) =>
      (rulesHash === undefined || variant.rules_hash === rulesHash) && isSame(seats.map(identityOf), asked),
  );
  const winners = together.map(winnerOf);
  return {
    wins: asked.map((who) => winners.filter((winner) => winner === who).length),
    draws: winners.filter((winner) => winner === undefined).length,
    games: together.length,
  };
}

/** Who won alone. */
function winnerOf({ people, winners: [first, ...others] }: Finished): string | undefined {
  const winner = first === undefined ? undefined : people[first];
  return winner && others.length === 0 ? identityOf(winner) : undefined;
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return [...some].sort().join("\n") === [...others].sort().join("\n");
}
