import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parametersOf, PATTERNS, routeOf } from "./routes";

test.each([
  ["/", "pages/StartPage", {}],
  ["/neu", "pages/NewTablePage", {}],
  ["/neu/", "pages/NewTablePage", {}],
  ["/t/abc_-1", "table/TablePage", { table: "abc_-1" }],
  ["/b/abc", "block/BlockPage", { table: "abc" }],
  ["/regeln", "variants/RulesPage", {}],
  ["/regeln/stammbaum", "variants/FamilyPage", {}],
  ["/regeln/kniffel-4-columns", "variants/VariantPage", { id: "kniffel-4-columns" }],
  ["/regeln/kniffel/chancen", "probabilities/ProbabilitiesPage", { id: "kniffel" }],
  ["/haus", "houserules/HouseRulesPage", {}],
  ["/pruefen", "fairness/VerifyPage", {}],
  ["/wuerfel", "fairness/DiceStatisticsPage", {}],
  ["/analyse", "review/ReviewPage", {}],
  ["/schule", "learn/school/SchoolPage", {}],
  ["/schule/3", "learn/school/LessonPage", { number: "3" }],
  ["/analyse/abc", "review/ReviewPage", { id: "abc" }],
  ["/partie", "history/LinkedPage", {}],
  ["/einstellungen", "pages/settings/SettingsPage", {}],
  ["/code", "pages/CodePage", {}],
  ["/t", "pages/NotFoundPage", {}],
  ["/t/a/b", "pages/NotFoundPage", {}],
  ["/nowhere", "pages/NotFoundPage", {}],
  ["/t/%", "pages/NotFoundPage", {}],
])("%s leads to %s", (path, page, parts) => {
  expect(routeOf(path)).toMatchObject({ page, parts });
});

test("what this place lacks is not found", () => {
  expect(routeOf("/haus", (need) => need === "house-rules").page).toBe("houserules/HouseRulesPage");
  expect(routeOf("/code", (need) => need === "house-rules").page).toBe("pages/NotFoundPage");
  expect(routeOf("/haus", () => false).page).toBe("pages/NotFoundPage");
});

test("what lies below another page leads back to it", () => {
  expect(routeOf("/regeln/kniffel").up).toMatchObject({ path: "/regeln", title: "title-rules" });
  expect(routeOf("/regeln").up).toBeUndefined();
  const ups = PATTERNS.flatMap(({ up }) => up ?? []);
  expect(ups.map((up) => routeOf(up).page)).not.toContain("pages/NotFoundPage");
});

test("a table has the whole screen, other pages have the frame", () => {
  expect(routeOf("/t/abc").bare).toBe(true);
  expect(routeOf("/neu").bare).toBe(false);
});

describe("every route", () => {
  test.each([...PATTERNS.map(({ page }) => page), routeOf("/nowhere").page])("%s is there", (page) => {
    expect(existsSync(new URL(`./${page}.svelte`, import.meta.url))).toBe(true);
  });
});

test("what stands behind # and ? are names and values", () => {
  expect(parametersOf("#k=AbC_-1&x=%C3%BC")).toEqual({ k: "AbC_-1", x: "ü" });
  expect(parametersOf("?dice=real")).toEqual({ dice: "real" });
  expect(parametersOf("")).toEqual({});
});
