// @vitest-environment jsdom
import { expect, test } from "vitest";
import { type Choice, familyOf } from "./choices";

function family(key: string, columns: number, page?: object): string {
  return familyOf({ key, columns, page } as Choice);
}

test("the list brings together what belongs together", () => {
  expect(family("kniffel-sharp", 1)).toBe("kniffel");
  expect(family("super-kniffel", 4)).toBe("columns");
  expect(family("yahtzee-1956", 1)).toBe("yahtzee");
  expect(family("yams", 4)).toBe("other");
  expect(family("house:kniffel", 1, {})).toBe("own");
});
