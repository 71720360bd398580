import { describe, expect, it } from "vitest";
import type { Series } from "@/wire/types";
import { loserOf, newSeries, seriesAfter, standingOf } from "./series";

const wins: Series = { id: "s".repeat(16), goal: "wins", games: 2, played: [[200, 200, 100]] };

describe("a series", () => {
  it("counts a win that is shared for all who share it", () => {
    expect(standingOf(wins, 3)).toMatchObject({ counts: [1, 1, 0], over: false, leaders: [0, 1] });
    expect(standingOf(wins, 3, [210, 90, 200])).toMatchObject({ counts: [2, 1, 0], over: true, leaders: [0] });
  });

  it("goes on with the totals of its games, and begins anew after the last", () => {
    expect(seriesAfter(wins, [100, 90, 200])).toEqual({ ...wins, played: [[200, 200, 100], [100, 90, 200]] }); // prettier-ignore
    const next = seriesAfter(wins, [210, 90, 200]);
    expect(next).toMatchObject({ goal: "wins", games: 2, played: [] });
    expect(next.id).not.toBe(wins.id);
  });

  it("adds up all points, of who joined later too", () => {
    const sum: Series = { ...wins, goal: "sum", games: 3, played: [[200, null], [180, 250]] }; // prettier-ignore
    expect(standingOf(sum, 2)).toMatchObject({ counts: [380, 250], played: 2, over: false, leaders: [0] });
    expect(standingOf(sum, 2, [100, 231])).toMatchObject({ counts: [480, 481], over: true, leaders: [1] });
  });

  it("has no leader before its first game", () => {
    expect(standingOf(newSeries("sum", 6), 2)).toMatchObject({ played: 0, leaders: [], over: false });
  });

  it("lets the loser begin", () => {
    expect(loserOf([3, 1, 1])).toBe(1);
    expect(loserOf([2, 2])).toBeNull();
    expect(loserOf([2])).toBeNull();
  });
});
