import { expect, test } from "vitest";
import type { VariantSummary } from "@/wire/types";
import { familyOf, type Member } from "./familyTree";

function summaryOf(id: string, parent: string | null): VariantSummary {
  return { id, parent } as VariantSummary;
}

function ids({ variant, children }: Member): unknown {
  return children.length > 0 ? [variant.id, children.map(ids)] : variant.id;
}

test("each stands below the one that it is like, and nobody is lost", () => {
  const all = [
    summaryOf("kniffel", "basic"),
    summaryOf("basic", null),
    summaryOf("sharp", "kniffel"),
    summaryOf("lone", "gone"),
  ];
  expect(familyOf(all).map(ids)).toEqual([["basic", [["kniffel", ["sharp"]]]], "lone"]);
});
