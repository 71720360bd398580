/**
 * SHA-256 (FIPS 180-4). Browsers offer theirs only over HTTPS, but a table in the home network has plain HTTP and its
 * dice must be verifiable, too.
 */

const PRIMES = primes(64);
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(prime ** (1 / 2)));
const ROUNDS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

/** Hashes a text in UTF-8, or bytes. */
export function sha256(content: string | Uint8Array): Uint8Array {
  const state = START.slice();
  const padded = padding(typeof content === "string" ? new TextEncoder().encode(content) : content);
  const block = new DataView(padded.buffer);
  const words = new Uint32Array(64);
  for (let start = 0; start < padded.byteLength; start += 64) compress(state, block, start, words);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => {
    digest.setUint32(4 * place, word);
  });
  return new Uint8Array(digest.buffer);
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function padding(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  return padded;
}

/** Mixes a block into the state; `words` is room for the message schedule. */
function compress(state: Uint32Array, bytes: DataView, start: number, words: Uint32Array): void {
  for (let place = 0; place < 16; place += 1) words[place] = bytes.getUint32(start + 4 * place);
  for (let place = 16; place < 64; place += 1) {
    const early = words[place - 15] as number;
    const late = words[place - 2] as number;
    const mixedEarly = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const mixedLate = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[place] = ((words[place - 16] as number) + mixedEarly + (words[place - 7] as number) + mixedLate) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < 64; round += 1) {
    const choice = (e & f) ^ (~e & g);
    const mixed = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + mixed + choice + (ROUNDS[round] as number) + (words[round] as number)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority;
    // One by one: a list of eight in each round takes three times as long.
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((mixed, place) => {
    state[place] = (state[place] as number) + mixed;
  });
}

function rotate(word: number, places: number): number {
  return (word >>> places) | (word << (32 - places));
}

/** Returns the first 32 binary digits of the fraction. */
function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime)) found.push(number);
  }
  return found;
}
