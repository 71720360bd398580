/** The way of the cup: from where it stands, or from beside the felt, it shakes, tips over towards the felt, and goes. */
import type { FeltPlace } from "./roll";

/** How far the cup tips over, in degrees. */
const TIPPED = 104;
/** From its middle to its mouth, as a share of its height. */
const MOUTH = 0.33;

export interface CupMotion {
  /** Where its mouth is while dice are swept into it. */
  upright: FeltPlace;
  /** Where its mouth is when it is tipped over. */
  mouth: FeltPlace;
  keyframes: Keyframe[];
}

/** The cup stands in the middle of the felt as long as nothing moves it. */
export interface CupPose {
  width: number;
  height: number;
  /** The middle of the part in which dice roll. */
  middle: FeltPlace;
  /** Half the width of the felt. */
  half: number;
  /** How wide and high the cup is. */
  cup: { width: number; height: number };
}

/**
 * @param side it works at the right (1) or at the left (-1).
 * @param stands it is seen already, where it waits.
 * @param gathered, poured when it has the dice, and when it lets them go, as shares of its way.
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
