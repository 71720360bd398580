// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import { pageOf } from "@/testing/reference";
import { shapeOf } from "./sheetShape";
import VariantEntry from "./VariantEntry.svelte";

beforeAll(() => language.set("de"));
afterEach(cleanup);

function show(key: string, as: "chosen" | "card" | "row"): SVGSVGElement | null {
  const { names, minutes, tables } = pageOf(key);
  const shape = shapeOf(tables);
  render(VariantEntry, { variant: { key, names, minutes, seats: tables.seats, dice: tables.dice.count, shape }, as });
  return document.querySelector("svg");
}

test("says the name, what is particular and the time, and reads dice and columns aloud", () => {
  show("kniffel-4-columns", "row");
  const words = document.body.textContent.replace(/\s+/g, " ").trim();
  expect(words).toMatch(
    /^Kniffel mit vier Spalten Vier Spalten auf einmal: .* etwa 35 Min. pro Person 5 Würfel, 4 Spalten/,
  );
  expect(screen.queryByRole("img"), "the picture only repeats words").toBeNull();
});

test("in the list of a branch only a sheet that looks unlike most is drawn; a card and the chosen one always", () => {
  expect(show("kniffel-100", "row")).toBeNull();
  expect(show("kniffel", "card")).not.toBeNull();
  cleanup();
  expect(show("kniffel", "chosen")).not.toBeNull();
});

test("a picture shows dice, columns with how they are filled, and several entries", () => {
  const crag = show("crag", "row");
  expect(crag?.querySelectorAll(".die")).toHaveLength(3);
  cleanup();
  expect(show("kismet", "row")?.querySelectorAll(".pip.red").length).toBeGreaterThan(0);
  cleanup();
  const yamb = show("yamb", "row");
  expect(yamb?.querySelectorAll(".sign")).toHaveLength(2);
  expect([...(yamb?.querySelectorAll("text") ?? [])].map(({ textContent }) => textContent)).toEqual(["!"]);
  cleanup();
  expect(show("balut", "row")?.querySelectorAll(".bar")).toHaveLength(7 * 3);
  cleanup();
  const triple = show("triple-yahtzee", "row")?.querySelectorAll("text") ?? [];
  expect([...triple].map(({ textContent }) => textContent)).toEqual(["×2", "×3"]);
});
