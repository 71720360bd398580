/** How often each of several people won. Knows nothing of how games are kept. */
import { at } from "@/engine/list";
import { identityOf, type Finished, type FinishedPerson } from "./finished";

export interface Score {
  /** In the order of those who were asked about. */
  wins: number[];
  /** In how many of the games several won together. */
  shared: number;
  games: number;
}

/**
 * How many games each has won, given who won each of them.
 *
 * A win that is shared counts for all who share it: in a series, in the running score, in the statistics.
 */
export function winsOf<Winner>(each: readonly Winner[], games: readonly (readonly Winner[])[]): number[] {
  return each.map((one) => games.filter((winners) => winners.includes(one)).length);
}

/**
 * The running score of these people: of all games that they, and nobody else, have finished.
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
