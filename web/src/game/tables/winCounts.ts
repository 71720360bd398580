/** Counts of wins. Independent of storage. */
import { at } from "@/rules/list";
import { identityOf, type Finished, type FinishedPerson } from "@/store/finished";

export interface Score {
  /** In the order of the people asked about. */
  wins: number[];
  /** Number of games with several winners. */
  shared: number;
  games: number;
}

/**
 * Returns the number of wins of each participant, given the winners of each game.
 *
 * A shared win counts for all its winners: in series, running scores and statistics.
 */
export function winsOf<Winner>(each: readonly Winner[], games: readonly (readonly Winner[])[]): number[] {
  return each.map((one) => games.filter((winners) => winners.includes(one)).length);
}

/**
 * Returns the running score over all games finished by exactly these people.
 *
 * @param rulesHash counts only games by these rules.
 */
export function scoreBetween(games: readonly Finished[], people: readonly FinishedPerson[], rulesHash?: string): Score {
  const asked = people.map(identityOf);
  const together = games.filter(
    ({ people: seats, variant }) =>
      (rulesHash === undefined || variant.rules_hash === rulesHash) && isSame(seats.map(identityOf), asked),
  );
  const winners = together.map(({ people: seats, winners: won }) => won.map((seat) => identityOf(at(seats, seat))));
  return {
    wins: winsOf(asked, winners),
    shared: winners.filter(({ length }) => length > 1).length,
    games: together.length,
  };
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return [...some].sort().join("\n") === [...others].sort().join("\n");
}
