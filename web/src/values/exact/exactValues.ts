/**
 * Action values under optimal play, from the table of card values: each turn is solved here.
 *
 * Means and maxima do not widen the table's error, so no value is off by more than the table's cards are.
 */

import { totalIfStruck, type Card } from "@/rules/card";
import { legalActions } from "@/rules/gameEngine";
import { actionsBy } from "@/values/heuristic/solvedActions";
import { latticeOf } from "@/values/heuristic/holdLattice";
import { kept } from "@/values/heuristic/perVariant";
import { turnBy, type SolvedTurn } from "@/values/heuristic/turnValues";
import type { ActionValue } from "@/values/heuristic/actionValues";
import { formatCard } from "@/rules/positionText";
import { formatDice } from "@/rules/dice";
import { cardOnTurn, NEW_TURN, phase, type GameState, type Turn } from "@/rules/gameState";
import type { Variant } from "@/rules/variantTables";
import { announceable, begun, isBeforeThrow, mustAnnounce } from "@/rules/turn";
import { CardsAfter } from "./cardsAfter";
import type { ValueTable } from "./valueTable";

const TURNS_KEPT = 16;
const turnsByKnowledge = new WeakMap<object, Map<string, SolvedTurn>>();

/** Returns the expected final total after each legal action, in the rules' order. */
export function valuesBy(table: ValueTable, state: GameState): ActionValue[] {
  return valuesOf(state, solvedTurn(table, state));
}

/** Returns the value of each legal action, in the rules' order, from a solved turn. */
export function valuesOf(state: GameState, solved: SolvedTurn): ActionValue[] {
  return isBeforeThrow(state) ? valuesBefore(state, solved) : actionsBy(state, solved);
}

/** Returns the expected final total of the seat on turn at any moment: before a throw or at a decision. */
export function expectedBy(table: ValueTable, state: GameState): number {
  const { turn, variant } = state;
  const now = phase(state);
  if (now === "decide") return Math.max(...valuesBy(table, state).map(({ value }) => value));
  if (now === "over" || turn.keeping === null) return totalOf(table, variant, cardOnTurn(state));
  if (turn.throws === 0) return beforeTurn(table, state);
  const hold = variant.holdIndex.get(formatDice(turn.keeping)) ?? -1;
  return solvedTurn(table, state).keep({ ...turn, throws: turn.throws + 1 }, hold);
}

/** Returns a turn's value before its first throw; solving the turn is more precise than looking up the card. */
function beforeTurn(table: ValueTable, state: GameState): number {
  const { turn, variant } = state;
  if (!begun(state) && table.certainty === "exact") return totalOf(table, variant, cardOnTurn(state));
  const ways = turn.announced === null ? lateAnnouncements(state) : [turn.announced];
  return firstThrow(variant, solvedTurn(table, state), ways);
}

/** Returns the value of each decision before the first throw: to announce a box, or none. */
function valuesBefore(state: GameState, solved: SolvedTurn): ActionValue[] {
  return legalActions(state).map((action) => {
    const named =
      action.type === "announced" ? [state.variant.boxIndex.get(action.box) ?? null] : lateAnnouncements(state);
    return { action, value: firstThrow(state.variant, solved, named) };
  });
}

/** Returns the announcements open after a first throw that had none before it. */
function lateAnnouncements(state: GameState): (number | null)[] {
  const decided = { ...state, turn: { ...NEW_TURN, throws: 1, keeping: null } };
  return [...(mustAnnounce(decided) ? [] : [null]), ...announceable(decided)];
}

/** Returns the value of a turn's first throw, after which one of these boxes, or none, can be announced. */
function firstThrow(variant: Variant, solved: SolvedTurn, ways: readonly (number | null)[]): number {
  const first: Turn = { ...NEW_TURN, throws: 1, keeping: null };
  const best = new Float64Array(variant.rolls.length).fill(-Infinity);
  for (const announced of ways) {
    solved.rolls({ ...first, announced }).forEach((value, roll) => {
      if (value > (best[roll] as number)) best[roll] = value;
    });
  }
  return latticeOf(variant).mean(best);
}

/** Returns a card's expected final total before its next throw. */
function totalOf(table: ValueTable, variant: Variant, card: Card): number {
  return totalIfStruck(variant, card) + table.value(variant, card);
}

function solvedTurn(table: ValueTable, { variant, cards, seat }: GameState): SolvedTurn {
  const card = cards[seat] as Card;
  const memory = turnsByKnowledge.get(table.knowledge) ?? new Map<string, SolvedTurn>();
  turnsByKnowledge.set(table.knowledge, memory);
  return kept(memory, formatCard(variant, card), () => {
    const [oldest] = memory.keys();
    if (memory.size >= TURNS_KEPT && oldest !== undefined) memory.delete(oldest);
    // Many entries lead to cards of equal value.
    const ahead = new Map<string, number>();
    const endings = new CardsAfter(variant, card, (after, when, box, points) => {
      const moved = `${when} ${table.moved(variant, box, points)}`;
      return totalIfStruck(variant, after) + kept(ahead, moved, () => table.value(variant, after));
    });
    return turnBy(variant, card, endings);
  });
}
