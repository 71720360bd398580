/** Values of columns solved together, by the number of turns they may pass: Python's `solve.parts`. */

import { at } from "@/rules/list";
import { RuleRefusal } from "@/rules/refusal";
import type { ColumnCards, ColumnPlace } from "./column";
import { signed, starts, type NumbersFile, type PartHeader, type TableHeader } from "./numberPlanes";

/** Number of layers from which another one is interpolated. */
const NEAREST = 4;
const MOST_IN_16_BITS = 0xffff;

type Steps = Uint16Array | Float32Array | Float64Array;

/** A card's position: lane and bought throws of each column, lane of tallies over several columns, saved throws. */
export interface PartCards {
  readonly places: readonly ColumnPlace[];
  readonly bought: readonly number[];
  readonly tally: number;
  readonly saved: number;
  /** Throws that all columns may buy together, counted instead of saved throws. */
  readonly stock: number;
}

/** Values of some columns. Cards with the same filled boxes form a group and are ordered by lane within it. */
export class PartValues {
  private readonly columns: readonly ColumnCards[];
  private readonly bought: number;
  /** First card of each group, then the number of all cards; a group without cards is unreachable. */
  private readonly start: Uint32Array;
  /** By number of turns to pass, in whole steps. */
  private readonly layers: readonly Steps[];

  constructor(
    private readonly part: PartHeader,
    columns: readonly ColumnCards[],
    file: NumbersFile<TableHeader>,
    solved?: Float64Array,
  ) {
    this.columns = part.columns.map((index) => at(columns, index));
    this.bought = file.header.allowance + 1;
    const place = String(part.place);
    this.start = starts(this.lanesOfGroups(file.section(`open.${place}`)));
    if (solved && solved.length !== this.start.at(-1)) throw new RuleRefusal("values-unfit");
    this.layers = solved ? [solved] : this.decodeLayers(file);
  }

  /**
   * Returns the index of a card's values. Saved throws are split evenly among the parts, and capped at what the part
   * can save.
   *
   * @param columns the card's columns, which may differ from the file's as long as their rules are the same.
   */
  card(columns: readonly number[], { places, bought, tally, saved, stock }: PartCards, parts: number): number {
    const { saved: most, sheet_lanes: lanes } = this.part;
    let [group, lane] = [0, 0];
    this.columns.forEach((column, place) => {
      const { state, owner, lane: own } = at(places, at(columns, place));
      group = (group * column.states + state) * this.bought + at(bought, at(columns, place));
      lane = lane * (column.lanes[owner] as number) + own;
    });
    group *= most;
    const share = stock ? stock - Math.ceil((stock - saved) / parts) : Math.floor(saved / parts);
    let own = Math.min(share, most - 1);
    while (own > 0 && this.start[group + own] === this.start[group + own + 1]) own -= 1;
    return (this.start[group + own] as number) + (lanes > 1 ? lane * lanes + tally : lane);
  }

  /** Returns a card's value in steps, interpolated between whole numbers of turns to pass. */
  value(card: number, passes: number): number {
    const last = this.layers.length - 1;
    const low = Math.min(Math.floor(passes), last);
    const found = at(this.layers, low)[card] as number;
    if (low >= last || passes <= low) return found;
    return found + (passes - low) * ((at(this.layers, low + 1)[card] as number) - found);
  }

  private lanesOfGroups(open: Float64Array): Float64Array {
    return open.map((yes, group) => {
      let [lanes, rest] = [yes * this.part.sheet_lanes, Math.floor(group / this.part.saved)];
      for (const column of this.columns.toReversed()) {
        const state = Math.floor(rest / this.bought) % column.states;
        rest = Math.floor(rest / (this.bought * column.states));
        lanes *= column.lanes[column.classOf[state] as number] as number;
      }
      return lanes;
    });
  }

  /** Returns for each group the last one before it with equal lanes, bought and saved throws; -1 if there is none. */
  private groupsBefore(): Int32Array {
    const last = new Map<number, number>();
    return Int32Array.from({ length: this.start.length - 1 }, (_, group) => {
      if (this.start[group] === this.start[group + 1]) return -1;
      const kind = this.kindOf(group);
      const before = last.get(kind) ?? -1;
      last.set(kind, group);
      return before;
    });
  }

  private kindOf(group: number): number {
    const { saved } = this.part;
    let [kind, unit, rest] = [group % saved, saved, Math.floor(group / saved)];
    for (const column of this.columns.toReversed()) {
      const state = Math.floor(rest / this.bought) % column.states;
      kind += unit * ((column.classOf[state] as number) * this.bought + (rest % this.bought));
      unit *= column.lanes.length * this.bought;
      rest = Math.floor(rest / (this.bought * column.states));
    }
    return kind;
  }

  private decodeLayers({ section }: NumbersFile<TableHeader>): Steps[] {
    const before = this.groupsBefore();
    const order = orderOf(this.part.layers);
    const layers: Steps[] = [];
    order.forEach((layer, number) => {
      const expected = expectedOf(layers, order.slice(0, number), layer);
      const changes = section(`values.${String(this.part.place)}.${String(number)}`);
      layers[layer] = small(this.decode(changes, before), expected);
    });
    return layers;
  }

  /** Decodes each group from its difference to the last similar one. */
  private decode(changes: Float64Array, before: Int32Array): Float64Array {
    const values = new Float64Array(changes.length);
    for (let group = 0; group + 1 < this.start.length; group += 1) {
      const [first, end] = [this.start[group] as number, this.start[group + 1] as number];
      const alike = before[group] as number;
      const base = alike < 0 ? -1 : (this.start[alike] as number);
      const last = values[first - 1] ?? 0;
      for (let place = first, more = 0; place < end; place += 1) {
        more += signed(changes[place] as number);
        values[place] = more + (base < 0 ? last : (values[base + place - first] as number));
      }
    }
    return values;
  }
}

/** Returns the order in which layers are written: first, last, then repeatedly the halves. */
function orderOf(layers: number): number[] {
  const order = layers > 1 ? [0, layers - 1] : [0];
  const between: (readonly [number, number])[] = [[0, layers - 1]];
  for (const [low, high] of between) {
    if (high - low < 2) continue;
    const middle = (low + high) >> 1;
    order.push(middle);
    between.push([low, middle], [middle, high]);
  }
  return order;
}

/** Predicts a layer card by card from the polynomial through the nearest known layers, bit for bit as Python does. */
function expectedOf(layers: readonly Steps[], known: readonly number[], layer: number): (card: number) => number {
  const near = known.toSorted((one, other) => Math.abs(one - layer) - Math.abs(other - layer)).slice(0, NEAREST);
  const terms = near.map((one) => {
    let weight = 1;
    for (const other of near) if (other !== one) weight *= (layer - other) / (one - other);
    return { weight, steps: at(layers, one) };
  });
  return (card) => {
    let total = 0;
    for (const { weight, steps } of terms) total += weight * (steps[card] as number);
    return Math.floor(total + 0.5);
  };
}

/** Adds differences to predictions in the smallest array type that fits. */
function small(more: Float64Array, expected: (card: number) => number): Steps {
  let [least, most] = [0, 0];
  for (let card = 0; card < more.length; card += 1) {
    const value = (more[card] as number) + expected(card);
    more[card] = value;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return least < 0 || most > MOST_IN_16_BITS ? Float32Array.from(more) : Uint16Array.from(more);
}
