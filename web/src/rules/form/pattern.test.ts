import { describe, expect, it } from "vitest";

import { KINDS, kindOf, patternOf } from "./pattern";

describe("a pattern in the form", () => {
  it("is what its figure says", () => {
    expect(patternOf("of_a_kind", "4")).toEqual({ of_a_kind: 4 });
    expect(patternOf("groups", "3 + 2")).toEqual({ groups: [3, 2] });
    expect(patternOf("faces", "1, 2 und 3")).toEqual({ faces: [1, 2, 3] });
    expect(patternOf("any", "7")).toEqual({});
  });

  it("begins with usual numbers", () => {
    for (const kind of KINDS) expect(kindOf(patternOf(kind, ""))).toBe(kind);
  });

  it("leaves to the text what it cannot show", () => {
    expect(kindOf({ total: 13, of_a_kind: 2 })).toBe("several");
    expect(kindOf({ groups: [2, 2], distinct: false })).toBe("several");
    expect(kindOf({ groups: [3, 2], one_colour: true })).toBe("several");
    expect(kindOf({ of_a_kind: null, groups: null, run: 5, distinct: true, one_colour: false })).toBe("run");
  });
});
