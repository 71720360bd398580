import { expect, it } from "vitest";
import type { SheetLine } from "./sheetTypes";
import { boxesFirst, heightOf, partsOf, partsOfBoxes } from "./sheetParts";

function linesOf(...kinds: SheetLine["kind"][]): { kind: SheetLine["kind"] }[] {
  return kinds.map((kind) => ({ kind }));
}

it("cuts below what is added up above, and leaves the sums of all to the end", () => {
  const lines = linesOf("box", "box", "upper", "bonus", "box", "box", "box", "lower", "total");
  const parts = partsOf(lines);
  expect(parts).toEqual({ upper: { from: 0, to: 4 }, lower: { from: 4, to: 7 }, ends: { from: 7, to: 9 } });
  expect([heightOf(lines, parts.upper), heightOf(lines, parts.lower)]).toEqual([3, 3]);
});

it("cuts boxes that no sum divides in the middle", () => {
  expect(partsOf(linesOf("box", "box", "box", "total"))).toEqual({
    upper: { from: 0, to: 2 },
    lower: { from: 2, to: 3 },
    ends: { from: 3, to: 4 },
  });
});

it("puts boxes before sums where there is little room, and cuts them at the same place", () => {
  const lines = linesOf("box", "box", "upper", "bonus", "box", "total");
  expect(boxesFirst(lines).map(({ kind }) => kind)).toEqual(["box", "box", "box", "upper", "bonus", "total"]);
  expect(partsOfBoxes(lines)).toEqual({
    upper: { from: 0, to: 2 },
    lower: { from: 2, to: 3 },
    ends: { from: 3, to: 6 },
  });
});
