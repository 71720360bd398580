/** Columns that are won: who leads in each, and what that brings. */
import { columnSums, type Card } from "@/engine/card";
import { at } from "@/engine/list";
import type { Variant } from "@/engine/tables";
import type { Names } from "@/wire/types";

export interface ColumnWon {
  names: Names;
  /** Points of the game for who has the most. */
  points: number;
  /** What each seat has in it. */
  sums: readonly number[];
  /** Nobody where two have as many. */
  leader: number | null;
}

/** Every column that brings points of the game; none where totals decide, or somebody plays alone. */
export function columnsWon(variant: Variant, cards: readonly Card[]): ColumnWon[] {
  const worth = (variant.result as Variant["result"] | undefined)?.columns ?? [];
  if (cards.length < 2) return [];
  return worth.flatMap((points, column) => {
    if (!points) return [];
    const sums = cards.map((card) => columnSums(variant, card, column).total);
    const most = Math.max(...sums);
    const leaders = sums.flatMap((sum, seat) => (sum === most ? [seat] : []));
    const [leader = null] = leaders.length === 1 ? leaders : [];
    return [{ names: at(variant.columns, column).names, points, sums, leader }];
  });
}

/** Who leads in all of them, and what that brings besides; null where nobody does, or it brings nothing. */
export function wonAll(variant: Variant, columns: readonly ColumnWon[]): { leader: number; points: number } | null {
  const [first] = columns;
  const all = variant.result?.all ?? 0;
  const leader = first?.leader ?? null;
  return all > 0 && leader !== null && columns.every((column) => column.leader === leader)
    ? { leader, points: all }
    : null;
}
