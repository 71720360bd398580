/** Levels err by points on the sheet; `scale` converts them where only bonuses make up the total. */
import levels from "@levels";
import { afterEach, describe, expect, it, vi } from "vitest";
import { variantOf } from "@/testing/reference";

vi.mock("./deviceValues", () => ({
  knownValues: () => Promise.resolve(undefined),
  estimatedValues: () => Promise.resolve([]),
}));
const chosenOf = vi.hoisted(() => vi.fn());
vi.mock("@/values/heuristic/actionValues", () => ({ chosenOf }));

import { decide } from "./computer";

afterEach(() => chosenOf.mockClear());

describe("a level", () => {
  it.each(["kniffel", "balut"])(
    "errs in %s by its temperature times what a point on the sheet brings",
    async (name) => {
      const variant = variantOf(name);
      const temperatures: Readonly<Record<string, number>> = levels;
      await decide({ variant } as never, "casual");
      expect(chosenOf.mock.lastCall?.[2]).toBe((temperatures.casual ?? NaN) * variant.scale);
    },
  );

  it("counts a point of Kniffel whole, and of Balut what 29 of the highest 812 are", () => {
    expect([variantOf("kniffel").scale, variantOf("balut").scale]).toEqual([1, 29 / 812]);
  });
});
