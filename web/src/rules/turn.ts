/** The three questions of a turn: which boxes may score this roll, which may be struck, which dice may be held. */

import { boxEntries, freeCell, payerOf, struckIn, type Card } from "./card";
import { contains, formatDice, type Dice } from "./dice";
import { at } from "./list";
import { cardOnTurn, NEW_TURN, phase, type GameState, type Turn } from "./gameState";
import {
  bonusRow,
  boxAt,
  columnOf,
  pointsRow,
  situationIndex,
  type Column,
  type PlaceGroup,
  type Variant,
} from "./variantTables";

/** A box's score for the current roll. */
export interface Entry {
  readonly box: number;
  /** Entered in the box. */
  readonly points: number;
  /** Added outside the box. */
  readonly bonus: number;
  readonly scores: boolean;
  readonly strikes: boolean;
}

type Boxes = readonly number[];

/** Returns every box that may end the turn, in the sheet's order. */
export function entries(state: GameState): Entry[] {
  return state.variant.columns.flatMap((column, index) => columnEntries(state, column, index));
}

/** Returns a box's score now; undefined if it cannot end the turn. */
export function offer(state: GameState, box: string): Entry | undefined {
  const index = state.variant.boxIndex.get(box);
  return phase(state) === "decide" ? entries(state).find((entry) => entry.box === index) : undefined;
}

/** Returns the boxes of one column that may end the turn. */
export function columnEntries(state: GameState, column: Column, index: number): Entry[] {
  const { variant, turn } = state;
  if (!turn.throws || !takesThrows(state, column, index, turn.throws, turn.bought)) return [];
  const { scoring, striking } = fillable(state, column);
  if (!striking.length) return [];
  const roll = rollIndex(variant, turn.roll);
  const situation = columnSituation(variant, cardOnTurn(state), column, turn.roll, !turn.lay.length, turn.throws);
  const forced = forcedBoxes(state, column, index);
  return striking.flatMap((box) => {
    const points = at(pointsRow(variant, situation, box), roll);
    const bonus = at(bonusRow(variant, situation, box), roll);
    const open = forced === null || forced.boxes.includes(box);
    const scores = points + bonus > struckIn(boxAt(variant, box)) && scoring.includes(box) && open;
    const strikes = forced === null || (open && !scores);
    return scores || strikes ? [{ box, points, bonus, scores, strikes }] : [];
  });
}

/** Returns the column's boxes with room, from top to bottom. */
export function freeBoxes(variant: Variant, card: Card, column: Column): Boxes {
  return column.boxes.filter((box) => freeCell(card, boxAt(variant, box)) !== null);
}

/**
 * Returns the boxes of which an ordered column must fill one next, top to bottom; empty if the order is free.
 *
 * @param before a box: only those that it waits for.
 */
export function nextInLine(variant: Variant, card: Card, column: Column, before?: number): Boxes {
  const open = (box: number): boolean => freeCell(card, boxAt(variant, box)) !== null;
  const lines = before === undefined ? column.lines : column.lines.filter((line) => line.includes(before));
  const next = lines.map((line) => line.find(open)).filter((box) => box !== undefined);
  return [...new Set(next)].sort((one, other) => one - other);
}

/**
 * Returns the column's free boxes allowed by order and announcement: for points, and for a strike (a superset).
 *
 * @param served all dice fell together.
 */
export function fillable(
  state: GameState,
  column: Column,
  served = state.turn.lay.length === 0,
): { readonly scoring: Boxes; readonly striking: Boxes } {
  const { variant } = state;
  const { announced } = state.turn;
  const free = freeBoxes(variant, cardOnTurn(state), column);
  const closed = column.announce && !(served && isUnlessServed(column));
  const openNow = closed ? [] : line(variant, cardOnTurn(state), column);
  const striking = column.strikes === "any" ? free : openNow;
  if (announced === null) return { scoring: openNow, striking };
  const scoring = free.includes(announced) ? [announced] : [];
  if (columnOf(variant, announced).miss === "box") return { scoring, striking: scoring };
  return { scoring, striking: [...new Set([...striking, ...scoring])].sort((one, other) => one - other) };
}

/** Returns the index of a roll's situation in a column. */
export function columnSituation(
  variant: Variant,
  card: Card,
  column: Column,
  roll: Dice,
  served: boolean,
  throws: number,
): number {
  let five = 0;
  let filled = false;
  if (variant.hasFive && column.extra.length && column.five !== null) {
    five = fiveState(variant, card, column.five);
    if (variant.hasNumber) filled = numberBox(variant, card, column, shownFace(variant, roll)) === null;
  }
  const held = variant.toldFilled > 1 ? entriesHeld(variant, card, column) : 0;
  return situationIndex(variant, served && column.served, five, filled, throws, held);
}

export function entriesHeld(variant: Variant, card: Card, column: Column): number {
  return column.boxes.reduce((sum, box) => sum + boxEntries(card, boxAt(variant, box)).length, 0);
}

/** Returns the state of the five-of-a-kind box as an index into `FIVE_STATES`. */
export function fiveState(variant: Variant, card: Card, box: number): number {
  const held = boxEntries(card, boxAt(variant, box));
  if (held.some((points) => points > 0)) return 1;
  return held.length ? 2 : 0;
}

export function rollIndex(variant: Variant, roll: Dice): number {
  const index = variant.rollIndex.get(formatDice(roll));
  if (index === undefined) throw new RangeError(`no roll ${formatDice(roll)}`);
  return index;
}

/** Returns the face of a five of a kind; that of the first die for any other roll. */
export function shownFace(variant: Variant, roll: Dice): number {
  return at(variant.shown_face, rollIndex(variant, roll));
}

/** Returns the boxes of a column that a five of a kind must go to, and their group; null if it may go anywhere. */
export function forcedBoxes(
  state: GameState,
  column: Column,
  index: number,
): { readonly boxes: Boxes; readonly group: PlaceGroup | null } | null {
  const { variant, turn } = state;
  if (!turn.throws || !at(variant.all_equal, rollIndex(variant, turn.roll))) return null;
  const situation = columnSituation(variant, cardOnTurn(state), column, turn.roll, !turn.lay.length, turn.throws);
  const places = at(at(variant.places, situation), index);
  if (!places.length) return null;
  const { scoring, striking } = fillable(state, column);
  const candidates = scoring.length ? scoring : striking;
  for (const group of places) {
    const boxes = candidates.filter((box) => isIn(variant, box, group, shownFace(variant, turn.roll)));
    if (boxes.length) return { boxes, group };
  }
  return { boxes: candidates, group: null };
}

/** Returns the boxes that may be announced now, before or right after the first throw. */
export function announceable(state: GameState): Boxes {
  const { turn, variant } = state;
  if (turn.throws > 1 || turn.announced !== null || turn.keeping !== null) return [];
  return nameable(variant, cardOnTurn(state), !turn.throws);
}

/** Returns the boxes that a turn on this card may announce before its first throw, or right after it. */
export function nameable(variant: Variant, card: Card, before: boolean): Boxes {
  const named = variant.columns.filter((column) => column.announce && isNamedBefore(column) === before);
  return named.flatMap((column) => line(variant, card, column));
}

/** True if boxes of a column are announced before the first throw; tables stored by older versions lack the field. */
export function isNamedBefore(column: Column): boolean {
  return (column as Partial<Column>).before ?? false;
}

/** True if a roll of all dice at once needs no announcement; tables stored by older versions lack the field. */
export function isUnlessServed(column: Column): boolean {
  return (column as Partial<Column>).unless_served ?? false;
}

/** True if the turn can only end in an announced box and this is the last moment to announce one. */
export function mustAnnounce(state: GameState): boolean {
  const { turn, variant } = state;
  if (turn.throws > 1 || turn.announced !== null || (!turn.throws && turn.keeping !== null)) return false;
  if (!variant.columns.some((column) => column.announce)) return false;
  return !variant.columns.some(
    (column) =>
      (!column.announce || (!turn.throws && !isNamedBefore(column))) &&
      freeBoxes(variant, cardOnTurn(state), column).length > 0,
  );
}

/** Returns a turn before its first throw; if a box may be announced by then, it waits for a decision. */
export function newTurn(variant: Variant, card: Card): Turn {
  const waits = variant.columns.some(isNamedBefore) && nameable(variant, card, true).length > 0;
  return waits ? { ...NEW_TURN, keeping: null } : NEW_TURN;
}

/** True if the turn has had a throw, or a decision before it. */
export function begun(state: GameState): boolean {
  const { turn, variant, start, finish } = state;
  if (start !== null || finish) return false;
  if (turn.throws > 0 || turn.announced !== null) return true;
  return turn.keeping !== null && newTurn(variant, cardOnTurn(state)).keeping === null;
}

/** True if nothing has been thrown and the seat decides whether to announce a box. */
export function isBeforeThrow({ turn, start }: GameState): boolean {
  return start === null && turn.throws === 0 && turn.keeping === null;
}

/** True if the turn has a throw left, and some box could be filled after it. */
export function mayThrowAgain(state: GameState): boolean {
  const { turn } = state;
  return !turn.bought && turn.throws < regularThrows(state) && fitsLater(state, 0);
}

/** True if another throw may be bought, and some box could be filled after it. */
export function mayBuy(state: GameState): boolean {
  const { turn } = state;
  const { buy } = state.variant.turn;
  if (buy === null || turn.throws < regularThrows(state) || turn.bought >= buy.per_turn) return false;
  return fitsLater(state, 1);
}

/** True if dice put aside earlier stay aside, and enough others join them. */
export function mayKeep(state: GameState, hold: Dice): boolean {
  const rules = state.variant.turn;
  const { lay } = state.turn;
  return rules.release || (hold.length >= lay.length + rules.put_aside && contains(hold, lay));
}

/** Returns the turn's throws without bought ones: includes saved throws and those of a last turn. */
export function regularThrows(state: GameState): number {
  const { throws, usual } = state.variant.turn;
  const card = cardOnTurn(state);
  return usual && !hasOneLeft(card) ? usual : throws + card.saved;
}

/** True if the card takes one more entry, so that this is its last turn. */
function hasOneLeft(card: Card): boolean {
  return card.entries.filter((entry) => entry === null).length === 1;
}

/** Returns the most throws after which a turn on this card may be entered in the column; null for no limit. */
export function throwLimit(card: Card, column: Column): number | null {
  // Tables stored by older versions lack `last_throws`.
  return column.last_throws && hasOneLeft(card) ? column.last_throws : column.throws;
}

/** True if one more throw is possible, and some box could be filled or struck after it. */
function fitsLater(state: GameState, bought: number): boolean {
  const { variant, turn } = state;
  if (!variant.turn.release && turn.lay.length + variant.turn.put_aside >= variant.dice.count) return false;
  return variant.columns.some((column, index) => {
    if (!takesThrows(state, column, index, turn.throws + 1, turn.bought + bought)) return false;
    // Whatever the dice show, and whichever are held.
    const { scoring, striking } = fillable(state, column, false);
    return scoring.length > 0 || striking.length > 0;
  });
}

/** True if a turn of `throws` throws, `bought` of them bought, may be entered in the column at all. */
function takesThrows(state: GameState, column: Column, index: number, throws: number, bought: number): boolean {
  const { buy } = state.variant.turn;
  const limit = throwLimit(cardOnTurn(state), column);
  if (limit !== null && throws > limit) return false;
  return (
    !bought || (buy !== null && at(cardOnTurn(state).bought, payerOf(state.variant, index)) + bought <= buy.per_column)
  );
}

/** Returns the boxes left open by the column's order. */
function line(variant: Variant, card: Card, column: Column): Boxes {
  const which = column.lines.length ? nextInLine : freeBoxes;
  return which(variant, card, column);
}

/** Returns the column's number box for a face, while it has room. */
function numberBox(variant: Variant, card: Card, column: Column, shown: number): number | null {
  return freeBoxes(variant, card, column).find((box) => boxAt(variant, box).number === shown) ?? null;
}

function isIn(variant: Variant, box: number, group: PlaceGroup, shown: number): boolean {
  return group === "number" ? boxAt(variant, box).number === shown : boxAt(variant, box).section === group;
}
