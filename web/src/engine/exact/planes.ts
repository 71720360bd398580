/** Files with whole numbers in planes, as they come over the net: docs/json.md describes them, Python's `solve.sections` writes them. */

import { hex, sha256 } from "@/engine/fair/sha256";
import { RuleRefusal } from "@/engine/refusal";
import type { SumBonus } from "@/engine/tables";

/** Of Python's solver and of the form: files of another version are fetched anew. */
export const VERSION = 202;
const MAGIC = "PASCHVAL";
const DIGEST = 32;

/** What some boxes add up to, as far as a bonus asks for it. */
export interface Tally {
  readonly boxes: readonly number[];
  readonly count: SumBonus["count"];
  readonly cap: number;
  readonly thresholds: readonly number[];
  /** Boxes that are taken off: then every sum counts, those below 0 after the others. */
  readonly minus?: readonly number[];
  /** Where it is computed: every entry, a box and its points; the number of one is its place, counted from 1. */
  readonly entries?: readonly (readonly [box: number, points: number])[];
}

/** What finds the cards of a column. */
export interface ColumnHeader {
  readonly strides: readonly number[];
  readonly five: number | null;
  readonly five_stride: number;
  /** Each with by how much it counts in the number of a lane. */
  readonly tallies: readonly (Tally & { readonly radix: number })[];
}

/** Some columns that were solved together. */
export interface PartHeader {
  readonly columns: readonly number[];
  /** For so many numbers of turns that it may pass, from none on. */
  readonly layers: number;
  readonly saved: number;
  readonly sheet_lanes: number;
  /** The first part of the same rules, whose values are its own. */
  readonly place: number;
}

export interface Sealed {
  readonly version: number;
  readonly rules_hash: string;
  readonly sections: readonly (readonly [name: string, numbers: number, width: number])[];
}

export interface TableHeader extends Sealed {
  /** Points of one unit. */
  readonly step: number;
  /** By how many points the values of all parts together are off at most. */
  readonly error: number;
  readonly columns: readonly ColumnHeader[];
  /** Tallies over several columns. */
  readonly sheet: readonly Tally[];
  readonly parts: readonly PartHeader[];
  readonly allowance: number;
  readonly saved: number;
  /** Of the turns that go to other parts, how many a part passes on. */
  readonly share: number;
}

export interface NumbersFile<Header extends Sealed> {
  readonly header: Header;
  readonly section: (name: string) => Float64Array;
}

/**
 * A file as it was sent.
 *
 * @throws RuleRefusal where it is damaged, or of another version.
 */
export function readFile<Header extends Sealed>(bytes: Uint8Array): NumbersFile<Header> {
  const header = headerOf(bytes) as Header | null;
  if (header?.version !== VERSION) throw new RuleRefusal("values-unfit");
  const sizes = header.sections.map(([, numbers, width]) => numbers * width);
  const begin = bytes.length - DIGEST - sum(sizes);
  return {
    header,
    section(name) {
      const index = header.sections.findIndex(([found]) => found === name);
      const section = header.sections[index];
      if (!section) throw new RuleRefusal("values-unfit");
      return planes(bytes.subarray(begin + sum(sizes.slice(0, index))), section[1], section[2]);
    },
  };
}

/** Numbers that were written as how much each differs from the one before. */
export function addedUp(steps: Float64Array): Float64Array {
  let all = 0;
  return steps.map((step) => (all += step));
}

/** Where parts of such sizes begin, and at the end how much they are together. */
export function starts(sizes: Float64Array): Uint32Array {
  return Uint32Array.from([0, ...addedUp(sizes)]);
}

/** A number of either sign that was written as one without. */
export function signed(written: number): number {
  return written % 2 ? -(written + 1) / 2 : written / 2;
}

function headerOf(bytes: Uint8Array): Sealed | null {
  const body = bytes.subarray(0, -DIGEST);
  const begin = MAGIC.length + 4;
  if (text(body.subarray(0, MAGIC.length)) !== MAGIC) return null;
  if (hex(sha256(body)) !== hex(bytes.subarray(-DIGEST))) return null;
  const length = new DataView(body.buffer, body.byteOffset).getUint32(MAGIC.length, true);
  return JSON.parse(text(body.subarray(begin, begin + length))) as Sealed;
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

/** Numbers of which the lowest octets come first, then the next one of each. */
function planes(bytes: Uint8Array, numbers: number, width: number): Float64Array {
  const found = new Float64Array(numbers);
  for (let plane = 0, unit = 1; plane < width; plane += 1, unit *= 256) {
    const first = plane * numbers;
    for (let place = 0; place < numbers; place += 1) {
      found[place] = (found[place] as number) + unit * (bytes[first + place] as number);
    }
  }
  return found;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
