/** Poses of resting dice: small offsets and rotations, and a cube's hidden sides. */

/** Values from -1 to 1, as shares of the largest rotation and offset. */
export interface Lie {
  turn: number;
  aside: number;
  down: number;
}

/**
 * Returns a die's pose: never quite straight, and the same whenever the same throw is shown.
 *
 * @param crowded many dice: neighbours are offset alternately up and down.
 */
export function lieOf(throws: number, seat: number, crowded = false): Lie {
  const stray = (which: number) => 2 * hash(throws * 31 + seat * 7 + which * 3) - 1;
  const down = crowded ? (seat % 2 === 0 ? -1 : 1) * (0.55 + 0.45 * Math.abs(stray(2))) : stray(2);
  return { turn: stray(0), aside: 0.4 * stray(1), down };
}

/** Hashes a number to [0, 1), with distant values for neighbours. */
function hash(of: number): number {
  const far = 43758.5453 * Math.sin(12.9898 * (of + 1));
  return far - Math.floor(far);
}

/**
 * Returns the other five sides of a die: bottom, right, left, far and near.
 *
 * Dice that are not usual cubes show any five of their other sides.
 */
export function sidesOf(top: number, codes: readonly number[]): number[] {
  if (codes.length !== 6 || codes.some((code, side) => code !== side + 1)) {
    const after = codes.indexOf(top) + 1;
    return [0, 1, 2, 3, 4].map((side) => codes[(after + side) % codes.length] ?? top);
  }
  const [right = 0, near = 0] = [1, 2, 3].filter((side) => side !== top && side !== 7 - top);
  return [7 - top, right, 7 - right, near, 7 - near];
}
