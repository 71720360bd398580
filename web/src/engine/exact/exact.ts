/**
 * What actions are worth under the best play, from the table of what every card is worth: each turn is solved here.
 *
 * No value is off by more than the table's cards are, as a turn takes means and maxima of them.
 */

import { total, type Card } from "../card";
import { cardAfter } from "../engine";
import { actionsBy } from "../heuristic/actions";
import { kept } from "../heuristic/memory";
import { turnBy, type Judge, type SolvedTurn } from "../heuristic/turnvalue";
import type { ActionValue } from "../heuristic/values";
import { formatCard } from "../position";
import { formatDice } from "../dice";
import { cardOnTurn, phase, type GameState, type Turn } from "../state";
import type { Variant } from "../tables";
import type { ExactTable } from "./table";

const TURNS_KEPT = 16;
const turnsByTable = new WeakMap<ExactTable, Map<string, SolvedTurn>>();

/** The final total to expect after each legal action, in the rules' order. */
export function exactValues(table: ExactTable, state: GameState): ActionValue[] {
  return actionsBy(state, solvedTurn(table, state));
}

/** The final total that the seat on turn may expect at any moment of a game, before a throw as well as at a decision. */
export function exactValue(table: ExactTable, state: GameState): number {
  const { turn, variant } = state;
  const card = cardOnTurn(state);
  if (phase(state) === "decide") return Math.max(...exactValues(table, state).map(({ value }) => value));
  if (turn.throws === 0 || turn.keeping === null) return valueOf(table, variant, card);
  const hold = variant.holdIndex.get(formatDice(turn.keeping)) ?? -1;
  return solvedTurn(table, state).keep({ ...turn, throws: turn.throws + 1 }, hold);
}

/** What a card brings in the end, before its next throw. */
function valueOf(table: ExactTable, variant: Variant, card: Card): number {
  return total(variant, card) + table.value(variant, card);
}

/** Judges an entry by what the card after it is worth. */
class CardsAfter implements Judge {
  private readonly known = new Map<string, number>();

  constructor(
    private readonly table: ExactTable,
    private readonly variant: Variant,
    private readonly card: Card,
  ) {}

  ending(turn: Turn, box: number, points: number, beside: number): number {
    const { variant, card, table } = this;
    // Without throws saved or bought it does not matter when a turn ends.
    const when = variant.turn.save || variant.turn.buy ? `${String(turn.throws)} ${String(turn.bought)}` : "";
    return kept(this.known, `${when} ${String(box)} ${String(points)} ${String(beside)}`, () =>
      valueOf(table, variant, cardAfter(variant, card, turn, { box, points, bonus: beside })),
    );
  }
}

function solvedTurn(table: ExactTable, { variant, cards, seat }: GameState): SolvedTurn {
  const card = cards[seat] as Card;
  const memory = turnsByTable.get(table) ?? new Map<string, SolvedTurn>();
  turnsByTable.set(table, memory);
  return kept(memory, formatCard(variant, card), () => {
    const [oldest] = memory.keys();
    if (memory.size >= TURNS_KEPT && oldest !== undefined) memory.delete(oldest);
    return turnBy(variant, card, new CardsAfter(table, variant, card));
  });
}
