/** The three questions of a turn: which boxes take this roll, which may be struck, which dice may stay on the table. */

import { boxEntries, freeCell, payerOf, type Card } from "./card";
import { contains, formatDice, type Dice } from "./dice";
import { at } from "./list";
import { cardOnTurn, NEW_TURN, phase, type GameState, type Turn } from "./state";
import {
  bonusRow,
  boxAt,
  columnOf,
  pointsRow,
  situationIndex,
  type Column,
  type PlaceGroup,
  type Variant,
} from "./tables";

/** What a box offers for the roll on the table. */
export interface Entry {
  readonly box: number;
  /** Entered in the box when the roll is scored there. */
  readonly points: number;
  /** And beside it. */
  readonly bonus: number;
  readonly scores: boolean;
  readonly strikes: boolean;
}

type Boxes = readonly number[];

/** Every box that the turn may end in, in the order of the sheet. */
export function entries(state: GameState): Entry[] {
  return state.variant.columns.flatMap((column, index) => columnEntries(state, column, index));
}

/** What a box offers now; undefined where the turn cannot end in it. */
export function offer(state: GameState, box: string): Entry | undefined {
  const index = state.variant.boxIndex.get(box);
  return phase(state) === "decide" ? entries(state).find((entry) => entry.box === index) : undefined;
}

/** The boxes of one column that the turn may end in. */
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
    const scores = points + bonus > 0 && scoring.includes(box) && open;
    const strikes = forced === null || (open && !scores);
    return scores || strikes ? [{ box, points, bonus, scores, strikes }] : [];
  });
}

/** The column's boxes with room, from top to bottom. */
export function freeBoxes(variant: Variant, card: Card, column: Column): Boxes {
  return column.boxes.filter((box) => freeCell(card, boxAt(variant, box)) !== null);
}

/** The boxes of which an ordered column must fill one next, from top to bottom; none where the order is free. */
export function nextInLine(variant: Variant, card: Card, column: Column): Boxes {
  const open = (box: number): boolean => freeCell(card, boxAt(variant, box)) !== null;
  const next = column.lines.map((line) => line.find(open)).filter((box) => box !== undefined);
  return [...new Set(next)].sort((one, other) => one - other);
}

/** The column's free boxes that order and announcement leave open: for points, and (these included) a strike. */
export function fillable(state: GameState, column: Column): { readonly scoring: Boxes; readonly striking: Boxes } {
  const { variant } = state;
  const { announced } = state.turn;
  const free = freeBoxes(variant, cardOnTurn(state), column);
  const openNow = column.announce ? [] : line(variant, cardOnTurn(state), column);
  const striking = column.strikes === "any" ? free : openNow;
  if (announced === null) return { scoring: openNow, striking };
  const scoring = free.includes(announced) ? [announced] : [];
  if (columnOf(variant, announced).miss === "box") return { scoring, striking: scoring };
  return { scoring, striking: [...new Set([...striking, ...scoring])].sort((one, other) => one - other) };
}

/** The index of the situation that a roll meets in a column. */
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

/** How many entries a column holds. */
export function entriesHeld(variant: Variant, card: Card, column: Column): number {
  return column.boxes.reduce((sum, box) => sum + boxEntries(card, boxAt(variant, box)).length, 0);
}

/** What the five-of-a-kind box holds, as an index into `FIVE_STATES`. */
export function fiveState(variant: Variant, card: Card, box: number): number {
  const held = boxEntries(card, boxAt(variant, box));
  if (held.some((points) => points > 0)) return 1;
  return held.length ? 2 : 0;
}

/** The place of a roll among all rolls. */
export function rollIndex(variant: Variant, roll: Dice): number {
  const index = variant.rollIndex.get(formatDice(roll));
  if (index === undefined) throw new RangeError(`no roll ${formatDice(roll)}`);
  return index;
}

/** The face that all dice show; of a roll of different ones, any. */
export function shownFace(variant: Variant, roll: Dice): number {
  return at(variant.shown_face, rollIndex(variant, roll));
}

/** The boxes of a column that all dice equal must go to, and which group they are; null where they go anywhere. */
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

/** The boxes that may be named now: those of announced columns with room, right after the first throw, or before. */
export function announceable(state: GameState): Boxes {
  const { turn, variant } = state;
  if (turn.throws > 1 || turn.announced !== null || turn.keeping !== null) return [];
  return nameable(variant, cardOnTurn(state), !turn.throws);
}

/** The boxes that a turn on this card may name before its first throw, or right after it. */
export function nameable(variant: Variant, card: Card, before: boolean): Boxes {
  const named = variant.columns.filter((column) => column.announce && isNamedBefore(column) === before);
  return named.flatMap((column) => line(variant, card, column));
}

/** Whether boxes of a column are named before the first throw; tables that a browser kept may not say it. */
export function isNamedBefore(column: Column): boolean {
  return (column as Partial<Column>).before ?? false;
}

/** Whether only boxes are left that need an announcement, and it is due now: there is no later moment for it. */
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

/** A turn before its first throw; where a box may be named by then, it waits for a decision. */
export function newTurn(variant: Variant, card: Card): Turn {
  const waits = variant.columns.some(isNamedBefore) && nameable(variant, card, true).length > 0;
  return waits ? { ...NEW_TURN, keeping: null } : NEW_TURN;
}

/** Whether anything happened in this turn yet: a throw, or what is decided before it. */
export function begun(state: GameState): boolean {
  const { turn, variant, start, finish } = state;
  if (start !== null || finish) return false;
  if (turn.throws > 0 || turn.announced !== null) return true;
  return turn.keeping !== null && newTurn(variant, cardOnTurn(state)).keeping === null;
}

/** Whether nothing has been thrown yet, and the seat says whether it names a box before. */
export function isBeforeThrow({ turn, start }: GameState): boolean {
  return start === null && turn.throws === 0 && turn.keeping === null;
}

/** Whether a throw is left in this turn, and some box could still be filled after it. */
export function mayThrowAgain(state: GameState): boolean {
  const { turn } = state;
  return !turn.bought && turn.throws < regularThrows(state) && fitsLater(state, 0);
}

/** Whether a further throw may be bought, and some box could still be filled after it. */
export function mayBuy(state: GameState): boolean {
  const { turn } = state;
  const { buy } = state.variant.turn;
  if (buy === null || turn.throws < regularThrows(state) || turn.bought >= buy.per_turn) return false;
  return fitsLater(state, 1);
}

/** Whether dice put aside earlier stay so, and enough more go aside. */
export function mayKeep(state: GameState, hold: Dice): boolean {
  const rules = state.variant.turn;
  const { lay } = state.turn;
  return rules.release || (hold.length >= lay.length + rules.put_aside && contains(hold, lay));
}

/** The throws that the turn has without buying: saved ones included, and those that only the last turn has. */
export function regularThrows(state: GameState): number {
  const { throws, usual } = state.variant.turn;
  const card = cardOnTurn(state);
  return usual && !hasOneLeft(card) ? usual : throws + card.saved;
}

/** Whether the card takes one more entry, so that this is its last turn. */
function hasOneLeft(card: Card): boolean {
  return card.entries.filter((entry) => entry === null).length === 1;
}

/** How many throws a turn on this card may have used to be entered in the column; null for no limit. */
export function throwLimit(card: Card, column: Column): number | null {
  // Tables that a browser kept may know of no last turn.
  return column.last_throws && hasOneLeft(card) ? column.last_throws : column.throws;
}

/** Whether some box could be filled, by points or a strike, after one more throw; and whether one can be thrown. */
function fitsLater(state: GameState, bought: number): boolean {
  const { variant, turn } = state;
  if (!variant.turn.release && turn.lay.length + variant.turn.put_aside >= variant.dice.count) return false;
  return variant.columns.some((column, index) => {
    if (!takesThrows(state, column, index, turn.throws + 1, turn.bought + bought)) return false;
    const { scoring, striking } = fillable(state, column);
    return scoring.length > 0 || striking.length > 0;
  });
}

/** Whether a turn of so many throws, so many of them bought, may be entered in the column at all. */
function takesThrows(state: GameState, column: Column, index: number, throws: number, bought: number): boolean {
  const { buy } = state.variant.turn;
  const limit = throwLimit(cardOnTurn(state), column);
  if (limit !== null && throws > limit) return false;
  return (
    !bought || (buy !== null && at(cardOnTurn(state).bought, payerOf(state.variant, index)) + bought <= buy.per_column)
  );
}

/** The boxes that the column's order leaves open. */
function line(variant: Variant, card: Card, column: Column): Boxes {
  const which = column.lines.length ? nextInLine : freeBoxes;
  return which(variant, card, column);
}

/** The column's number box for a face, while it has room. */
function numberBox(variant: Variant, card: Card, column: Column, shown: number): number | null {
  return freeBoxes(variant, card, column).find((box) => boxAt(variant, box).number === shown) ?? null;
}

function isIn(variant: Variant, box: number, group: PlaceGroup, shown: number): boolean {
  return group === "number" ? boxAt(variant, box).number === shown : boxAt(variant, box).section === group;
}
