/**
 * What every card of a solved sheet is still worth, and where a card stands in that table.
 *
 * Cards with the same boxes filled form a group, and what their bonuses have collected is their lane: as Python's
 * `pasch.solver.cards.space` numbers them.
 */

import { boxEntries, STEPS, type Card } from "../card";
import { at } from "../list";
import { Refused } from "../refused";
import { boxAt, cellsOf, type Variant } from "../tables";
import { fiveState } from "../turn";
import { readFile, type Tally, type TableFile } from "./reading";

/** What a table knows of one variant, by the identity of its rules. */
export class ExactTable {
  readonly rulesHash: string;
  /** By how many points a value is off at most. */
  readonly error: number;
  private readonly codes: Float64Array;
  private readonly classes: Float64Array;
  private readonly ahead: Float64Array;
  /** Of each class where its lanes begin in `progress`, and at the end how many there are. */
  private readonly firstLane: Uint32Array;
  private readonly progress: Float64Array;
  /** Of each group where its cards begin, and at the end how many there are; a group without cards leads nowhere. */
  private readonly start: Uint32Array;
  /** Whole numbers of steps, which single precision holds exactly. */
  private readonly values: Float32Array;
  private readonly file: TableFile["header"];

  /**
   * @throws Refused where the bytes are damaged, or of another version.
   */
  constructor(bytes: Uint8Array) {
    const { header, section } = readFile(bytes);
    this.file = header;
    this.rulesHash = header.rules_hash;
    this.error = header.error;
    this.codes = addedUp(section("codes"));
    this.classes = section("classes");
    this.ahead = section("ahead");
    const lanes = section("lanes");
    this.firstLane = starts(lanes);
    this.progress = progressOf(section("progress"), this.firstLane);
    this.start = starts(section("open").map((open, group) => open && (lanes[this.classOf(group)] as number)));
    this.values = this.unpacked(section("values"));
  }

  /**
   * What a card will still bring; what is written on it already is not among that.
   *
   * @throws Refused where it is a card of other rules, or no game leads to it.
   */
  value(variant: Variant, card: Card): number {
    if (variant.rules_hash !== this.rulesHash) throw new Refused("values-unfit");
    const state = found(this.codes, this.codeOf(variant, card), 0, this.codes.length);
    const group = (state * (this.file.allowance + 1) + at(card.bought, 0)) * this.file.saved + this.savedOf(card);
    const owner = this.classes[state] as number;
    const [first, end] = [this.firstLane[owner] as number, this.firstLane[owner + 1] as number];
    const lane = found(this.progress, this.progressOn(variant, card, owner), first, end) - first;
    const place = (this.start[group] as number) + lane;
    if (state < 0 || lane < 0 || place >= (this.start[group + 1] as number)) throw new Refused("impossible-card");
    return (this.values[place] as number) * this.file.step;
  }

  private codeOf(variant: Variant, card: Card): number {
    const { strides, five, five_stride } = this.file.column;
    const boxes = at(variant.columns, 0).boxes;
    const filled = (index: number) =>
      cellsOf(boxAt(variant, index)).filter((cell) => at(card.entries, cell) !== null).length;
    const code = boxes.reduce((sum, index, place) => sum + at(strides, place) * filled(index), 0);
    return five === null ? code : code + five_stride * fiveState(variant, card, at(boxes, five));
  }

  private savedOf(card: Card): number {
    return Math.min(card.saved, this.file.saved - 1);
  }

  private progressOn(variant: Variant, card: Card, owner: number): number {
    const { tallies } = this.file.column;
    return tallies.reduce((sum, tally, axis) => {
      const steps = tally.boxes.flatMap((box) => boxEntries(card, boxAt(variant, box))).map(STEPS[tally.count]);
      const counted = Math.min(
        steps.reduce((all, one) => all + one, 0),
        tally.cap,
      );
      return sum + settled(tally, counted, this.ahead[owner * tallies.length + axis] as number) * tally.radix;
    }, 0);
  }

  private classOf(group: number): number {
    return this.classes[Math.floor(group / this.places)] as number;
  }

  /** How many groups share a state. */
  private get places(): number {
    return (this.file.allowance + 1) * this.file.saved;
  }

  /** Each group is told by the last one before it of the same class with as many throws bought and saved. */
  private unpacked(changes: Float64Array): Float32Array {
    const values = new Float32Array(changes.length);
    const lastOfKind = new Int32Array(this.firstLane.length * this.places).fill(-1);
    for (let group = 0; group + 1 < this.start.length; group += 1) {
      const [first, end] = [this.start[group] as number, this.start[group + 1] as number];
      if (first === end) continue;
      const kind = this.classOf(group) * this.places + (group % this.places);
      const before = lastOfKind[kind] as number;
      const base = (lane: number) => (before < 0 ? (values[first - 1] ?? 0) : (values[before + lane] as number));
      for (let place = first, more = 0; place < end; place += 1) {
        more += signed(changes[place] as number);
        values[place] = base(place - first) + more;
      }
      lastOfKind[kind] = first;
    }
    return values;
  }
}

/** What stands for a sum when at most `ahead` can be added: the last threshold reached, if it will reach no other. */
function settled({ thresholds }: Tally, counted: number, ahead: number): number {
  const next = thresholds.find((threshold) => threshold > counted);
  if (next !== undefined && next <= counted + ahead) return counted;
  return thresholds.filter((threshold) => threshold <= counted).at(-1) ?? counted;
}

/** The place of a number in a part of an ascending list; -1 where it is not there. */
function found(list: Float64Array, wanted: number, first: number, end: number): number {
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

function signed(change: number): number {
  return change % 2 ? -(change + 1) / 2 : change / 2;
}

function addedUp(steps: Float64Array): Float64Array {
  let sum = 0;
  return steps.map((step) => (sum += step));
}

function starts(sizes: Float64Array): Uint32Array {
  return Uint32Array.from([0, ...addedUp(sizes)]);
}

function progressOf(steps: Float64Array, firstLane: Uint32Array): Float64Array {
  const begins = new Set(firstLane);
  let sum = 0;
  return steps.map((step, place) => (sum = begins.has(place) ? step : sum + step));
}
