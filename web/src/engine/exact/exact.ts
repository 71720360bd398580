/**
 * What actions are worth under the best play, from the table of what every card is worth: each turn is solved here.
 *
 * No value is off by more than the table's cards are, as a turn takes means and maxima of them.
 */

import { total, type Card } from "@/engine/card";
import { cardAfter, legalActions } from "@/engine/engine";
import { actionsBy } from "@/engine/heuristic/actions";
import { latticeOf } from "@/engine/heuristic/lattice";
import { kept } from "@/engine/heuristic/perVariant";
import { turnBy, type Judge, type SolvedTurn } from "@/engine/heuristic/turnvalue";
import type { ActionValue } from "@/engine/heuristic/actionValues";
import { formatCard } from "@/engine/position";
import { formatDice } from "@/engine/dice";
import { cardOnTurn, NEW_TURN, phase, type GameState, type Turn } from "@/engine/state";
import type { Variant } from "@/engine/tables";
import { announceable, begun, isBeforeThrow, mustAnnounce } from "@/engine/turn";
import type { ValueTable } from "./valueTable";

const TURNS_KEPT = 16;
const turnsByKnowledge = new WeakMap<object, Map<string, SolvedTurn>>();

/** The final total to expect after each legal action, in the rules' order. */
export function valuesBy(table: ValueTable, state: GameState): ActionValue[] {
  if (isBeforeThrow(state)) return valuesBefore(table, state);
  return actionsBy(state, solvedTurn(table, state));
}

/** The final total that the seat on turn may expect at any moment of a game, before a throw as well as at a decision. */
export function expectedBy(table: ValueTable, state: GameState): number {
  const { turn, variant } = state;
  const now = phase(state);
  if (now === "decide") return Math.max(...valuesBy(table, state).map(({ value }) => value));
  if (now === "over" || turn.keeping === null) return totalOf(table, variant, cardOnTurn(state));
  if (turn.throws === 0) return beforeTurn(table, state);
  const hold = variant.holdIndex.get(formatDice(turn.keeping)) ?? -1;
  return solvedTurn(table, state).keep({ ...turn, throws: turn.throws + 1 }, hold);
}

/** What a turn may expect before its first throw; what is guessed of its card is better known once the turn is solved. */
function beforeTurn(table: ValueTable, state: GameState): number {
  const { turn, variant } = state;
  if (!begun(state) && table.certainty === "exact") return totalOf(table, variant, cardOnTurn(state));
  return firstThrow(table, state, turn.announced === null ? unnamed(state) : [turn.announced]);
}

/** What each decision before the first throw is worth: to name a box, or none. */
function valuesBefore(table: ValueTable, state: GameState): ActionValue[] {
  return legalActions(state).map((action) => {
    const named = action.type === "announced" ? [state.variant.boxIndex.get(action.box) ?? null] : unnamed(state);
    return { action, value: firstThrow(table, state, named) };
  });
}

/** What may be announced after a first throw before which nothing was. */
function unnamed(state: GameState): (number | null)[] {
  const decided = { ...state, turn: { ...NEW_TURN, throws: 1, keeping: null } };
  return [...(mustAnnounce(decided) ? [] : [null]), ...announceable(decided)];
}

/** What the first throw of a turn is worth, where after it one of these boxes can be announced, or none. */
function firstThrow(table: ValueTable, state: GameState, ways: readonly (number | null)[]): number {
  const { variant } = state;
  const solved = solvedTurn(table, state);
  const first: Turn = { ...NEW_TURN, throws: 1, keeping: null };
  const best = new Float64Array(variant.rolls.length).fill(-Infinity);
  for (const announced of ways) {
    solved.rolls({ ...first, announced }).forEach((value, roll) => {
      if (value > (best[roll] as number)) best[roll] = value;
    });
  }
  return latticeOf(variant).mean(best);
}

/** What a card brings in the end, before its next throw. */
function totalOf(table: ValueTable, variant: Variant, card: Card): number {
  return total(variant, card) + table.value(variant, card);
}

/** Judges an entry by what the card after it is worth. */
class CardsAfter implements Judge {
  private readonly known = new Map<string, number>();
  /** What cards after entries are still worth, by all that matters of them: many points make the same. */
  private readonly ahead = new Map<string, number>();

  constructor(
    private readonly table: ValueTable,
    private readonly variant: Variant,
    private readonly card: Card,
  ) {}

  ending(turn: Turn, box: number, points: number, beside: number): number {
    const { variant, card, table } = this;
    // Without throws saved or bought it does not matter when a turn ends.
    const when = variant.turn.save || variant.turn.buy ? `${String(turn.throws)} ${String(turn.bought)}` : "";
    return kept(this.known, `${when} ${String(box)} ${String(points)} ${String(beside)}`, () => {
      const after = cardAfter(variant, card, turn, { box, points, bonus: beside });
      const moved = `${when} ${table.moved(variant, box, points)}`;
      return total(variant, after) + kept(this.ahead, moved, () => table.value(variant, after));
    });
  }
}

function solvedTurn(table: ValueTable, { variant, cards, seat }: GameState): SolvedTurn {
  const card = cards[seat] as Card;
  const memory = turnsByKnowledge.get(table.knowledge) ?? new Map<string, SolvedTurn>();
  turnsByKnowledge.set(table.knowledge, memory);
  return kept(memory, formatCard(variant, card), () => {
    const [oldest] = memory.keys();
    if (memory.size >= TURNS_KEPT && oldest !== undefined) memory.delete(oldest);
    return turnBy(variant, card, new CardsAfter(table, variant, card));
  });
}
