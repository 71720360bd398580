/** The table of what every card is worth, as it comes over the net: docs/json.md describes it, Python's `compact` writes it. */

import { hex, sha256 } from "../sha256";
import { Refused } from "../refused";
import type { SumBonus } from "../tables";

/** Tables of another version are fetched anew. */
export const VERSION = 1;
const MAGIC = "PASCHVAL";
const DIGEST = 32;

/** What some boxes add up to, as far as a bonus asks for it. */
export interface Tally {
  readonly boxes: readonly number[];
  readonly count: SumBonus["count"];
  readonly cap: number;
  readonly thresholds: readonly number[];
  /** By how much it counts in the number of a lane. */
  readonly radix: number;
}

export interface Header {
  readonly version: number;
  readonly rules_hash: string;
  /** Points of one unit. */
  readonly step: number;
  /** By how many points a value is off at most. */
  readonly error: number;
  readonly column: {
    readonly strides: readonly number[];
    readonly five: number | null;
    readonly five_stride: number;
    readonly tallies: readonly Tally[];
  };
  readonly allowance: number;
  readonly saved: number;
  readonly sections: readonly (readonly [name: string, numbers: number, width: number])[];
}

export interface TableFile {
  readonly header: Header;
  readonly section: (name: string) => Float64Array;
}

/**
 * A table as it was sent.
 *
 * @throws Refused where it is damaged, or of another version.
 */
export function readFile(bytes: Uint8Array): TableFile {
  const header = headerOf(bytes);
  if (header?.version !== VERSION) throw new Refused("values-unfit");
  const sizes = header.sections.map(([, numbers, width]) => numbers * width);
  const begin = bytes.length - DIGEST - sizes.reduce((sum, size) => sum + size, 0);
  return {
    header,
    section(name) {
      const index = header.sections.findIndex(([found]) => found === name);
      const section = header.sections[index];
      if (!section) throw new Refused("values-unfit");
      const first = sizes.slice(0, index).reduce((sum, size) => sum + size, begin);
      return planes(bytes.subarray(first), section[1], section[2]);
    },
  };
}

function headerOf(bytes: Uint8Array): Header | null {
  const body = bytes.subarray(0, -DIGEST);
  const begin = MAGIC.length + 4;
  if (text(body.subarray(0, MAGIC.length)) !== MAGIC) return null;
  if (hex(sha256(body)) !== hex(bytes.subarray(-DIGEST))) return null;
  const length = new DataView(body.buffer, body.byteOffset).getUint32(MAGIC.length, true);
  return JSON.parse(text(body.subarray(begin, begin + length))) as Header;
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
