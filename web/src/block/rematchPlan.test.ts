import { describe, expect, it } from "vitest";
import type { Series } from "@/wire/types";
import { nextRow, nextSeries } from "./rematchPlan";

const standings = [
  { player: 0, filled: 13, turns: 13, total: 240 },
  { player: 3, filled: 13, turns: 13, total: 180 },
  { player: 1, filled: 13, turns: 13, total: 300 },
];
const series: Series = { id: "s".repeat(16), goal: "sum", games: 6, played: [[200, 210]] };

describe("the next block", () => {
  it("begins with who lost, the others follow as they sat", () => {
    expect(nextRow(standings, true)).toEqual([3, 1, 0]);
  });

  it("lets who began last time be last where nobody lost", () => {
    expect(nextRow(standings, false)).toEqual([3, 1, 0]);
    expect(nextRow(standings.slice(0, 1), true)).toEqual([0]);
  });

  it("has the totals of everybody in the new row, and none of who came later", () => {
    const next = nextSeries(series, standings, [3, 1, 0], true);
    expect(next?.played).toEqual([[null, 210, 200], [180, 300, 240]]); // prettier-ignore
    expect(nextSeries(series, standings, [3, 1, 0], false)?.played).toEqual([[null, 210, 200]]);
    expect(nextSeries(null, standings, [3, 1, 0], true)).toBeNull();
  });
});
