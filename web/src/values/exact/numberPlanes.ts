/** Files of integers in byte planes, written by Python's `solve.sections`; docs/json.md describes the format. */

import { hex, sha256 } from "@/rules/fair/sha256";
import { RuleRefusal } from "@/rules/refusal";
import type { SumBonus } from "@/rules/variantTables";

/** Version of Python's solver and of the format: files of other versions are fetched anew. */
export const VERSION = 203;
const MAGIC = "PASCHVAL";
const DIGEST = 32;

/** The count of some boxes, as far as a bonus depends on it. */
export interface Tally {
  readonly boxes: readonly number[];
  readonly count: SumBonus["count"];
  readonly cap: number;
  readonly thresholds: readonly number[];
  /** Subtracted boxes: with these, all sums count, negative ones after the others. */
  readonly minus?: readonly number[];
  /** For computed tallies: all entries as box and points; an entry's number is its index plus 1. */
  readonly entries?: readonly (readonly [box: number, points: number])[];
}

/** The lookup data of one column. */
export interface ColumnHeader {
  readonly strides: readonly number[];
  readonly five: number | null;
  readonly five_stride: number;
  /** `radix` is the tally's factor in the number of a lane. */
  readonly tallies: readonly (Tally & { readonly radix: number })[];
}

/** Columns solved together. */
export interface PartHeader {
  readonly columns: readonly number[];
  /** Number of layers: one for each number of turns to pass, from 0. */
  readonly layers: number;
  readonly saved: number;
  readonly sheet_lanes: number;
  /** The first part with the same rules, which holds the values. */
  readonly place: number;
}

export interface Sealed {
  readonly version: number;
  readonly rules_hash: string;
  readonly sections: readonly (readonly [name: string, numbers: number, width: number])[];
}

export interface TableHeader extends Sealed {
  /** Points per unit. */
  readonly step: number;
  /** Maximum error of the sum of all parts, in points. */
  readonly error: number;
  readonly columns: readonly ColumnHeader[];
  readonly sheet: readonly Tally[];
  readonly parts: readonly PartHeader[];
  readonly allowance: number;
  readonly saved: number;
  /** Passed turns per turn that goes to another part. */
  readonly share: number;
}

export interface NumbersFile<Header extends Sealed> {
  readonly header: Header;
  readonly section: (name: string) => Float64Array;
}

/**
 * Reads a file as sent by the server.
 *
 * @throws RuleRefusal if it is damaged or of another version.
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

/** Decodes delta-encoded numbers. */
export function addedUp(steps: Float64Array): Float64Array {
  let all = 0;
  return steps.map((step) => (all += step));
}

/** Returns the offsets of parts of these sizes, then their total. */
export function starts(sizes: Float64Array): Uint32Array {
  return Uint32Array.from([0, ...addedUp(sizes)]);
}

/** Decodes a zigzag-encoded number. */
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

/** Reads numbers whose lowest bytes all come first, then the next ones. */
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
