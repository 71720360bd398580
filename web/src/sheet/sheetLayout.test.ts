import { describe, expect, it } from "vitest";
import { layoutOf as layoutIn, playersShown } from "./sheetLayout";

/** The layout in an upright window. */
function layoutOf(width: number, ...rest: [players: number, columns: number, looked: number, halves?: boolean]) {
  return layoutIn({ width, height: 50, upright: true }, ...rest);
}

describe("the players shown", () => {
  it("are all where all fit", () => {
    expect(playersShown(3, 5, 0)).toEqual([0, 1, 2]);
  });

  it("are one at a time where only one fits, and the one looked at", () => {
    expect(playersShown(4, 1, 2)).toEqual([2]);
    expect(playersShown(4, 0, 3)).toEqual([3]);
  });

  it("are a full window that the one looked at is in", () => {
    expect(playersShown(5, 2, 1)).toEqual([0, 1]);
    expect(playersShown(5, 2, 2)).toEqual([2, 3]);
    expect(playersShown(5, 2, 4)).toEqual([3, 4]);
  });

  it("each appear in some window", () => {
    for (let count = 1; count <= 8; count += 1) {
      for (let fit = 1; fit <= 8; fit += 1) {
        for (let looked = 0; looked < count; looked += 1) expect(playersShown(count, fit, looked)).toContain(looked);
      }
    }
  });
});

describe("the layout", () => {
  it("scrolls sideways where numbers would not fit, and eight columns fit on a phone", () => {
    const [phone, desk] = [360 / 16, 1000 / 16];
    expect([layoutOf(phone, 2, 8, 0, true), layoutOf(desk, 2, 8, 0)].map(({ scrolled }) => scrolled)).toEqual([0, 0]);
    expect(layoutOf(phone, 2, 36, 1, true)).toMatchObject({ scrolled: 124, visible: [1], isBare: true });
    expect(layoutOf(desk, 2, 36, 0).scrolled).toBe(126.5);
    expect(layoutOf(Infinity, 2, 36, 0).scrolled).toBe(0);
  });

  it("shows one card until the room is known", () => {
    expect(layoutOf(0, 4, 1, 2).visible).toEqual([2]);
  });

  it("puts four cards of one column on a phone, and one of four columns", () => {
    const phone = 360 / 16;
    expect(layoutOf(phone, 6, 1, 0)).toMatchObject({ visible: [0, 1, 2, 3], places: 4, isCrowd: true });
    expect(layoutOf(phone, 3, 4, 1)).toMatchObject({ visible: [1], places: 4, isCrowd: false });
  });

  it("gives the names of lines more room where there is some, before it shows one card more", () => {
    expect(layoutOf(31, 9, 1, 0).visible).toHaveLength(6);
    expect(layoutOf(32, 9, 1, 0).visible).toHaveLength(6);
    expect(layoutOf(34, 9, 1, 0).visible).toHaveLength(7);
  });

  it("takes that room back where all cards then fit", () => {
    expect(layoutOf(34, 8, 1, 0)).toMatchObject({ visible: [0, 1, 2, 3, 4, 5, 6, 7], isTight: true });
    expect(layoutOf(40, 8, 1, 0)).toMatchObject({ isTight: false });
  });

  it("leaves out words where columns are narrow", () => {
    const phone = 342 / 16;
    expect(layoutOf(phone, 1, 4, 0)).toMatchObject({ isCramped: false });
    expect(layoutOf(phone, 1, 5, 0)).toMatchObject({ isCramped: true });
    expect(layoutOf(80, 1, 8, 0)).toMatchObject({ isCramped: false });
    // "noch 63" in each of eight would run together.
    expect(layoutOf(36, 1, 8, 0)).toMatchObject({ isCramped: true });
    expect(layoutOf(phone, 8, 1, 0)).toMatchObject({ isCramped: false });
  });

  it("grows with its columns, and is drawn larger only with room to spare", () => {
    const alone = layoutOf(30, 1, 1, 0);
    expect(alone.widest).toBeLessThan(layoutOf(30, 2, 1, 0).widest);
    expect(layoutOf(alone.widest, 1, 1, 0).isLarge).toBe(false);
    expect(layoutOf(2 * alone.widest, 1, 1, 0).isLarge).toBe(true);
  });

  it("shows one card in two halves on a phone where it is to, held either way, but none of several columns", () => {
    expect(layoutOf(22, 3, 1, 1, true)).toMatchObject({ visible: [1], isHalved: true });
    expect(layoutIn({ width: 29, height: 24, upright: false }, 3, 1, 1, true)).toMatchObject({
      visible: [0, 1],
      isHalved: true,
    });
    expect(layoutOf(22, 3, 1, 1)).toMatchObject({ visible: [0, 1, 2], isHalved: false });
    expect(layoutOf(22, 3, 4, 1, true).isHalved).toBe(false);
    const withLargeLetters = 342 / 32;
    expect(layoutOf(withLargeLetters, 3, 1, 1, true)).toMatchObject({ visible: [1], isHalved: false });
  });

  it("shows halves of all cards on a tablet held upright, and whole cards where they do not fit or a window is wide", () => {
    const upright = { width: 47, height: 64, upright: true };
    expect(layoutIn(upright, 4, 1, 0, true)).toMatchObject({ visible: [0, 1, 2, 3], isHalved: true });
    expect(layoutIn(upright, 6, 1, 0, true)).toMatchObject({ visible: [0, 1, 2, 3, 4, 5], isHalved: false });
    expect(layoutIn({ width: 38, height: 56, upright: false }, 2, 1, 0, true)).toMatchObject({
      visible: [0, 1],
      isHalved: false,
    });
  });
});
