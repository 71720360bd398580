import { describe, expect, it } from "vitest";

import { withBox, withFreeColumn, withKey, withoutBox, withoutWinning } from "./boxMentions";

const PARENT = {
  columns: {
    sheet: { boxes: ["ones", "pair", "chance"], order: "free" },
    strict: { boxes: null, order: ["ones", "pair", "chance"] },
  },
  bonuses: { upper: { section: "upper", boxes: null }, pairs: { boxes: ["pair", "chance"] } },
  extra: { joker: { worth: { pair: 25, lower: 40 }, served: {} } },
};
const HOUSE = { like: "yatzy", id: "haus" };

describe("boxes that come and go", () => {
  it("takes a new box into every column that lists its boxes, and into nothing else", () => {
    expect(withBox(HOUSE, PARENT, "new")).toEqual({
      ...HOUSE,
      columns: {
        sheet: { boxes: ["ones", "pair", "chance", "new"] },
        strict: { order: ["ones", "pair", "chance", "new"] },
      },
    });
  });

  it("leaves an order of sections alone, which has the new box already", () => {
    const halves = { columns: { sheet: { boxes: null, order: ["upper", "lower"] } } };
    expect(withBox(HOUSE, halves, "new")).toEqual(HOUSE);
  });

  it("says nothing where no column lists its boxes", () => {
    const free = { columns: { free: { boxes: null, order: "free" } } };
    expect(withBox(HOUSE, free, "new")).toEqual(HOUSE);
    expect(withBox(HOUSE, null, "new")).toEqual(HOUSE);
  });

  it("takes a box out of all that names it", () => {
    expect(withoutBox(HOUSE, PARENT, "pair")).toEqual({
      ...HOUSE,
      columns: { sheet: { boxes: ["ones", "chance"] }, strict: { order: ["ones", "chance"] } },
      bonuses: { pairs: { boxes: ["chance"] } },
      extra: { joker: { worth: { lower: 40 } } },
    });
  });

  it("takes a box out of several rows, and a new one into the last of them", () => {
    const rows = { columns: { own: { order: [["pair", "ones"], ["chance"]] } } };
    expect(withoutBox({ ...HOUSE, ...rows }, null, "pair")).toMatchObject({
      columns: { own: { order: [["ones"], ["chance"]] } },
    });
    expect(withBox(HOUSE, rows, "new")).toMatchObject({
      columns: {
        own: {
          order: [
            ["pair", "ones"],
            ["chance", "new"],
          ],
        },
      },
    });
  });

  it("brings back what it took out, in its place", () => {
    expect(withBox(withoutBox(HOUSE, PARENT, "pair"), PARENT, "pair")).toEqual(HOUSE);
    const sum = { bonuses: { sum: { points: { sum: ["pair", "ones"], difference: null } } } };
    expect(withoutBox(HOUSE, sum, "pair")).toEqual({ ...HOUSE, bonuses: { sum: { points: "ones" } } });
    expect(withBox(withoutBox(HOUSE, sum, "pair"), sum, "pair")).toEqual(HOUSE);
    expect(withBox(HOUSE, sum, "new")).toEqual(HOUSE);
  });

  it("takes a box out of sums and of what is taken off, and leaves what cannot be computed without it", () => {
    const product = { product: [{ sum: ["pair", "ones", 5] }, "chance"] };
    const bonuses = { less: { section: "upper", minus: ["pair"] }, made: { points: product } };
    const draft = { ...HOUSE, bonuses };
    expect(withoutBox(draft, null, "pair")).toEqual({
      ...HOUSE,
      bonuses: { less: { section: "upper" }, made: { points: { product: [{ sum: ["ones", 5] }, "chance"] } } },
    });
    expect(withoutBox(draft, null, "chance")).toEqual(draft);
  });

  it("lets a column be won no more, and totals count where none is", () => {
    const won = { result: { columns: { left: 1, right: 2 }, all: 3 } };
    expect(withoutWinning(HOUSE, won, "left")).toEqual({ ...HOUSE, result: { columns: { right: 2 }, all: 3 } });
    expect(withoutWinning({ ...HOUSE, result: { columns: { left: 1 }, all: 0 } }, won, "left")).toEqual({
      ...HOUSE,
      result: false,
    });
    expect(withoutWinning({ ...HOUSE, result: { columns: { left: 1 } } }, null, "left")).toEqual(HOUSE);
    expect(withoutWinning(HOUSE, won, "middle")).toEqual(HOUSE);
  });

  it("keeps the one free column beside the first of one's own", () => {
    const down = { names: { de: "Abwärts", en: "Down" }, order: "down" };
    const draft = withFreeColumn({ ...HOUSE, columns: { down } });
    expect(Object.entries(draft.columns as object)).toEqual([
      ["points", { names: { de: "Punkte", en: "Points" } }],
      ["down", down],
    ]);
    const taken = withFreeColumn({ ...HOUSE, columns: { points: false, down } });
    expect(taken.columns).toMatchObject({ points: false, points_2: { names: { de: "Punkte" } }, down });
  });

  it("leaves columns alone that were taken out", () => {
    const draft = { ...HOUSE, columns: { strict: false, sheet: { boxes: ["chance", "ones"] } } };
    expect(withBox(draft, PARENT, "pair")).toEqual({
      ...HOUSE,
      columns: { strict: false, sheet: { boxes: ["chance", "ones", "pair"] } },
    });
  });
});

describe("a new part that gets the key of its name", () => {
  it("is named so by the columns that list it", () => {
    const columns = { own: { boxes: ["ones", "new"], order: [["new"], ["ones"]], bonuses: ["new"] }, free: {} };
    const draft = { boxes: { new: { plus: 1 } }, columns };
    expect(withKey(draft, "boxes", "new", "plus")).toEqual({
      boxes: { plus: { plus: 1 } },
      columns: { own: { boxes: ["ones", "plus"], order: [["plus"], ["ones"]], bonuses: ["new"] }, free: {} },
    });
    expect(withKey({ bonuses: { new: {} }, columns }, "bonuses", "new", "both")).toMatchObject({
      bonuses: { both: {} },
      columns: { own: { boxes: ["ones", "new"], bonuses: ["both"] } },
    });
  });

  it("brings as a column what it brought before", () => {
    const draft = { columns: { first: {}, new: {} }, result: { columns: { first: 1, new: 2 }, all: 3 } };
    expect(withKey(draft, "columns", "new", "second")).toEqual({
      columns: { first: {}, second: {} },
      result: { columns: { first: 1, second: 2 }, all: 3 },
    });
    expect(withKey({ columns: { new: {} } }, "columns", "new", "one")).toEqual({ columns: { one: {} } });
  });
});
