// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { Shaking, swipingUp } from "./throwGestures";

/** Simulates motion events of these strengths, 20 ms apart. */
function feelAll(strengths: readonly number[], shaking = new Shaking()): (string | undefined)[] {
  return strengths.map((strength, place) => shaking.feel(strength, 20 * place));
}

const STILL = Array.from({ length: 20 }, () => 0);
const JOLT = [14, 18, 3, 2];

describe("a device that is shaken", () => {
  it("throws once, when the hand rests after it", () => {
    const said = feelAll([...JOLT, ...JOLT, ...JOLT, ...JOLT, ...STILL, ...STILL]);
    expect(said.filter((what) => what === "knock")).toHaveLength(4);
    expect(said.filter((what) => what === "throw")).toHaveLength(1);
    expect(said.indexOf("throw")).toBeGreaterThan(said.lastIndexOf("knock"));
  });

  it("does not throw while it is carried, put down, or turned", () => {
    expect(feelAll([...JOLT, ...STILL, ...STILL])).not.toContain("throw");
    expect(feelAll([...JOLT, ...JOLT, ...STILL, ...STILL, ...STILL, ...JOLT, ...STILL])).not.toContain("throw");
    expect(feelAll(Array.from({ length: 200 }, (_, place) => 4 + 4 * Math.sin(place)))).not.toContain("throw");
  });
});

describe("a finger on the felt", () => {
  function swipeThrows(across: number, up: number, milliseconds: number): boolean {
    const felt = document.createElement("div");
    const swiped = vi.fn();
    swipingUp(swiped)(felt);
    const at = (type: string, x: number, y: number, time: number): Event =>
      Object.defineProperties(new Event(type), {
        touches: { value: type === "touchstart" ? [{ clientX: x, clientY: y }] : [] },
        changedTouches: { value: [{ clientX: x, clientY: y }] },
        timeStamp: { value: time },
      });
    felt.dispatchEvent(at("touchstart", 100, 300, 0));
    felt.dispatchEvent(at("touchend", 100 + across, 300 - up, milliseconds));
    return swiped.mock.calls.length > 0;
  }

  it("throws when it is swiped up", () => {
    expect(swipeThrows(10, 80, 200)).toBe(true);
  });

  it("does nothing when it taps, goes aside or down, or takes its time", () => {
    expect(swipeThrows(0, 6, 80)).toBe(false);
    expect(swipeThrows(90, 60, 200)).toBe(false);
    expect(swipeThrows(0, -90, 200)).toBe(false);
    expect(swipeThrows(0, 90, 1500)).toBe(false);
  });
});
