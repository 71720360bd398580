// @vitest-environment jsdom
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { language, named } from "@/i18n/i18n.svelte";
import { ROOT } from "@/testing/python";
import { pageOf } from "@/testing/reference";
import RulesWithExamples from "./RulesWithExamples.svelte";

const SHIPPED = readdirSync(join(ROOT, "src/pasch/variants"))
  .filter((name) => name.endsWith(".toml"))
  .map((name) => name.replace(".toml", ""));

beforeAll(() => language.set("de"));
afterEach(cleanup);

function rowOf(box: string): HTMLElement {
  const row = screen.getByRole("rowheader", { name: box }).closest("tr");
  if (!row) throw new Error(`no row of ${box}`);
  return row;
}

it("begins with what the game is about, and lists each box once, number boxes of equal points on one line", () => {
  const page = pageOf("kniffel");
  render(RulesWithExamples, { page });
  expect(screen.getAllByRole("heading")[0]?.textContent).toBe("Worum es geht");
  const boxes = page.sheet.filter(({ kind }) => kind === "box").map(({ names }) => named(names));
  const rows = screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(rows).toEqual(["Einser bis Sechser", ...boxes.slice(6)]);
  expect(rowOf("Einser bis Sechser").textContent).toContain("in jedem Feld nur seine Zahl");
});

it("names the rule of a column by its sign, too", () => {
  render(RulesWithExamples, { page: pageOf("kniffel-4-columns") });
  const item = screen.getByText("Abwärts:").closest("li");
  expect(item?.querySelector("svg")).not.toBeNull();
  expect(screen.getByText(/^Wer im oberen Block/).querySelector("svg")).toBeNull();
});

it("shows a throw only beside boxes that need one, with its points unless they are always the same", () => {
  render(RulesWithExamples, { page: pageOf("kniffel") });
  expect(screen.getAllByRole("img")).toHaveLength(6);
  expect(within(rowOf("Full House")).getByRole("img", { name: "Würfel: 1 1 1 2 2" })).toBeTruthy();
  expect(rowOf("Full House").textContent).not.toContain("=");
  expect(rowOf("Dreierpasch").textContent).toContain("= 18");
  for (const box of ["Einser bis Sechser", "Chance"]) expect(within(rowOf(box)).queryByRole("img")).toBeNull();
});

it.each(SHIPPED)("rules list the boxes in the order of the sheet: %s", (id) => {
  const { sheet, rules } = pageOf(id);
  const boxes = sheet.filter(({ kind }) => kind === "box").map(({ names }) => names.de);
  const rows = (rules.de?.sections ?? []).flatMap((section) => section.rows.map(({ name }) => name));
  expect(rows.map((name) => name.replace(/ \(\d+ ×\)$/, ""))).toEqual(boxes);
});
