/**
 * The rules engine: legal actions, transitions, totals. The twin of Python's `pasch.rules.game.engine`.
 *
 * Chance is an input: nothing here rolls.
 */

import { emptyCard, freeCell, payerOf, scores, struckIn, type Card } from "./card";
import { compared, finishes } from "./finish";
import { contains, formatDice, parseDice, type Dice } from "./dice";
import { diceFact } from "./faceLooks";
import { at, replaced } from "./list";
import { boxFact } from "./boxNames";
import { RuleRefusal, type Reason } from "./refusal";
import { cardOnTurn, NEW_TURN, phase, type Action, type GameEvent, type GameState, type Turn } from "./gameState";
import { boxAt, columnOf, commonCodes, holdsOf, type Direction, type Variant } from "./variantTables";
import {
  announceable,
  entries,
  isBeforeThrow,
  isNamedBefore,
  mayBuy,
  mayKeep,
  mayThrowAgain,
  mustAnnounce,
  newTurn,
  type Entry,
} from "./turn";
import { whyNoEntry, whyNoHold } from "./refusalReason";

/** A throw without an announcement. */
export const THROW_UNNAMED = { type: "held", dice: "-" } as const satisfies Action;

/** A seat's rank; seats with equal totals share it. */
export interface SeatStanding {
  readonly place: number;
  readonly seat: number;
  readonly total: number;
}

export interface Seating {
  /** Defaults to the variant's. */
  readonly direction?: Direction;
  /** The first seat; by default, two or more seats throw for the start. */
  readonly first?: number | null;
}

/**
 * Returns a game before its first throw.
 *
 * @throws RuleRefusal if the variant does not allow this number of seats.
 */
export function newGame(variant: Variant, seats = 1, { direction, first = null }: Seating = {}): GameState {
  const [least, most] = variant.seats;
  if (seats < least || seats > most) throw new RuleRefusal("wrong-number-of-seats", { found: seats, least, most });
  if (first !== null && (first < 0 || first >= seats)) {
    throw new RuleRefusal("no-such-seat", { found: first + 1, most: seats });
  }
  const card = emptyCard(variant);
  const thrownFor = first === null && seats > 1;
  return {
    variant,
    cards: Array<Card>(seats).fill(card),
    seat: first ?? 0,
    direction: direction ?? variant.direction,
    turn: thrownFor ? NEW_TURN : newTurn(variant, card),
    start: thrownFor ? { seats: Array.from({ length: seats }, (_, seat) => seat), faces: [] } : null,
  };
}

/**
 * Returns the legal actions in this order: announcements, holds, holds with a bought throw, scores, strikes. Empty
 * where no seat decides.
 */
export function legalActions(state: GameState): Action[] {
  if (phase(state) !== "decide") return [];
  const id = (box: number) => boxAt(state.variant, box).id;
  const announced: Action[] = announceable(state).map((box) => ({ type: "announced", box: id(box) }));
  if (mustAnnounce(state)) return announced;
  if (isBeforeThrow(state)) return [...announced, THROW_UNNAMED];
  const holds = holdsNow(state);
  const found = entries(state);
  return [
    ...announced,
    ...(mayThrowAgain(state) ? holds.map((dice): Action => ({ type: "held", dice })) : []),
    ...(mayBuy(state) ? holds.map((dice): Action => ({ type: "bought", dice })) : []),
    ...found.filter(({ scores }) => scores).map(({ box }): Action => ({ type: "scored", box: id(box) })),
    ...found.filter(({ strikes }) => strikes).map(({ box }): Action => ({ type: "struck", box: id(box) })),
  ];
}

/**
 * Returns the state after an event; `state` never changes.
 *
 * @throws RuleRefusal if the rules do not allow the event.
 */
export function apply(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case "start-rolled":
      return startRolled(state, event.face);
    case "rolled":
      return applyRoll(state, parseDice(event.dice));
    case "announced":
      return applyAnnouncement(state, event.box);
    case "held":
      return applyHold(state, parseDice(event.dice), false);
    case "bought":
      return applyHold(state, parseDice(event.dice), true);
    case "scored":
      return applyEntry(state, event.box, false);
    case "struck":
      return applyEntry(state, event.box, true);
  }
}

/** Returns the reason why an event is illegal; null if it is legal. */
export function refusal(state: GameState, event: GameEvent): Reason | null {
  try {
    apply(state, event);
    return null;
  } catch (error) {
    if (error instanceof RuleRefusal) return error;
    throw error;
  }
}

/** Returns each seat's total so far; where columns are counted, the game points as of now. */
export function totals(state: GameState): number[] {
  return scores(state.variant, state.cards);
}

/** Returns the totals that decide the game: a seat that won outright is ahead of all others. */
export function standings(state: GameState): number[] {
  return compared(state, totals(state));
}

/**
 * Returns all seats, an outright winner first, then by descending total; equal totals share a rank and the next rank is
 * skipped.
 */
export function ranking(state: GameState): SeatStanding[] {
  const sums = totals(state);
  const found = standings(state);
  const placed = found.map((own, seat) => ({
    place: 1 + found.filter((other) => other > own).length,
    seat,
    total: at(sums, seat),
  }));
  return placed.sort((one, other) => one.place - other.place || one.seat - other.seat);
}

function holdsNow(state: GameState): string[] {
  return holdsOf(state.variant, state.turn.roll)
    .filter((hold) => mayKeep(state, hold))
    .map(formatDice);
}

function startRolled(state: GameState, shown: number): GameState {
  if (state.start === null) throw new RuleRefusal("no-throw-for-start");
  const allowed = [...new Set(commonCodes(state.variant))];
  if (!allowed.includes(shown))
    throw new RuleRefusal("no-such-face", { found: shown, allowed: diceFact(state.variant, allowed) });
  const { seats } = state.start;
  const faces = [...state.start.faces, shown];
  if (faces.length < seats.length) return { ...state, start: { seats, faces }, seat: at(seats, faces.length) };
  const best = seats.filter((_, place) => faces[place] === Math.max(...faces));
  const seat = at(best, 0);
  if (best.length > 1) return { ...state, start: { seats: best, faces: [] }, seat };
  return { ...state, start: null, seat, turn: newTurn(state.variant, at(state.cards, seat)) };
}

function applyRoll(state: GameState, dice: Dice): GameState {
  const { variant, turn } = state;
  if (phase(state) !== "throw") throw new RuleRefusal("no-throw-now");
  const hold = turn.keeping ?? [];
  if (!variant.rollIndex.has(formatDice(dice))) {
    const { count } = variant.dice;
    throw new RuleRefusal("no-such-roll", {
      found: diceFact(variant, dice),
      count,
      allowed: diceFact(variant, [...new Set(commonCodes(variant))]),
    });
  }
  if (!contains(dice, hold))
    throw new RuleRefusal("held-dice-changed", { found: diceFact(variant, dice), held: diceFact(variant, hold) });
  const lay = variant.remembers_hold ? hold : [];
  return { ...state, turn: { ...turn, throws: turn.throws + 1, roll: dice, keeping: null, lay } };
}

function applyAnnouncement(state: GameState, name: string): GameState {
  const box = decidedBox(state, name);
  if (!announceable(state).includes(box)) {
    if (state.turn.announced !== null) throw new RuleRefusal("announced-already");
    if (!columnOf(state.variant, box).announce) {
      throw new RuleRefusal("not-announced-here", { box: boxFact(state.variant, box) });
    }
    const { throws } = state.turn;
    if (throws && isNamedBefore(columnOf(state.variant, box))) throw new RuleRefusal("announce-before-throw");
    if (throws !== 1) throw new RuleRefusal(throws ? "announce-too-late" : "throw-first");
    throw toRefusal(whyNoEntry(state, box, false));
  }
  return { ...state, turn: { ...state.turn, announced: box, keeping: isBeforeThrow(state) ? [] : null } };
}

function applyHold(state: GameState, dice: Dice, bought: boolean): GameState {
  const { turn } = state;
  mustDecide(state);
  if (mustAnnounce(state)) throw new RuleRefusal("announce-first");
  if (isBeforeThrow(state)) {
    if (bought || dice.length) throw new RuleRefusal("throw-first");
    return { ...state, turn: { ...turn, keeping: [] } };
  }
  const allowed = bought ? mayBuy(state) : mayThrowAgain(state);
  const possible = dice.length < turn.roll.length && contains(turn.roll, dice) && mayKeep(state, dice);
  if (!allowed || !possible) throw toRefusal(whyNoHold(state, dice, bought));
  return { ...state, turn: { ...turn, keeping: dice, bought: turn.bought + Number(bought) } };
}

function applyEntry(state: GameState, name: string, strike: boolean): GameState {
  const index = decidedBox(state, name);
  if (mustAnnounce(state)) throw new RuleRefusal("announce-first");
  if (isBeforeThrow(state)) throw new RuleRefusal("throw-first");
  const found = entries(state).find((entry) => entry.box === index);
  if (!found || !(strike ? found.strikes : found.scores)) throw toRefusal(whyNoEntry(state, index, strike));
  const entry = strike ? { box: index, points: struckIn(boxAt(state.variant, index)), bonus: 0 } : found;
  const card = cardAfter(state.variant, cardOnTurn(state), state.turn, entry);
  const cards = replaced(state.cards, state.seat, card);
  const finish = strike ? null : finishes(state, index);
  if (finish) return { ...state, cards, turn: NEW_TURN, finish };
  const seats = state.cards.length;
  const step = state.direction === "clockwise" ? 1 : seats - 1;
  const seat = (state.seat + step) % seats;
  return { ...state, cards, seat, turn: newTurn(state.variant, at(cards, seat)) };
}

/** Returns the card after the turn. */
export function cardAfter(
  variant: Variant,
  card: Card,
  turn: Turn,
  { box, points, bonus }: Pick<Entry, "box" | "points" | "bonus">,
): Card {
  const { column } = boxAt(variant, box);
  const cell = freeCell(card, boxAt(variant, box));
  const payer = payerOf(variant, column);
  if (cell === null) throw new RangeError(`box ${String(box)} is full`);
  return {
    entries: replaced(card.entries, cell, points),
    extra: replaced(card.extra, column, at(card.extra, column) + bonus),
    bought: replaced(card.bought, payer, at(card.bought, payer) + turn.bought),
    saved: variant.turn.save ? card.saved + variant.turn.throws - turn.throws : 0,
  };
}

function mustDecide(state: GameState): void {
  const now = phase(state);
  if (now === "over") throw new RuleRefusal("game-over");
  if (now !== "decide") throw new RuleRefusal("throw-first");
}

function decidedBox(state: GameState, name: string): number {
  mustDecide(state);
  const index = state.variant.boxIndex.get(name);
  if (index === undefined) throw new RuleRefusal("no-such-box", { box: name });
  return index;
}

function toRefusal({ code, facts }: Reason): RuleRefusal {
  return new RuleRefusal(code, facts);
}
