/**
 * Turns simulated motion into keyframes of transforms and shadows, which the compositor animates off the main thread.
 */
import { STEP, type MotionFrame, type FeltPlace } from "./roll";
import { css } from "./rotation";

/** Magnification of a die one side length above the felt. */
const NEARER = 0.17;
/** Offset of its shadow at that height, in side lengths. */
const FAR_SHADOW = { x: 0.16, y: 0.3 };

export interface Flight {
  lift: Keyframe[];
  cube: Keyframe[];
  shadow: Keyframe[];
}

function transformOf(x: number, y: number, size: number): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${size.toFixed(3)})`;
}

/** Returns a die's keyframes, from its first frame to its resting place. */
export function flightOf(frames: readonly MotionFrame[], rest: FeltPlace, size: number): Flight {
  const flight: Flight = { lift: [], cube: [], shadow: [] };
  for (const [place, { x, y, height, rotation }] of frames.entries()) {
    const [dx, dy] = [x - rest.x, y - rest.y];
    const opacity = place === 0 ? 0 : 1;
    flight.lift.push({ transform: transformOf(dx, dy, 1 + NEARER * height), opacity });
    flight.cube.push({
      transform: `perspective(${String(7 * size)}px) translateZ(${String(-size / 2)}px) ${css(rotation)}`,
    });
    const fall = { x: dx + FAR_SHADOW.x * size * height, y: dy + FAR_SHADOW.y * size * height };
    flight.shadow.push({
      transform: transformOf(fall.x, fall.y, 1 + 0.25 * height),
      opacity: opacity / (1 + 1.4 * height),
    });
  }
  return flight;
}

/** Returns the duration of the frames in milliseconds. */
export function lasting(frames: readonly MotionFrame[]): number {
  return (frames.length - 1) * STEP * 1000;
}

/** Returns keyframes for sweeping a die from the felt into the cup. */
export function gathered(rest: FeltPlace, mouth: FeltPlace): Keyframe[] {
  const [x, y] = [mouth.x - rest.x, mouth.y - rest.y];
  return [
    { transform: transformOf(0, 0, 1), opacity: 1, easing: "ease-in" },
    { transform: transformOf(0.85 * x, 0.85 * y, 0.7), opacity: 1, offset: 0.85 },
    { transform: transformOf(x, y, 0.5), opacity: 0 },
  ];
}
