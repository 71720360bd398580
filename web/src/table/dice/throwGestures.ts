/** Throwing without a button: a finger swiped upwards over the felt, or the device shaken like a cup. */
import type { Attachment } from "svelte/attachments";

/** How far the finger must go up, in pixels, and how quickly, in milliseconds; anything else is a tap, or scrolls. */
const SWIPE = 44;
const QUICK = 700;

/** Calls when a finger is swiped up over an element. */
export function swipingUp(onswipe: () => void): Attachment<HTMLElement> {
  let began: { x: number; y: number; at: number } | undefined;

  function touched({ touches: [finger, another], timeStamp }: TouchEvent): void {
    began = finger && !another ? { x: finger.clientX, y: finger.clientY, at: timeStamp } : undefined;
  }

  function left({ changedTouches: [end], timeStamp }: TouchEvent): void {
    if (!began || !end || timeStamp - began.at > QUICK) return;
    const [across, up] = [end.clientX - began.x, began.y - end.clientY];
    if (up >= SWIPE && up >= 1.5 * Math.abs(across)) onswipe();
  }

  return (element) => {
    element.addEventListener("touchstart", touched, { passive: true });
    element.addEventListener("touchend", left, { passive: true });
    return () => {
      element.removeEventListener("touchstart", touched);
      element.removeEventListener("touchend", left);
    };
  };
}

/** In metres per second squared, without gravity: what counts as a jolt, and below what the hand rests again. */
const JOLT = 11;
const REST = 5;
/** So many jolts are a shake; after the last one the hand rests so many milliseconds. */
const JOLTS = 3;
const PAUSE = 260;
/** Jolts further apart than this, in milliseconds, belong to no shake. */
const APART = 600;

/** Tells a device that is shaken from one that is carried: what one feels in the hand, moment by moment. */
export class Shaking {
  #jolts = 0;
  #last = -Infinity;
  #inJolt = false;

  /** Takes how strongly the device is moved at some time; says what one would hear of dice in a cup. */
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

/** Listens to the device's motion until it is told to stop. */
export function whenShaken(onknock: () => void, onthrow: () => void): () => void {
  const shaking = new Shaking();

  function moved({ acceleration, timeStamp }: DeviceMotionEvent): void {
    const { x, y, z } = acceleration ?? {};
    const felt = shaking.feel(Math.hypot(x ?? 0, y ?? 0, z ?? 0), timeStamp);
    if (felt === "knock") onknock();
    if (felt === "throw") onthrow();
  }

  addEventListener("devicemotion", moved);
  return () => removeEventListener("devicemotion", moved);
}
