/** Columns that are won: leaders and game points. */
import { columnSums, type Card } from "@/rules/card";
import { at } from "@/rules/list";
import type { Variant } from "@/rules/variantTables";
import type { Names } from "@/wire/types";

export interface ColumnWon {
  names: Names;
  /** Game points for the leader. */
  points: number;
  /** Each seat's sum. */
  sums: readonly number[];
  /** Null on a tie. */
  leader: number | null;
}

/** Returns every column with game points; none where totals decide, or in a game alone. */
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

/** Returns who leads in all columns, and the extra points for it; null if nobody does, or there are none. */
export function wonAll(variant: Variant, columns: readonly ColumnWon[]): { leader: number; points: number } | null {
  const [first] = columns;
  const all = variant.result?.all ?? 0;
  const leader = first?.leader ?? null;
  return all > 0 && leader !== null && columns.every((column) => column.leader === leader)
    ? { leader, points: all }
    : null;
}
