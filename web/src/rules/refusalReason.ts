/**
 * Reasons for refusals and forced boxes: the first one that a player would name.
 *
 * The words of a refusal are in the catalogue under `error-<code>`, those of `whyForced` under `table-<code>`.
 */

import { freeCell, payerOf, sharesThrows } from "./card";
import { contains, face, lacking, type Dice } from "./dice";
import { at } from "./list";
import { diceFact } from "./faceLooks";
import { boxesFact, boxFact, eitherFact } from "./boxNames";
import type { Reason } from "./refusal";
import { cardOnTurn, phase, type GameState } from "./gameState";
import { boxAt, type Column } from "./variantTables";
import {
  columnEntries,
  fillable,
  forcedBoxes,
  isUnlessServed,
  mustAnnounce,
  nextInLine,
  regularThrows,
  shownFace,
  throwLimit,
} from "./turn";

/** Returns why a box cannot take this roll, be struck or be announced. Call it only for a refused action. */
export function whyNoEntry(state: GameState, index: number, strike: boolean): Reason {
  const { variant, turn } = state;
  const card = cardOnTurn(state);
  const box = boxAt(variant, index);
  const column = at(variant.columns, box.column);
  const facts = { box: boxFact(variant, index) };
  const announced = turn.announced === null ? null : boxFact(variant, turn.announced);
  if (freeCell(card, box) === null) return { code: "box-full", facts };
  if (announced && !strike && turn.announced !== index) {
    return { code: "other-box-announced", facts: { ...facts, announced } };
  }
  const limit = throwLimit(card, column);
  if (limit !== null && turn.throws > limit) {
    return { code: "too-many-throws", facts: { ...facts, limit, throws: turn.throws } };
  }
  const { buy } = variant.turn;
  if (turn.bought && buy && at(card.bought, payerOf(variant, box.column)) + turn.bought > buy.per_column) {
    return { code: "column-out-of-throws", facts };
  }
  if (!fillable(state, column)[strike ? "striking" : "scoring"].includes(index)) {
    const next = nextInLine(variant, card, column, index);
    if (next.length && !next.includes(index)) {
      return { code: "not-next-in-line", facts: { ...facts, next: eitherFact(variant, next) } };
    }
    if (isUnlessServed(column) && !announced) return { code: "must-be-announced-unless-served", facts };
    if (column.announce && !announced) {
      return { code: column.before ? "must-be-announced-before" : "must-be-announced", facts };
    }
    if (announced) return { code: "other-box-announced", facts: { ...facts, announced } };
  }
  if (!columnEntries(state, column, box.column).some((entry) => entry.box === index)) {
    return { code: "must-go-elsewhere", facts };
  }
  // Tables stored by older versions lack the field.
  if ((column as Partial<Column>).served_only && turn.lay.length > 0 && !strike) {
    return { code: "scores-only-served", facts };
  }
  return { code: strike ? "cannot-strike-scoring" : "scores-nothing", facts };
}

/** Returns why these dice cannot be held. Call it only for a refused hold. */
export function whyNoHold(state: GameState, dice: Dice, bought: boolean): Reason {
  const { turn, variant } = state;
  const { throws, buy, release, put_aside } = variant.turn;
  const missing = lacking(turn.roll, dice)[0];
  if (missing !== undefined) {
    const facts = {
      found: diceFact(variant, dice),
      roll: diceFact(variant, turn.roll),
      missing: diceFact(variant, [face(missing)]),
    };
    return { code: "hold-not-rolled", facts };
  }
  if (dice.length === turn.roll.length) return { code: "hold-all", facts: {} };
  if (bought) {
    if (buy === null) return { code: "nothing-to-buy", facts: {} };
    if (turn.throws < regularThrows(state)) return { code: "buy-too-early", facts: { throws } };
    if (turn.bought >= buy.per_turn) return { code: "bought-already", facts: { limit: buy.per_turn } };
    if (isOutOfThrows(state, buy.per_column)) {
      return { code: sharesThrows(variant) ? "sheet-out-of-throws" : "out-of-bought-throws", facts: {} };
    }
  } else if (turn.throws >= regularThrows(state)) {
    return { code: "no-throw-left", facts: { throws: turn.throws } };
  }
  if (!release && !contains(dice, turn.lay))
    return { code: "put-aside-stays", facts: { lay: diceFact(variant, turn.lay) } };
  const least = turn.lay.length + put_aside;
  if (!release && dice.length < least) return { code: "put-aside-more", facts: { least } };
  return { code: "no-box-after-throw", facts: { throws: turn.throws } };
}

/**
 * Returns why a five of a kind leaves fewer boxes than are open: one reason for each column affected.
 *
 * `forced-number`, `forced-lower` and `forced-upper` name the group it must go to; `five` is the box that forces it,
 * `face` the face shown, `boxes` the boxes allowed.
 */
export function whyForced(state: GameState): Reason[] {
  if (phase(state) !== "decide" || !state.turn.throws) return [];
  if (mustAnnounce(state) || state.turn.announced !== null || state.turn.roll.length === 0) return [];
  return state.variant.columns.flatMap((column, index) => forcedIn(state, column, index));
}

function forcedIn(state: GameState, column: Column, index: number): Reason[] {
  const { variant, turn } = state;
  const forced = forcedBoxes(state, column, index);
  const open = fillable(state, column).striking;
  if (!forced?.group || column.five === null || forced.boxes.length >= open.length) return [];
  const facts = {
    five: boxFact(variant, column.five),
    face: shownFace(variant, turn.roll),
    boxes: boxesFact(variant, forced.boxes),
  };
  return [{ code: `forced-${forced.group}`, facts }];
}

function isOutOfThrows(state: GameState, most: number): boolean {
  const { bought } = cardOnTurn(state);
  return bought.every((_, column) => at(bought, payerOf(state.variant, column)) >= most);
}
