/** How the latest turns ended, until the next throw made here: what a glance at the others' chips tells. */
import { columnSums, sheetBonuses } from "@/rules/card";
import { apply } from "@/rules/gameEngine";
import type { GameState } from "@/rules/gameState";
import { at } from "@/rules/list";
import { entries } from "@/rules/turn";
import type { Move, TableState } from "@/game/tables/tableState";

export interface TurnEnd {
  seat: number;
  box: number;
  /** Of the entry, with its extra points; null for a strike. */
  points: number | null;
  /** What deserves applause: all dice equal, or a bonus that the entry completed. */
  special: "five" | "bonus" | null;
  /** Tells this turn from the seat's next one. */
  place: number;
}

/**
 * Returns the last entry of each seat since the latest throw made here.
 *
 * @param mine seats played at this device; the only one of them knows its own entries.
 */
export function turnEnds({ moves }: Pick<TableState, "moves">, mine: readonly number[]): TurnEnd[] {
  const found = new Map<number, TurnEnd>();
  for (let place = moves.length - 1; place >= 0; place -= 1) {
    const move = at(moves, place);
    if (move.event.type === "rolled" && (mine.length === 0 || mine.includes(move.seat))) break;
    const end = endOf(move, place);
    if (end && !found.has(move.seat) && !(mine.length === 1 && mine.includes(move.seat))) found.set(move.seat, end);
  }
  return [...found.values()];
}

/** Returns what a move's entry deserves. */
export function specialOf({ before, event }: Move): TurnEnd["special"] {
  if (event.type !== "scored") return null;
  const [first] = before.turn.roll;
  if (before.turn.roll.length > 3 && before.turn.roll.every((code) => code === first)) return "five";
  return bonusesOn(apply(before, event), before.seat) > bonusesOn(before, before.seat) ? "bonus" : null;
}

function endOf(move: Move, place: number): TurnEnd | undefined {
  const { seat, event, before } = move;
  if (event.type !== "scored" && event.type !== "struck") return undefined;
  const box = before.variant.boxIndex.get(event.box) ?? 0;
  const entry = event.type === "scored" ? entries(before).find((one) => one.box === box) : undefined;
  return { seat, box, points: entry ? entry.points + entry.bonus : null, special: specialOf(move), place };
}

function bonusesOn({ variant, cards }: GameState, seat: number): number {
  const card = at(cards, seat);
  const ofColumns = variant.columns.flatMap((_, column) => [...columnSums(variant, card, column).bonuses.values()]);
  return [...ofColumns, ...sheetBonuses(variant, card).values()].reduce((sum, points) => sum + points, 0);
}
