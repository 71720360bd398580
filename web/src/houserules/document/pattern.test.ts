import { describe, expect, it } from "vitest";

import {
  alternativesOf,
  asFigure,
  changedAlternative,
  conditionsOf,
  diceNeeded,
  exchanged,
  figureOf,
  freeKinds,
  furtherKind,
  KINDS,
  mayShareFace,
  numbersIn,
  sharingFaces,
  withAlternative,
  withCondition,
  withoutAlternative,
  withoutCondition,
} from "./pattern";

/** All keys that the server writes out in a complete document. */
const NOTHING = {
  of_a_kind: null,
  groups: null,
  distinct: true,
  run: null,
  faces: null,
  total: null,
  one_colour: false,
};

describe("a pattern in the form", () => {
  it("is a list of conditions, and every throw where there is none", () => {
    expect(conditionsOf(NOTHING)).toEqual([]);
    expect(conditionsOf({ ...NOTHING, of_a_kind: 2, total: 13 })).toEqual([
      { kind: "of_a_kind", numbers: [2] },
      { kind: "total", numbers: [13] },
    ]);
    expect(conditionsOf({ ...NOTHING, groups: [2, 2], one_colour: true })).toEqual([
      { kind: "groups", numbers: [2, 2] },
      { kind: "one_colour", numbers: [] },
    ]);
  });

  it("begins with a usual figure, or with something else", () => {
    expect([NOTHING, { run: 4 }, { total: 20 }].map(figureOf)).toEqual(["any", "run", "other"]);
    expect(asFigure(NOTHING, "groups")).toEqual({ groups: [3, 2] });
    expect(asFigure({ of_a_kind: 2, at_least: 20 }, "run")).toEqual({ run: 4, at_least: 20 });
    expect(asFigure({ of_a_kind: 2, total: 13 }, "other")).toEqual({ total: 13 });
    expect(asFigure({ faces: [1] }, "other")).toEqual({ faces: [1] });
    expect(asFigure({ of_a_kind: 2, total: 13 }, "any")).toEqual({});
  });

  it("may be one of several, down to the last of them", () => {
    const either = asFigure({ of_a_kind: 2 }, "one_of");
    expect(either).toEqual({ one_of: [{ of_a_kind: 2 }, { run: 4 }] });
    expect(figureOf(either)).toBe("one_of");
    expect(changedAlternative(either, 1, { groups: [2, 2] })).toEqual({
      one_of: [{ of_a_kind: 2 }, { groups: [2, 2] }],
    });
    expect(withAlternative(either)).toEqual({ one_of: [{ of_a_kind: 2 }, { run: 4 }, { of_a_kind: 3 }] });
    expect(withoutAlternative(either, 0)).toEqual({ run: 4 });
    expect(asFigure(either, "any")).toEqual({});
  });

  it("keeps what it can be instead when another condition changes", () => {
    const besides = { total: 13, one_of: [{ run: 3 }, { faces: [1, 2] }] };
    expect(withCondition(besides, "total", [14])).toEqual({ ...besides, total: 14 });
    expect(exchanged(besides, "total", "at_least")).toEqual({ at_least: 20, one_of: besides.one_of });
    expect(alternativesOf(withoutCondition(besides, "total"))).toEqual(besides.one_of);
  });

  it("says no more than it means", () => {
    expect(withCondition(NOTHING, "of_a_kind", [4])).toEqual({ of_a_kind: 4 });
    expect(withCondition({ of_a_kind: 2 }, "total", [13])).toEqual({ of_a_kind: 2, total: 13 });
    expect(withCondition(NOTHING, "groups", [3, 2])).toEqual({ groups: [3, 2] });
    expect(withCondition({ groups: [2, 2] }, "one_colour")).toEqual({ groups: [2, 2], one_colour: true });
    expect(withoutCondition({ of_a_kind: 2, total: 13 }, "total")).toEqual({ of_a_kind: 2 });
    expect(withoutCondition({ run: 4 }, "run")).toEqual({});
  });

  it("lets groups share a face, and forgets that with the groups", () => {
    const shared = sharingFaces({ ...NOTHING, groups: [2, 2] }, true);
    expect(shared).toEqual({ groups: [2, 2], distinct: false });
    expect(mayShareFace(shared)).toBe(true);
    expect(mayShareFace(NOTHING)).toBe(false);
    expect(sharingFaces(shared, false)).toEqual({ groups: [2, 2] });
    expect(withoutCondition(shared, "groups")).toEqual({});
    expect(withCondition(shared, "groups", [3, 3])).toEqual({ groups: [3, 3], distinct: false });
  });

  it("begins every condition with usual numbers", () => {
    for (const kind of KINDS) expect(conditionsOf(withCondition({}, kind)).map((one) => one.kind)).toEqual([kind]);
  });

  it("keeps the order in which conditions were written", () => {
    const pattern = withCondition(withCondition({}, "total", [13]), "of_a_kind", [2]);
    expect(conditionsOf(pattern).map(({ kind }) => kind)).toEqual(["total", "of_a_kind"]);
    expect(conditionsOf(exchanged(pattern, "total", "run")).map(({ kind }) => kind)).toEqual(["run", "of_a_kind"]);
    expect(exchanged({ ...NOTHING, groups: [2, 2], distinct: false }, "groups", "run")).toEqual({ run: 4 });
  });

  it("proposes a further condition that goes with a figure", () => {
    expect(furtherKind({ groups: [2, 2] }, true)).toBe("one_colour");
    expect(furtherKind({ groups: [2, 2] }, false)).toBe("total");
    expect(furtherKind(Object.fromEntries(KINDS.map((kind) => [kind, 1])), true)).toBeUndefined();
  });

  it("offers what it does not say yet, and colours only for coloured dice", () => {
    expect(freeKinds({ groups: [2, 2] }, true)).toEqual([
      ...["of_a_kind", "run", "faces", "total", "at_least", "at_most", "one_colour"],
    ]);
    expect(freeKinds(NOTHING, false)).not.toContain("one_colour");
  });

  it("knows how many dice a figure needs", () => {
    const needed = (pattern: object): number[] => conditionsOf({ ...NOTHING, ...pattern }).map(diceNeeded);
    expect(needed({ groups: [3, 4] })).toEqual([7]);
    expect(needed({ of_a_kind: 6 })).toEqual([6]);
    expect(needed({ run: 5, total: 20 })).toEqual([5, 0]);
    expect(needed({ faces: [1, 2, 6], one_colour: true })).toEqual([3, 0]);
  });

  it("reads numbers however they are typed", () => {
    expect(numbersIn("3 + 2")).toEqual([3, 2]);
    expect(numbersIn("1, 2 und 3")).toEqual([1, 2, 3]);
    expect(numbersIn("viele")).toEqual([]);
  });
});
