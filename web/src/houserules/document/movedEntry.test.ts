import { describe, expect, it } from "vitest";

import { moved } from "./movedEntry";

describe("an order of one's own", () => {
  it("moves one place at a time, and not beyond its ends", () => {
    expect(moved(["a", "b", "c"], "b", -1)).toEqual(["b", "a", "c"]);
    expect(moved(["a", "b", "c"], "b", 1)).toEqual(["a", "c", "b"]);
    expect(moved(["a", "b", "c"], "a", -1)).toEqual(["a", "b", "c"]);
    expect(moved(["a", "b", "c"], "c", 1)).toEqual(["a", "b", "c"]);
    expect(moved(["a"], "b", 1)).toEqual(["a"]);
  });
});
