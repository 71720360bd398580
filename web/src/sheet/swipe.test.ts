// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { swiping } from "./swipe";

type Point = [x: number, y: number];

/** Swipes from one point to another and returns the calls. */
function callsOfSwipe(from: Point, to: Point, fingers = 1): number[] {
  const onswipe = vi.fn<(by: 1 | -1) => void>();
  const element = document.createElement("div");
  swiping(onswipe)(element);
  const touch = ([clientX, clientY]: Point) => ({ clientX, clientY });
  const touches = Array.from({ length: fingers }, () => touch(from));
  element.dispatchEvent(Object.assign(new Event("touchstart"), { touches }));
  element.dispatchEvent(Object.assign(new Event("touchend"), { changedTouches: [touch(to)] }));
  return onswipe.mock.calls.map(([by]) => by);
}

it("turns to what comes after, or before", () => {
  expect(callsOfSwipe([200, 100], [120, 110])).toEqual([1]);
  expect(callsOfSwipe([120, 100], [200, 90])).toEqual([-1]);
});

it("does not turn for a tap, for a page that is scrolled, or for two fingers", () => {
  expect(callsOfSwipe([200, 100], [180, 100])).toEqual([]);
  expect(callsOfSwipe([200, 100], [120, 200])).toEqual([]);
  expect(callsOfSwipe([200, 100], [120, 100], 2)).toEqual([]);
});
