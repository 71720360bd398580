import { describe, expect, it } from "vitest";

import { withBox, withFreeColumn, withoutBox } from "./lists";

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
