/** Throwing without a button: swiping up over the felt, or shaking the device. */
import type { Attachment } from "svelte/attachments";

/** Minimum distance in pixels and maximum duration in milliseconds of a swipe; others are taps or scrolling. */
const SWIPE = 44;
const QUICK = 700;

/** Calls back on an upward swipe over an element. */
export function swipingUp(onswipe: () => void): Attachment<HTMLElement> {
  let start: { x: number; y: number; at: number } | undefined;

  function handleStart({ touches: [finger, another], timeStamp }: TouchEvent): void {
    start = finger && !another ? { x: finger.clientX, y: finger.clientY, at: timeStamp } : undefined;
  }

  function handleEnd({ changedTouches: [end], timeStamp }: TouchEvent): void {
    if (!start || !end || timeStamp - start.at > QUICK) return;
    const [across, up] = [end.clientX - start.x, start.y - end.clientY];
    if (up >= SWIPE && up >= 1.5 * Math.abs(across)) onswipe();
  }

  return (element) => {
    element.addEventListener("touchstart", handleStart, { passive: true });
    element.addEventListener("touchend", handleEnd, { passive: true });
    return () => {
      element.removeEventListener("touchstart", handleStart);
      element.removeEventListener("touchend", handleEnd);
    };
  };
}

/** Acceleration without gravity in m/s²: above the first is a jolt, below the second is rest. */
const JOLT = 11;
const REST = 5;
/** Number of jolts that make a shake, and the milliseconds of rest that end it. */
const JOLTS = 3;
const PAUSE = 260;
/** Longest pause between jolts of a shake, in milliseconds. */
const APART = 600;

/** Detects shaking, as opposed to carrying, from a stream of accelerations. */
export class Shaking {
  #jolts = 0;
  #last = -Infinity;
  #inJolt = false;

  /** Adds a sample; returns the sound or throw that it triggers. */
  feel(strength: number, at: number): "knock" | "throw" | undefined {
    if (at - this.#last > APART) this.#jolts = 0;
    if (strength < REST) this.#inJolt = false;
    if (strength >= JOLT) return this.#jolt(at);
    if (this.#jolts < JOLTS || at - this.#last < PAUSE) return undefined;
    this.#jolts = 0;
    return "throw";
  }

  #jolt(at: number): "knock" | undefined {
    this.#last = at;
    if (this.#inJolt) return undefined;
    this.#inJolt = true;
    this.#jolts += 1;
    return "knock";
  }
}

/** Listens to device motion; returns a stop function. */
export function whenShaken(onknock: () => void, onthrow: () => void): () => void {
  const shaking = new Shaking();

  function handleMotion({ acceleration, timeStamp }: DeviceMotionEvent): void {
    const { x, y, z } = acceleration ?? {};
    const felt = shaking.feel(Math.hypot(x ?? 0, y ?? 0, z ?? 0), timeStamp);
    if (felt === "knock") onknock();
    if (felt === "throw") onthrow();
  }

  addEventListener("devicemotion", handleMotion);
  return () => removeEventListener("devicemotion", handleMotion);
}
