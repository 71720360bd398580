/** Numbers as Python gives them: the error function, and rounding in which a half goes to the even neighbour. */

const BEYOND = 6;

/** The error function, exact to the last digits: its series of positive terms (DLMF 7.6.2). */
export function erf(x: number): number {
  if (Math.abs(x) >= BEYOND) return Math.sign(x);
  let term = x;
  let sum = 0;
  for (let n = 1; sum + term !== sum; n += 1) {
    sum += term;
    term *= (2 * x * x) / (2 * n + 1);
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum;
}

/** A number rounded to a whole one. */
export function rounded(x: number): number {
  const below = Math.floor(x);
  const rest = x - below;
  return rest > 0.5 || (rest === 0.5 && below % 2 !== 0) ? below + 1 : below;
}

/**
 * A number rounded to nine decimal places.
 *
 * `toFixed` rounds the exact value too, but a half away from zero. Nine places leave a half only to odd multiples of
 * 1/1024, which have ten places.
 */
export function roundedToNine(x: number): number {
  const away = Number(x.toFixed(9)) + 0;
  if (Math.abs(x * 1024) % 2 !== 1) return away;
  const digits = x.toFixed(10).slice(0, -1);
  return Number(digits.at(-1)) % 2 ? away : Number(digits);
}
