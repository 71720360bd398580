import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { PYTHON } from "@/testing/python";
import { pageOf } from "@/testing/reference";
import type { SheetShape } from "@/wire/types";
import { isUsualShape, shapeOf } from "./sheetShape";

const WRITES = `
import json
from pasch import shipped, variant_ids
from pasch.server.web.answers.sheet_shape import shape_of
print(json.dumps({id: shape_of(shipped(id)).model_dump() for id in variant_ids()}))
`;
const SHAPES = JSON.parse(execFileSync(PYTHON, ["-c", WRITES], { encoding: "utf-8" })) as Record<string, SheetShape>;

test.each(Object.keys(SHAPES))("the sheet of %s has the shape that the server finds", (id) => {
  expect(shapeOf(pageOf(id).tables)).toEqual(SHAPES[id]);
});

test("the sheets that look unlike Kniffel's are those with other dice, columns or entries", () => {
  const usual = Object.entries(SHAPES).filter(([id, shape]) => isUsualShape(shape, pageOf(id).tables.dice.count));
  const names = usual.map(([id]) => id);
  expect(names).toEqual(expect.arrayContaining(["kniffel", "kniffel-100", "yahtzee", "yatzy", "yacht"]));
  for (const id of ["kismet", "escalero", "balut", "crag", "maxi-yatzy", "kniffel-strict", "knoeffel"])
    expect(names).not.toContain(id);
});
