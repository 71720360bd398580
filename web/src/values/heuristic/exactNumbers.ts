/** Numerics of Python's heuristic player, equal to the last bit. */

const NORMAL = [0.049867347, 0.0211410061, 0.0032776263, 0.0000380036, 0.0000488906, 0.000005383];
const PARTS = 2 ** 30;

/** The normal distribution function to six places. */
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

/** Rounds half to even. */
export function rounded(x: number): number {
  const below = Math.floor(x);
  const rest = x - below;
  return rest > 0.5 || (rest === 0.5 && below % 2 !== 0) ? below + 1 : below;
}

/** Rounds so that results that differ only in the order of additions become equal. */
export function roundedToParts(x: number): number {
  return Math.floor(x * PARTS + 0.5) / PARTS;
}
