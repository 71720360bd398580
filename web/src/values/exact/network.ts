/**
 * The small network that corrects the sum of a sheet's parts: Python's `solver/kernels/wide/value_network.py`.
 *
 * A card is a few slots, each with the number of one input or none. The cards after different entries differ in few
 * slots, so the first layer is summed for one card and updated row by row for the others.
 */

import { RuleRefusal } from "@/rules/refusal";
import type { ColumnCards } from "./column";
import type { PartCards } from "./part";
import { readFile, type NumbersFile, type Sealed } from "./numberPlanes";

interface NetworkHeader extends Sealed {
  readonly shape: {
    readonly hidden: number;
    readonly second: number;
    readonly own: number;
    readonly tallies: number;
    readonly lines: number;
    readonly beside: number;
    readonly turn: number;
    readonly saved: number;
    readonly values: number;
  };
  /** Points per unit of the network. */
  readonly unit: number;
  /** Scales of a part's inputs: its value, and the differences from it. */
  readonly scales: readonly [number, number];
}

/** Values of a part in points: with its turns to pass, with twice as many, with none. */
export type PartNumbers = readonly [number, number, number];

export class Network {
  readonly rulesHash: string;
  private readonly file: NumbersFile<NetworkHeader>;
  /** By slot, then by combined state of the columns: the input's number plus 1, or 0 for none. */
  private readonly state: Float64Array;
  private readonly lane: Float64Array;
  private readonly bought: Float64Array;
  private readonly beside: Float64Array;
  private readonly line: Float64Array;
  private readonly ready: Float64Array;
  private readonly open: Float64Array;
  private readonly weights: Float32Array;
  private base: { readonly slots: readonly number[]; readonly sums: Float64Array } | undefined;

  /** @throws RuleRefusal if the bytes are damaged or of another version. */
  constructor(bytes: Uint8Array) {
    const file = readFile<NetworkHeader>(bytes);
    this.file = file;
    this.rulesHash = file.header.rules_hash;
    const lists = ["state", "lane", "bought", "beside", "line", "ready", "open"].map(file.section);
    [this.state, this.lane, this.bought, this.beside, this.line, this.ready, this.open] = lists as [
      Float64Array,
      Float64Array,
      Float64Array,
      Float64Array,
      Float64Array,
      Float64Array,
      Float64Array,
    ];
    this.weights = Float32Array.from(file.section("weights"), half);
  }

  /**
   * Returns the network's correction of a card's value, in points.
   *
   * @param left entries still to come.
   */
  adds(columns: readonly ColumnCards[], standing: PartCards, left: number, parts: readonly PartNumbers[]): number {
    const { unit } = this.file.header;
    const sums = this.sumLayer(this.slots(columns, standing, left));
    this.addParts(sums, parts);
    return this.output(sums) * unit;
  }

  /** Returns the input of each slot. */
  private slots(columns: readonly ColumnCards[], { places, bought, tally, saved }: PartCards, left: number): number[] {
    const { shape } = this.file.header;
    const states = columns.reduce((sum, column) => sum + column.states, 0);
    const lanes = columns.reduce((sum, column) => sum + (column.firstLane.at(-1) ?? 0), 0);
    const found: number[] = [];
    const [ready, open] = [new Array<number>(shape.lines).fill(0), new Array<number>(shape.lines).fill(0)];
    let [state, lane] = [0, 0];
    columns.forEach((column, index) => {
      const place = places[index];
      if (!place) throw new RuleRefusal("values-unfit");
      const [here, row] = [state + place.state, lane + (column.firstLane[place.owner] as number) + place.lane];
      for (let slot = 0; slot < shape.own; slot += 1) found.push(this.state[slot * states + here] as number);
      for (let slot = 0; slot < shape.tallies; slot += 1) found.push(this.lane[slot * lanes + row] as number);
      const first = this.bought[index] as number;
      found.push(first && first + (bought[index] ?? 0));
      for (let line = 0; line < shape.lines; line += 1) {
        ready[line] = (ready[line] as number) + (this.ready[line * states + here] as number);
        open[line] = (open[line] as number) + (this.open[line * states + here] as number);
      }
      state += column.states;
      lane += column.firstLane.at(-1) ?? 0;
    });
    ready.forEach((count, line) => {
      found.push(count && (this.line[line] as number) + count - 1);
      const others = open[line] as number;
      found.push(others && (this.line[shape.lines + line] as number) + others - 1);
    });
    const kinds = shape.beside ? this.beside.length / shape.beside : 0;
    for (let slot = 0; slot < shape.beside; slot += 1) found.push(this.beside[slot * kinds + tally] as number);
    found.push(shape.saved < 0 ? 0 : 1 + shape.saved + saved, left > 0 ? shape.turn + left : 0);
    return found;
  }

  /** Returns the first layer's sums, updated from those of a similar card. */
  private sumLayer(slots: readonly number[]): Float64Array {
    const { hidden } = this.file.header.shape;
    const { base } = this;
    const differing = base ? slots.filter((input, slot) => input !== base.slots[slot]).length : slots.length;
    if (base && 2 * differing < slots.length) {
      const sums = base.sums.slice();
      slots.forEach((input, slot) => {
        const before = base.slots[slot] as number;
        if (input === before) return;
        this.addRow(sums, input - 1, 1);
        this.addRow(sums, before - 1, -1);
      });
      return sums;
    }
    const bias = this.inputs * hidden;
    const sums = Float64Array.from(this.weights.subarray(bias, bias + hidden));
    for (const input of slots) this.addRow(sums, input - 1, 1);
    this.base = { slots, sums };
    return sums.slice();
  }

  private addParts(sums: Float64Array, parts: readonly PartNumbers[]): void {
    const { unit, scales, shape } = this.file.header;
    parts.forEach(([value, twice, alone], number) => {
      const first = shape.values + 3 * number;
      this.addRow(sums, first, (value / unit) * scales[0]);
      this.addRow(sums, first + 1, ((twice - value) / unit) * scales[1]);
      this.addRow(sums, first + 2, ((value - alone) / unit) * scales[1]);
    });
  }

  private addRow(sums: Float64Array, input: number, factor: number): void {
    if (input < 0) return;
    const { weights } = this;
    const hidden = sums.length;
    for (let unit = 0, place = input * hidden; unit < hidden; unit += 1, place += 1) {
      sums[unit] = (sums[unit] as number) + factor * (weights[place] as number);
    }
  }

  private output(sums: Float64Array): number {
    const { weights } = this;
    const { hidden, second } = this.file.header.shape;
    const middle = (this.inputs + 1) * hidden;
    const bias = middle + hidden * second;
    const layer = Float64Array.from(weights.subarray(bias, bias + second));
    for (let unit = 0; unit < hidden; unit += 1) {
      const value = sums[unit] as number;
      if (value <= 0) continue;
      for (let index = 0, place = middle + unit * second; index < second; index += 1, place += 1) {
        layer[index] = (layer[index] as number) + value * (weights[place] as number);
      }
    }
    let total = weights[bias + 2 * second] as number;
    for (let index = 0; index < second; index += 1) {
      total += Math.max(0, layer[index] as number) * (weights[bias + second + index] as number);
    }
    return total;
  }

  private get inputs(): number {
    const { hidden, second } = this.file.header.shape;
    return (this.weights.length - 2 * second - 1 - hidden * second) / hidden - 1;
  }
}

/** Decodes an IEEE 754 half-precision number. */
function half(bits: number): number {
  const [sign, exponent, rest] = [bits & 0x8000 ? -1 : 1, (bits >> 10) & 0x1f, bits & 0x3ff];
  if (exponent === 0) return sign * rest * 2 ** -24;
  return sign * (1 + rest / 1024) * 2 ** (exponent - 15);
}
