/** The cup's path: from its place, or from outside the felt, it shakes, tips over and leaves. */
import type { FeltPlace } from "./roll";

/** Tilt of the cup when pouring, in degrees. */
const TIPPED = 104;
/** Distance from its middle to its mouth, as a share of its height. */
const MOUTH = 0.33;

export interface CupMotion {
  /** The mouth while dice are swept in. */
  upright: FeltPlace;
  /** The mouth when tipped over. */
  mouth: FeltPlace;
  keyframes: Keyframe[];
}

/** Coordinates are relative to the resting cup in the middle of the felt. */
export interface CupPose {
  width: number;
  height: number;
  /** Middle of the rolling area. */
  middle: FeltPlace;
  /** Half the width of the felt. */
  half: number;
  cup: { width: number; height: number };
}

/**
 * @param side 1 if the cup works at the right, -1 at the left.
 * @param stands true if the cup is already visible.
 * @param gathered, poured when all dice are in and when they leave, as shares of its path.
 */
export function cupWay(
  { width, height, middle, half, cup }: CupPose,
  side: 1 | -1,
  stands: boolean,
  [gathered, poured]: readonly [number, number],
): CupMotion {
  const spot = { x: middle.x + side * (half - 0.4 * cup.width), y: middle.y };
  const [x, y] = [spot.x - width / 2, spot.y - height / 2];
  const at = (turn: number, up = 0, aside = 0): string =>
    `translate(${String(x + aside * side)}px, ${String(y - up)}px) rotate(${String(-turn * side)}deg)`;
  const radians = (TIPPED * Math.PI) / 180;
  const shakes = [-10, 13, -12, 12, -6].map((turn, step, all) => ({
    transform: at(turn, step % 2 ? 0.1 * cup.height : 0),
    opacity: 1,
    offset: gathered + ((poured - gathered) * 0.75 * (step + 1)) / all.length,
  }));
  return {
    upright: { x: spot.x, y: spot.y - MOUTH * cup.height },
    mouth: {
      x: spot.x - side * MOUTH * cup.height * Math.sin(radians),
      y: spot.y - MOUTH * cup.height * Math.cos(radians),
    },
    keyframes: [
      stands ? { transform: "none", opacity: 1 } : { transform: at(0, 0, cup.width), opacity: 0 },
      { transform: at(0), opacity: 1, offset: gathered, easing: "ease-in-out" },
      ...shakes,
      { transform: at(TIPPED, 0.05 * cup.height), opacity: 1, offset: poured },
      { transform: at(TIPPED + 4, 0.05 * cup.height), opacity: 1, offset: poured + 0.22, easing: "ease-in" },
      { transform: at(60, 0, 1.2 * cup.width), opacity: 0, offset: Math.min(0.98, poured + 0.45) },
      { transform: at(60, 0, 1.2 * cup.width), opacity: 0 },
    ],
  };
}
