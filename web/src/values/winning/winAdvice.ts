/** How often each action wins, if this turn is played to win and later ones for points, as all others play. */
import { enteredPoints, type Card } from "@/rules/card";
import { apply } from "@/rules/gameEngine";
import { cardOnTurn, phase, type Action, type GameState } from "@/rules/gameState";
import { at } from "@/rules/list";
import { formatCard } from "@/rules/positionText";
import { begun } from "@/rules/turn";
import type { Variant } from "@/rules/variantTables";
import { bestAction } from "@/values/exact/bestAction";
import { CardsAfter } from "@/values/exact/cardsAfter";
import { valuesBy, valuesOf } from "@/values/exact/exactValues";
import type { ValueTable } from "@/values/exact/valueTable";
import { turnBy } from "@/values/heuristic/turnValues";
import type { Distribution, StartingCard } from "@/values/solving/cardScores";
import { totalsFrom } from "@/values/solving/totals";
import { waysFrom, type SolvedSheet } from "@/values/solving/turnFollowing";
import { worthOf, type EnteredCard } from "./cardWorth";
import { prizeAgainst, winShares } from "./winShares";

export interface WinAdvice {
  /** By legal action, in the rules' order. */
  readonly wins: readonly number[];
  /** By seat, if all play for points from now on. */
  readonly chances: readonly number[];
}

/** The final totals of some cards, and what the cards after the last turn looked at are worth. */
interface Memory {
  readonly totals: Map<string, Distribution>;
  /** The cards of the game that the worth is of, and the seat. */
  turn: string;
  worth: Worth;
}

const TOTALS_KEPT = 64;
const memories = new WeakMap<ValueTable, Memory>();

/**
 * Computes the chances at a decision of a game of several seats; yields the share that is done.
 *
 * @throws RangeError if the device has too little memory.
 */
export function* winAdvice(sheet: SolvedSheet, state: GameState): Generator<number, WinAdvice> {
  const others: Distribution[] = [];
  for (const [seat, card] of state.cards.entries())
    if (seat !== state.seat) others.push(yield* totalsOf(sheet, state.variant, card));
  const worth = yield* worthAfter(sheet, state, others);
  const wins = valuesWith(sheet, state, (card) => worth.get(keyOf(card)) ?? 0);
  return { wins, chances: yield* seatChances(sheet, state, others, worth) };
}

/** Returns the distribution of the seat's final total after an action, if all is played for points from then on. */
export function* totalsAfter(sheet: SolvedSheet, state: GameState, action: Action): Generator<number, Distribution> {
  const after = playedOn(sheet, apply(state, action));
  if (!begun(after)) return yield* totalsOf(sheet, state.variant, at(after.cards, state.seat));
  return yield* totalsInTurn(sheet, after);
}

/** Returns the chance of each seat, if all play for points. */
function* seatChances(
  sheet: SolvedSheet,
  state: GameState,
  others: readonly Distribution[],
  worth: Worth,
): Generator<number, readonly number[]> {
  const now = playedOn(sheet, state);
  // Two seats share all victories.
  if (others.length === 1 && begun(now)) {
    const own = beginningsOf(sheet, now).reduce((sum, one) => sum + one.chance * (worth.get(keyOf(one)) ?? 0), 0);
    return state.seat === 0 ? [own, 1 - own] : [1 - own, own];
  }
  const own = begun(now)
    ? yield* totalsInTurn(sheet, now)
    : yield* totalsOf(sheet, state.variant, at(now.cards, state.seat));
  return winShares(others.toSpliced(state.seat, 0, own));
}

/** What the cards after a turn are worth, by card and points entered. */
type Worth = ReadonlyMap<string, number>;

function keyOf({ card, entered }: EnteredCard): string {
  return `${String(card)} ${String(entered)}`;
}

/** Returns what all cards are worth that the turn may end with; remembered until the next turn. */
function* worthAfter(sheet: SolvedSheet, state: GameState, others: readonly Distribution[]): Generator<number, Worth> {
  const cards = new Map<string, EnteredCard>();
  valuesWith(sheet, state, (card) => {
    cards.set(keyOf(card), card);
    return 0;
  });
  const memory = memoryOf(sheet.table);
  const turn = [state.seat, ...state.cards.map((card) => formatCard(state.variant, card))].join(" | ");
  if (memory.turn === turn && [...cards.keys()].every((key) => memory.worth.has(key))) return memory.worth;
  const worth = yield* worthOf(sheet.follower, [...cards.values()], prizeAgainst(others));
  memory.worth = new Map([...cards].map(([key, card]) => [key, worth(card)]));
  memory.turn = turn;
  return memory.worth;
}

/** Returns the value of each legal action if the card after the turn is worth so much. */
function valuesWith(sheet: SolvedSheet, state: GameState, worth: (card: EnteredCard) => number): number[] {
  const [variant, card] = [state.variant, cardOnTurn(state)];
  const endings = new CardsAfter(variant, card, (after) =>
    worth({ card: sheet.table.cardNumber(variant, after), entered: enteredPoints(variant, after) }),
  );
  return valuesOf(state, turnBy(variant, card, endings)).map(({ value }) => value);
}

/** Plays for points until the next throw, or to the end of the turn. */
function playedOn({ table }: SolvedSheet, state: GameState): GameState {
  let now = state;
  while (begun(now) && phase(now) === "decide") now = apply(now, bestAction(now.variant, valuesBy(table, now)));
  return now;
}

/** Returns the distribution of a card's final total, before its next turn. */
function* totalsOf({ table, follower }: SolvedSheet, variant: Variant, card: Card): Generator<number, Distribution> {
  const { totals } = memoryOf(table);
  const key = formatCard(variant, card);
  const known = totals.get(key);
  if (known) return known;
  const beginning = { card: table.cardNumber(variant, card), entered: 0, chance: 1 };
  const found = raised(yield* totalsFrom(follower, [beginning]), enteredPoints(variant, card));
  if (totals.size >= TOTALS_KEPT) totals.clear();
  totals.set(key, found);
  return found;
}

function* totalsInTurn(sheet: SolvedSheet, state: GameState): Generator<number, Distribution> {
  const before = enteredPoints(state.variant, cardOnTurn(state));
  const beginnings = beginningsOf(sheet, state).map((one) => ({ ...one, entered: one.entered - before }));
  return raised(yield* totalsFrom(sheet.follower, beginnings), before);
}

/** Returns the cards with which the turn may end, from a throw that is to come. */
function beginningsOf(sheet: SolvedSheet, state: GameState): StartingCard[] {
  const { follower } = sheet;
  const before = enteredPoints(state.variant, cardOnTurn(state));
  return waysFrom(sheet, state).map((way) => {
    return {
      card: follower.cardAfter(way, 0),
      entered: before + follower.points(way),
      chance: follower.chance(way, 0),
    };
  });
}

function raised({ low, chances }: Distribution, points: number): Distribution {
  return { low: low + points, chances };
}

function memoryOf(table: ValueTable): Memory {
  const known = memories.get(table);
  if (known) return known;
  const fresh = { totals: new Map<string, Distribution>(), turn: "", worth: new Map<string, number>() };
  memories.set(table, fresh);
  return fresh;
}
