/** How dice lie on the felt. */

/** Each from -1 to 1: as shares of how far a die may be turned, and may lie from the middle of its place. */
export interface Lie {
  turn: number;
  aside: number;
  down: number;
}

/**
 * How a die came to lie: never quite straight, and the same way when the same throw is seen again.
 *
 * @param crowded there are so many dice that neighbours make room for each other, one up and one down.
 */
export function lieOf(throws: number, seat: number, crowded = false): Lie {
  const stray = (which: number) => 2 * scattered(throws * 31 + seat * 7 + which * 3) - 1;
  const down = crowded ? (seat % 2 === 0 ? -1 : 1) * (0.55 + 0.45 * Math.abs(stray(2))) : stray(2);
  return { turn: stray(0), aside: 0.4 * stray(1), down };
}

/** A number from 0 to below 1 that follows from another one, and is near no neighbour's. */
function scattered(of: number): number {
  const far = 43758.5453 * Math.sin(12.9898 * (of + 1));
  return far - Math.floor(far);
}

/**
 * The other five sides of a die of which one is on top: the one below, right and left, those towards and away from one.
 *
 * A die that is no cube with the usual sides has any five of its own there.
 */
export function sidesOf(top: number, codes: readonly number[]): number[] {
  if (codes.length !== 6 || codes.some((code, side) => code !== side + 1)) {
    const after = codes.indexOf(top) + 1;
    return [0, 1, 2, 3, 4].map((side) => codes[(after + side) % codes.length] ?? top);
  }
  const [right = 0, near = 0] = [1, 2, 3].filter((side) => side !== top && side !== 7 - top);
  return [7 - top, right, 7 - right, near, 7 - near];
}
