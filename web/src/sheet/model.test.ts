/** Which players stand side by side on a block. */
import { describe, expect, it } from "vitest";
import { playersShown } from "./model";

describe("the players shown", () => {
  it("are all where all fit", () => {
    expect(playersShown(3, 5, 0)).toEqual([0, 1, 2]);
  });

  it("are one at a time where only one fits, and the chosen one", () => {
    expect(playersShown(4, 1, 2)).toEqual([2]);
    expect(playersShown(4, 0, 3)).toEqual([3]);
  });

  it("are a full window that the chosen one is in", () => {
    expect(playersShown(5, 2, 1)).toEqual([0, 1]);
    expect(playersShown(5, 2, 2)).toEqual([2, 3]);
    expect(playersShown(5, 2, 4)).toEqual([3, 4]);
  });

  it("each appear in some window", () => {
    for (let count = 1; count <= 8; count += 1) {
      for (let fit = 1; fit <= 8; fit += 1) {
        for (let chosen = 0; chosen < count; chosen += 1) expect(playersShown(count, fit, chosen)).toContain(chosen);
      }
    }
  });
});
