import { describe, expect, it } from "vitest";
import { movedBy, stopOf, type Cursor, type CursorGrid } from "./cursor";
import { partsOf } from "./sheetParts";

/** Two cards of three columns each. */
const GROUND: CursorGrid = { lines: [{ kind: "box" }, { kind: "box" }, { kind: "total" }], columns: 3, places: 6 };

/** Presses keys in turn, starting from a cell. */
function walk(from: Cursor, ...keys: string[]): Cursor {
  const cursor = keys.reduce((at, key) => movedBy(key, GROUND, stopOf(GROUND, at), at) ?? at, from);
  return stopOf(GROUND, cursor);
}

describe("the cursor", () => {
  it("goes by arrows, and stays inside", () => {
    expect(walk({ line: 0, place: 0 }, "ArrowRight", "ArrowDown")).toEqual({ line: 1, place: 1 });
    expect(walk({ line: 0, place: 0 }, "ArrowLeft", "ArrowUp")).toEqual({ line: 0, place: 0 });
    expect(walk({ line: 1, place: 5 }, "ArrowRight")).toEqual({ line: 1, place: 5 });
  });

  it("goes to the ends of lines and columns", () => {
    expect(walk({ line: 1, place: 2 }, "End")).toEqual({ line: 1, place: 5 });
    expect(walk({ line: 1, place: 2 }, "Home")).toEqual({ line: 1, place: 0 });
    expect(walk({ line: 1, place: 2 }, "PageUp")).toEqual({ line: 0, place: 2 });
    expect(walk({ line: 0, place: 0 }, "PageDown")).toEqual({ line: 2, place: 0 });
  });

  it("has one stop for each player in lines that run over all columns, and goes from one to the other", () => {
    expect(stopOf(GROUND, { line: 2, place: 5 })).toEqual({ line: 2, place: 3 });
    expect(walk({ line: 2, place: 0 }, "ArrowRight")).toEqual({ line: 2, place: 3 });
    expect(walk({ line: 2, place: 3 }, "ArrowLeft")).toEqual({ line: 2, place: 0 });
  });

  it("comes out of such a line in the column it came from", () => {
    expect(walk({ line: 1, place: 4 }, "ArrowDown", "ArrowUp")).toEqual({ line: 1, place: 4 });
  });

  it("stays where other keys are pressed", () => {
    expect(movedBy("a", GROUND, { line: 1, place: 1 }, { line: 1, place: 1 })).toBeNull();
  });

  it("goes from a line to the one beside it where the lower half stands beside the upper one", () => {
    const lines = ["box", "box", "upper", "box", "box", "total"].map(
      (kind) => ({ kind }) as CursorGrid["lines"][number],
    );
    const ground: CursorGrid = { lines, columns: 1, places: 1, halves: partsOf(lines) };
    const from = (line: number, key: string) => movedBy(key, ground, { line, place: 0 }, { line, place: 0 })?.line;
    expect([0, 1, 2].map((line) => from(line, "ArrowRight"))).toEqual([3, 4, 4]);
    expect([3, 4].map((line) => from(line, "ArrowLeft"))).toEqual([0, 1]);
    expect([from(2, "ArrowDown"), from(3, "ArrowRight"), from(5, "ArrowLeft")]).toEqual([3, 3, 5]);
  });

  it("is found again where the block has become smaller", () => {
    expect(stopOf({ ...GROUND, places: 3 }, { line: 1, place: 5 })).toEqual({ line: 1, place: 2 });
    expect(stopOf({ ...GROUND, lines: [{ kind: "box" }] }, { line: 2, place: 1 })).toEqual({ line: 0, place: 0 });
  });
});
