import { describe, expect, it } from "vitest";

import { variantOf } from "@/testing/reference";
import { boxOfLine, exampleOf, pointsByBox } from "./examples";

const kniffel = variantOf("kniffel");

describe("examples for boxes", () => {
  it.each([
    ["threes", 9],
    ["full_house", 25],
    ["small_straight", 30],
    ["five_of_a_kind", 50],
  ])("shows what %s is", (line, points) => {
    const example = exampleOf(kniffel, boxOfLine(kniffel, line) ?? -1);
    expect(example?.points).toBe(points);
    expect(example?.dice).toHaveLength(5);
  });

  it("shows a small straight by dice that are no large one", () => {
    const example = exampleOf(kniffel, boxOfLine(kniffel, "small_straight") ?? -1);
    const points = pointsByBox(kniffel, example?.dice ?? []);
    expect(points?.[boxOfLine(kniffel, "large_straight") ?? -1]).toBe(0);
  });

  it("tells what dice bring in every box", () => {
    const points = pointsByBox(kniffel, [5, 3, 3, 5, 3]);
    expect(points?.[boxOfLine(kniffel, "full_house") ?? -1]).toBe(25);
    expect(points?.[boxOfLine(kniffel, "ones") ?? -1]).toBe(0);
    expect(pointsByBox(kniffel, [7, 7, 7, 7, 7])).toBeNull();
  });
});
