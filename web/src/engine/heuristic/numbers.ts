/** Numbers as Python's heuristic player computes them, to the last bit. */

const NORMAL = [0.049867347, 0.0211410061, 0.0032776263, 0.0000380036, 0.0000488906, 0.000005383];
const PARTS = 2 ** 30;

/** The normal distribution function to six places (Abramowitz and Stegun 26.2.19). */
export function normal(x: number): number {
  let power = 1;
  let size = 0;
  for (const factor of NORMAL) {
    power *= Math.abs(x);
    size += factor * power;
  }
  let beyond = 1 + size;
  for (let doubled = 0; doubled < 4; doubled += 1) beyond *= beyond;
  return x > 0 ? 1 - 0.5 / beyond : 0.5 / beyond;
}

/** A number rounded to a whole one, a half to the even neighbour. */
export function rounded(x: number): number {
  const below = Math.floor(x);
  const rest = x - below;
  return rest > 0.5 || (rest === 0.5 && below % 2 !== 0) ? below + 1 : below;
}

/** Rounded so that what differs only by the order of additions is equal. */
export function roundedToParts(x: number): number {
  return Math.floor(x * PARTS + 0.5) / PARTS;
}
