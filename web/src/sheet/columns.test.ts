// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { sheetColumns } from "./columns";

const NAMES = { de: "A", en: "A" };
type Shown = Parameters<typeof sheetColumns>[0]["columns"][number];
const COLUMN: Shown = {
  ...{
    id: "a",
    names: NAMES,
    boxes: [0, 1, 2],
    order: null,
    throws: null,
    last_throws: null,
    unless_served: false,
    served_only: false,
  },
  ...{ announce: false, before: false },
  ...{ miss: "box", strikes: "next", weight: 1, served: true, five: null, extra: [] },
};

/** Signs of columns that differ from a free one in these properties. */
function signs(...columns: Partial<Shown>[]): (string | undefined)[] {
  return sheetColumns({ columns: columns.map((own) => ({ ...COLUMN, ...own })) }).map(({ sign }) => sign);
}

describe("the sign above a column", () => {
  it("tells where it is filled from", () => {
    const down = [0, 1, 2];
    const up = [2, 1, 0];
    expect(
      signs(
        { lines: [down] },
        { lines: [up] },
        { lines: [down, up] },
        {
          lines: [
            [1, 0],
            [1, 2],
          ],
        },
        {},
      ),
    ).toEqual([...["down", "up", "ends", "middle", "free"]]);
  });

  it("tells how often a column counts, and what it brings to win it", () => {
    const columns = [COLUMN, { ...COLUMN, weight: 1.5 }, { ...COLUMN, weight: 2 }];
    const found = sheetColumns({ columns, result: { columns: [1, 0, 4], all: 0 } });
    expect(found.map(({ times, worth }) => [times, worth])).toEqual([
      [undefined, 1],
      ["×1.5", undefined],
      ["×2", 4],
    ]);
  });

  it("reads blocks that were kept before lines were said", () => {
    expect(signs({ order: [0, 1, 2] }, { order: [2, 1, 0] })).toEqual(["down", "up"]);
  });

  it("tells a limit of throws where it is not the usual one", () => {
    expect(signs({ throws: 3 }, { throws: 3 }, { throws: null })).toEqual([undefined, undefined, undefined]);
    expect(signs({ throws: 1 }, { throws: 2 })).toEqual(["limit", "limit"]);
    expect(signs({ throws: 1 }, {}, {})).toEqual(["limit", "free", "free"]);
  });

  it("is no sign at all where all are free", () => {
    expect(signs({}, {})).toEqual([undefined, undefined]);
  });
});
