/**
 * Solved values as a file: the solver's input, which numbers the cards, then the value of every card.
 *
 * It needs no checksum: the input contains one, and so does gzip, in which files are stored.
 */
import { RuleRefusal } from "@/rules/refusal";

const MAGIC = "PASCHSLV";
/** Magic, length of the input, and padding, so that the values begin at a multiple of 8. */
const HEAD = 16;
const WORD = 8;

export interface SolvedCards {
  readonly input: Uint8Array;
  readonly values: Float64Array;
}

export function sealed({ input, values }: SolvedCards): ArrayBuffer {
  const begin = HEAD + padded(input.length);
  const file = new Uint8Array(begin + values.byteLength);
  file.set(new TextEncoder().encode(MAGIC));
  new DataView(file.buffer).setUint32(MAGIC.length, input.length, true);
  file.set(input, HEAD);
  new Float64Array(file.buffer, begin).set(values);
  return file.buffer;
}

/** Returns whether a file begins like one of solved values. */
export function isSealed(file: Uint8Array): boolean {
  return new TextDecoder().decode(file.subarray(0, MAGIC.length)) === MAGIC;
}

/** @throws RuleRefusal if the file is cut off. */
export function unsealed(file: Uint8Array<ArrayBuffer>): SolvedCards {
  const length = new DataView(file.buffer).getUint32(MAGIC.length, true);
  const begin = HEAD + padded(length);
  if (file.length <= begin || (file.length - begin) % WORD !== 0) throw new RuleRefusal("values-unfit");
  return { input: file.subarray(HEAD, HEAD + length), values: new Float64Array(file.buffer, begin) };
}

function padded(length: number): number {
  return WORD * Math.ceil(length / WORD);
}
