// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { firstFor, keepPlayed, lastPlayed } from "./lastPlayed";

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test.each([
  ["de-AT", "kniffel"],
  ["en-GB", "yahtzee"],
  ["sv-SE", "yatzy"],
  ["nb", "yatzy"],
  ["no", "yatzy"],
  ["nn-NO", "yatzy"],
  ["da", "yatzy"],
  ["fi-FI", "yatzy"],
  ["is", "yatzy"],
  ["fr-CA", "yahtzee"],
  ["es-AR", "generala"],
  ["hr-HR", "yahtzee"],
  ["sr", "yahtzee"],
  ["pt-BR", "yahtzee"],
])("a browser that speaks %s gets %s first", (spoken, variant) => {
  expect(firstFor([spoken, "de"].slice(0, spoken === "pt-BR" ? 1 : 2)).key).toBe(variant);
});

test("the first language that the games are known in decides", () => {
  expect(firstFor(["pl", "fr", "de"]).key).toBe("yahtzee");
});

test("what was played last comes first from then on", () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en"]);
  expect(lastPlayed().key).toBe("yahtzee");
  keepPlayed({ key: "house:abc", names: { de: "Unsers", en: "Ours" } });
  expect(lastPlayed()).toEqual({ key: "house:abc", names: { de: "Unsers", en: "Ours" } });
});

test("something else in its place does no harm", () => {
  localStorage.setItem("pasch.played", "{half");
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["de"]);
  expect(lastPlayed().key).toBe("kniffel");
});
