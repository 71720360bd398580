// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import { isName, nameProblem } from "./personName";

/** Shared with the server's test, `tests/server/web/test_address_limits.py`. */
const { taken, refused } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../../tests/names.json"), "utf-8"),
) as Record<"taken" | "refused", string[]>;

beforeAll(() => language.set("de"));

test.each(taken)("%j is a name", (name) => {
  expect(isName(name)).toBe(true);
  expect(nameProblem(` ${name} `)).toBeUndefined();
});

test.each(refused)("%j is none, in the server's words", (name) => {
  expect(isName(name)).toBe(false);
  // Names are trimmed first; `!` keeps a blank at the end from being removed.
  expect(nameProblem(name.trim() === name ? name : `${name}!`)).toBe(
    "Ein Name hat 1 bis 40 Zeichen, die man sieht, und auf keinem Buchstaben mehr als 6 Akzente.",
  );
});

test("a name is as long as the server takes", () => {
  expect(isName("A".repeat(40))).toBe(true);
  expect(isName("A".repeat(41))).toBe(false);
});

test("where no name is typed, nothing is wrong with it", () => {
  expect(nameProblem("  ")).toBeUndefined();
});
