/** A card's lane in one column of a table, as numbered by Python's `pasch.solver.cards.card_space`. */

import { boxEntries, reached, stepOf, type Card } from "@/rules/card";
import { at } from "@/rules/list";
import { RuleRefusal } from "@/rules/refusal";
import { boxAt, cellsOf, type Variant } from "@/rules/variantTables";
import { fiveState } from "@/rules/turn";
import { addedUp, starts, type ColumnHeader, type NumbersFile, type Sealed, type Tally } from "./numberPlanes";

/** Filled boxes and bonus progress; states of the same class have the same lanes. */
export interface ColumnPlace {
  readonly state: number;
  readonly owner: number;
  readonly lane: number;
}

export class ColumnCards {
  readonly states: number;
  readonly classOf: Float64Array;
  /** Number of lanes of each class. */
  readonly lanes: Float64Array;
  /** First lane of each class, then the number of all lanes. */
  readonly firstLane: Uint32Array;
  private readonly codes: Float64Array;
  private readonly ahead: Float64Array;
  private readonly progress: Float64Array;
  /** For each computed tally: the number that each entry leads to. */
  private readonly after: readonly (Float64Array | null)[];

  constructor(
    private readonly index: number,
    readonly header: ColumnHeader,
    { section }: NumbersFile<Sealed>,
  ) {
    const own = (name: string): Float64Array => section(`${String(index)}.${name}`);
    this.codes = addedUp(own("codes"));
    this.states = this.codes.length;
    this.classOf = own("classes");
    this.ahead = own("ahead");
    this.lanes = own("lanes");
    this.firstLane = starts(this.lanes);
    this.progress = progressOf(own("progress"), this.firstLane);
    this.after = header.tallies.map(({ entries }, axis) => (entries ? own(`after.${String(axis)}`) : null));
  }

  /**
   * Returns a card's place in this column.
   *
   * @throws RuleRefusal if no game leads to the card.
   */
  place(variant: Variant, card: Card): ColumnPlace {
    const state = indexIn(this.codes, this.codeOf(variant, card), 0, this.states);
    const owner = this.classOf[state] ?? 0;
    const [first, end] = [this.firstLane[owner] as number, this.firstLane[owner + 1] as number];
    const lane = indexIn(this.progress, this.progressOn(variant, card, owner), first, end) - first;
    if (state < 0 || lane < 0) throw new RuleRefusal("impossible-card");
    return { state, owner, lane };
  }

  /** Returns the count of a tally on a lane of a state. */
  countOn(state: number, lane: number, axis: number): number {
    const { radix, cap } = at(this.header.tallies, axis);
    const progress = this.progress[(this.firstLane[this.classOf[state] as number] as number) + lane] as number;
    return Math.floor(progress / radix) % (cap + 1);
  }

  private codeOf(variant: Variant, card: Card): number {
    const { strides, five, five_stride } = this.header;
    const { boxes } = at(variant.columns, this.index);
    const filled = (box: number): number =>
      cellsOf(boxAt(variant, box)).filter((cell) => at(card.entries, cell) !== null).length;
    const code = boxes.reduce((sum, box, place) => sum + at(strides, place) * filled(box), 0);
    return five === null ? code : code + five_stride * fiveState(variant, card, at(boxes, five));
  }

  private progressOn(variant: Variant, card: Card, owner: number): number {
    const { tallies } = this.header;
    return tallies.reduce((sum, tally, axis) => {
      const ahead = this.ahead[owner * tallies.length + axis] as number;
      const after = at(this.after, axis);
      if (after) return sum + computedState(variant, card, tally, after) * tally.radix;
      return sum + settle(tally, counted(variant, card, tally), ahead) * tally.radix;
    }, 0);
  }
}

/** Returns an entry's contribution to a tally; for a computed tally, the entry's number. */
export function moveOf(variant: Variant, tally: Tally, box: number, points: number): number {
  const { entries } = tally;
  if (!entries) return stepOf(variant, tally, box, points);
  return entries.findIndex(([own, brought]) => own === box && brought === points) + 1;
}

/** Returns a tally's count, capped at its highest; counts below 0 are numbered after the highest. */
export function counted(variant: Variant, card: Card, tally: Tally): number {
  const sum = reached(variant, card, tally);
  return sum < 0 ? sum + tally.cap + 1 : Math.min(sum, tally.cap);
}

/** Returns the state of a computed tally: each entry leads from one number to the next. */
function computedState(variant: Variant, card: Card, tally: Tally, after: Float64Array): number {
  return tally.boxes.reduce((before, box) => {
    const held = boxEntries(card, boxAt(variant, box));
    return held.reduce(
      (now, points) => after[moveOf(variant, tally, box, points) * (tally.cap + 1) + now] as number,
      before,
    );
  }, 0);
}

/** Replaces a sum by the last threshold reached if `ahead` more points cannot reach another. */
function settle({ thresholds, minus }: Tally, reached: number, ahead: number): number {
  if (minus) return reached;
  const next = thresholds.find((threshold) => threshold > reached);
  if (next !== undefined && next <= reached + ahead) return reached;
  return thresholds.filter((threshold) => threshold <= reached).at(-1) ?? reached;
}

/** Returns a number's index in a part of an ascending list; -1 if absent. */
function indexIn(list: Float64Array, wanted: number, first: number, end: number): number {
  let [low, high] = [first, end - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const here = list[middle] as number;
    if (here === wanted) return middle;
    if (here < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function progressOf(steps: Float64Array, firstLane: Uint32Array): Float64Array {
  const begins = new Set(firstLane);
  let sum = 0;
  return steps.map((step, place) => (sum = begins.has(place) ? step : sum + step));
}
