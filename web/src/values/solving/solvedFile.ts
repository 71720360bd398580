/** Solved values as a file: the solver's input, which numbers the cards, then the value of every card. */
import { sha256 } from "@/rules/fair/sha256";
import { RuleRefusal } from "@/rules/refusal";

const MAGIC = "PASCHSLV";
/** Magic, length of the input, and padding, so that the values begin at a multiple of 8. */
const HEAD = 16;
const WORD = 8;
const DIGEST = 32;

export interface SolvedCards {
  readonly input: Uint8Array;
  readonly values: Float64Array;
}

export function sealed({ input, values }: SolvedCards): ArrayBuffer {
  const begin = HEAD + padded(input.length);
  const file = new Uint8Array(begin + values.byteLength + DIGEST);
  file.set(new TextEncoder().encode(MAGIC));
  new DataView(file.buffer).setUint32(MAGIC.length, input.length, true);
  file.set(input, HEAD);
  file.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength), begin);
  file.set(sha256(file.subarray(0, -DIGEST)), begin + values.byteLength);
  return file.buffer;
}

/** Returns whether a file begins like one of solved values. */
export function isSealed(file: Uint8Array): boolean {
  return new TextDecoder().decode(file.subarray(0, MAGIC.length)) === MAGIC;
}

/** @throws RuleRefusal if the file is damaged. */
export function unsealed(file: Uint8Array): SolvedCards {
  const expected = sha256(file.subarray(0, -DIGEST));
  if (!file.subarray(-DIGEST).every((byte, place) => byte === expected[place])) throw new RuleRefusal("values-unfit");
  const length = new DataView(file.buffer, file.byteOffset).getUint32(MAGIC.length, true);
  const begin = HEAD + padded(length);
  const values = file.slice(begin, -DIGEST);
  return {
    input: file.subarray(HEAD, HEAD + length),
    values: new Float64Array(values.buffer, 0, values.length / WORD),
  };
}

function padded(length: number): number {
  return WORD * Math.ceil(length / WORD);
}
