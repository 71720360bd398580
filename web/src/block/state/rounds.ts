/** Who should be next, how far the game is, and who won: read off the cards as players at a table do. */
import type { Card } from "@/engine/card";
import { notedAt, type Block, type BlockChange } from "./blockState";
import { isPresent } from "./players";

/** One player's card with its sums. */
export interface BlockProgress {
  player: number;
  /** How many boxes are filled. */
  filled: number;
  /** How many boxes there are. */
  turns: number;
  total: number;
}

export interface Rank extends BlockProgress {
  /** Shared by all who have the same total. */
  place: number;
}

/** How many entries a card holds. */
export function filledIn(card: Card): number {
  return card.entries.filter((points) => points !== null).length;
}

/**
 * Whose entry is missing in this round: the first one behind whoever wrote last who has fewer entries than somebody else.
 *
 * Somebody who came late is asked once in a round, not until everything is made up for. Nothing is enforced.
 */
export function nextPlayer(standings: readonly BlockProgress[], wroteLast?: number): number | undefined {
  const last = standings.findIndex(({ player }) => player === wroteLast);
  const row = [...standings.slice(last + 1), ...standings.slice(0, last + 1)];
  const open = row.filter(({ filled, turns }) => filled < turns);
  const round = Math.max(...standings.map(({ filled }) => filled));
  const missing = open.find(({ filled, player }) => filled < round && player !== wroteLast);
  return (missing ?? open[0])?.player;
}

/** Who of those who play made the latest first entry that still stands; corrections of older ones do not count. */
export function wroteLast(block: Block, changes: readonly BlockChange[]): number | undefined {
  const emptied = new Set(
    changes.filter((change) => change.type === "written" && change.points === null).map(({ id }) => id),
  );
  return changes.findLast(
    (change) =>
      change.type === "written" &&
      isPresent(block, change.player) &&
      "box" in change.cell &&
      change.points !== null &&
      (change.base === null || emptied.has(change.base)) &&
      notedAt(block, change.player, change.cell) !== undefined,
  )?.player;
}

/** Whether everybody who wrote anything has filled the card; somebody who never began does not hold the others up. */
export function isOver(standings: readonly BlockProgress[]): boolean {
  const playing = standings.filter(({ filled }) => filled > 0);
  return playing.length > 0 && playing.every(({ filled, turns }) => filled === turns);
}

/** Those who played, the highest total first; equal totals share the better place. */
export function ranking(standings: readonly BlockProgress[]): Rank[] {
  const playing = standings.filter(({ filled }) => filled > 0).sort((one, other) => other.total - one.total);
  return playing.map((standing) => ({
    ...standing,
    place: playing.findIndex(({ total }) => total === standing.total) + 1,
  }));
}
