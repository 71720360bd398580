import { describe, expect, it } from "vitest";
import { lieOf, sidesOf } from "./restingPlaces";

describe("how dice lie", () => {
  it("is the same whenever the same throw is seen, and another one for each throw and die", () => {
    expect(lieOf(3, 2)).toEqual(lieOf(3, 2));
    const lies = [0, 1, 2, 3].flatMap((throws) => [0, 1, 2, 3, 4, 5].map((seat) => lieOf(throws, seat).turn));
    expect(new Set(lies).size).toBe(lies.length);
  });

  it("keeps neighbours apart where there are many: one up, one down", () => {
    for (let throws = 0; throws < 50; throws += 1) {
      const downs = [0, 1, 2, 3, 4, 5].map((seat) => lieOf(throws, seat, true).down);
      for (const [seat, down] of downs.entries()) expect(down * (seat % 2 === 0 ? -1 : 1)).toBeGreaterThan(0.5);
      expect(Math.max(...downs.map(Math.abs))).toBeLessThanOrEqual(1);
    }
  });

  it("stays in the room that a die has", () => {
    for (let throws = 0; throws < 50; throws += 1) {
      const { turn, aside, down } = lieOf(throws, throws % 6);
      for (const part of [turn, aside, down]) expect(Math.abs(part)).toBeLessThanOrEqual(1);
    }
  });
});

describe("the other sides of a die", () => {
  it("are those of a real one: opposite ones add up to seven", () => {
    for (const top of [1, 2, 3, 4, 5, 6]) {
      const [bottom, ...around] = sidesOf(top, [1, 2, 3, 4, 5, 6]);
      expect(bottom).toBe(7 - top);
      expect([...around, top, bottom].sort()).toEqual([1, 2, 3, 4, 5, 6]);
      expect((around[0] ?? 0) + (around[1] ?? 0)).toBe(7);
    }
  });

  it("of other dice shows sides that they have", () => {
    expect(sidesOf(107, [100, 101, 102, 103, 104, 105, 106, 107, 108, 109])).toEqual([108, 109, 100, 101, 102]);
    expect(sidesOf(2, [1, 2])).toEqual([1, 2, 1, 2, 1]);
  });
});
