// @vitest-environment jsdom
/** A score pad whose sixes begin below zero: three make 0, a strike costs 18. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import { balance, emptyCard, total, totalIfStruck } from "@/rules/card";
import { replaced } from "@/rules/list";
import { possiblePoints, writtenPoints } from "@/rules/possibleEntries";
import { formatCard } from "@/rules/positionText";
import { bonusProgress } from "@/rules/sheetLines";
import { prepare, type SumBonus, type TablesDocument } from "@/rules/variantTables";
import { tablesOf } from "@/testing/reference";
import { entryText } from "@/sheet/sheetCells";
import { inked } from "./blockCells";
import { strikeOf } from "./entry/entry";
import PointsEntry from "./entry/PointsEntry.svelte";

const SIXES = 5;
const CELL = { box: "sixes", entry: 0 };
const school = prepare(withPar(tablesOf("kniffel-basic")));
const sixes = school.boxes[SIXES] as (typeof school.boxes)[number];

/** The tables of a document with `par = 3` in the sixes, whose upper bonus asks for 45. */
function withPar(tables: TablesDocument): TablesDocument {
  const row = tables.rows[tables.points[0]?.[SIXES] ?? 0] ?? [];
  const points = tables.points.map((byBox) => replaced(byBox, SIXES, tables.rows.length));
  const boxes = tables.boxes.map((box, index) => (index === SIXES ? { ...box, struck: -18 } : box));
  const bonuses = tables.bonuses.map((bonus) => ({ ...bonus, base: -18 }));
  return { ...tables, boxes, bonuses, points, rows: [...tables.rows, row.map((one) => one - 18)] };
}

beforeAll(() => language.set("de"));
afterEach(cleanup);

function cardWith(points: number) {
  const card = emptyCard(school);
  return { ...card, entries: replaced(card.entries, sixes.cell, points) };
}

test("a strike is written with its points, and 0 is none", () => {
  expect(strikeOf(school, CELL).points).toBe(-18);
  const shown = [-18, -6, 0, 12].map((points) => inked(school, CELL, { points, dice: null, sure: false }));
  expect(shown).toEqual(["−18", "−6", "0", "12"]);
  expect(entryText(sixes, 0)).toBe("0");
  expect([...writtenPoints(school, SIXES).keys()]).toEqual([-18, -12, -6, 0, 6, 12]);
  expect(possiblePoints(school, SIXES)).toEqual([-12, -6, 0, 6, 12]);
});

test("the total begins at 0, and a bonus counts boxes with room as struck", () => {
  const [bonus] = school.bonuses as [SumBonus];
  expect([total(school, emptyCard(school)), totalIfStruck(school, emptyCard(school))]).toEqual([0, -18]);
  expect([total(school, cardWith(-6)), totalIfStruck(school, cardWith(-6))]).toEqual([-6, -6]);
  expect(balance(school, cardWith(-6), bonus)).toBe(-6);
  expect(bonusProgress(school, emptyCard(school), bonus).next).toEqual({ from: 45, missing: 45, points: 35 });
  expect([-18, -6, 0].map((points) => formatCard(school, cardWith(points)).split(",")[SIXES])).toEqual([
    "-",
    "-6",
    "0",
  ]);
});

test("points below zero can be typed", async () => {
  const onenter = vi.fn();
  render(PointsEntry, { values: possiblePoints(school, SIXES), number: "", begun: false, onenter });
  await fireEvent.click(screen.getByRole("button", { name: "−12" }));
  const field = screen.getByRole("textbox");
  for (const typed of ["-6", "−6", "6-"]) {
    await fireEvent.input(field, { target: { value: typed } });
    await fireEvent.submit(field.closest("form") as HTMLFormElement);
  }
  expect(onenter.mock.calls).toEqual([[-12], [-6], [-6]]);
  expect(screen.getByRole("alert")).toBeTruthy();
});
