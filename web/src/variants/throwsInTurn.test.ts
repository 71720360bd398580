import { describe, expect, it } from "vitest";
import { tablesOf } from "@/testing/reference";
import { throwsInTurn } from "./throwsInTurn";

describe("throws in a turn", () => {
  it.each([
    ["kniffel", 3],
    ["crag", 2],
    ["kniffel-first-throws", 2],
    ["kniffel-put-aside", 5],
  ])("of %s are %i", (id, throws) => {
    expect(throwsInTurn(tablesOf(id))).toBe(throws);
  });
});
