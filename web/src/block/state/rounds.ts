/** Next player, progress and ranking, derived from the cards. */
import type { Card } from "@/rules/card";
import { notedAt, type Block, type BlockChange } from "./blockState";
import { isPresent } from "./players";

/** A player's card with its sums. */
export interface BlockProgress {
  player: number;
  /** Number of filled boxes. */
  filled: number;
  /** Number of boxes. */
  turns: number;
  total: number;
}

export interface Rank extends BlockProgress {
  /** Equal totals share a place. */
  place: number;
}

/** Returns the number of entries on a card. */
export function filledIn(card: Card): number {
  return card.entries.filter((points) => points !== null).length;
}

/**
 * Returns whose entry is due: the first after the last writer who has fewer entries than another player.
 *
 * A late player is thus asked once per round until caught up. Nothing is enforced.
 */
export function nextPlayer(standings: readonly BlockProgress[], wroteLast?: number): number | undefined {
  const last = standings.findIndex(({ player }) => player === wroteLast);
  const row = [...standings.slice(last + 1), ...standings.slice(0, last + 1)];
  const open = row.filter(({ filled, turns }) => filled < turns);
  const round = Math.max(...standings.map(({ filled }) => filled));
  const missing = open.find(({ filled, player }) => filled < round && player !== wroteLast);
  return (missing ?? open[0])?.player;
}

/** Returns the present player whose first entry in a cell is the latest; corrections do not count. */
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

/** Returns true if every player with an entry has a full card; players without entries do not delay the end. */
export function isOver(standings: readonly BlockProgress[]): boolean {
  const playing = standings.filter(({ filled }) => filled > 0);
  return playing.length > 0 && playing.every(({ filled, turns }) => filled === turns);
}

/** Returns those who played, highest total first; equal totals share the better place. */
export function ranking(standings: readonly BlockProgress[]): Rank[] {
  const playing = standings.filter(({ filled }) => filled > 0).sort((one, other) => other.total - one.total);
  return playing.map((standing) => ({
    ...standing,
    place: playing.findIndex(({ total }) => total === standing.total) + 1,
  }));
}
