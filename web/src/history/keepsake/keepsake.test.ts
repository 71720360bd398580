// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import { blankSheet, type FinishedPart } from "@/store/finished";
import { finishedBy, part } from "@/store/finished.testing";
import { pageOf } from "@/testing/reference";
import { keepsakeOf, spansOf } from "./keepsake";
import { factWords, keepsakeWords, spanName } from "./keepsakeWords";

const EXTREME = pageOf("kniffel-3-columns");
const SHEETS = new Map([[EXTREME.rules_hash, blankSheet(EXTREME)]]);

/** A card with fives of a kind in so many of its three columns. */
function withFives(name: string, total: number, count: number): FinishedPart {
  const { boxes } = EXTREME.tables;
  const fives = boxes.flatMap(({ id, cell }) => (id.endsWith(".five_of_a_kind") ? [cell] : []));
  const entries = boxes.map(({ cell }) => (fives.slice(0, count).includes(cell) ? 50 : 0));
  return { ...part(name, total), card: { entries, extra: [0, 0, 0], bought: [0, 0, 0], saved: 0 } };
}

const GAMES = [
  finishedBy("6", [part("Oma", 341), part("Lena", 200)], { endedAt: "2026-11-20T18:00:00Z" }),
  finishedBy("5", [part("Oma", 210), part("Lena", 208)], { endedAt: "2026-11-02T19:00:00Z" }),
  finishedBy("4", [part("Oma", 205), part("Lena", 150)], { endedAt: "2026-11-02T18:00:00Z" }),
  finishedBy("3", [withFives("Papa", 300, 3), withFives("Lena", 180, 0)], {
    endedAt: "2026-03-08T18:00:00Z",
    variant: EXTREME,
  }),
  finishedBy("2", [part("", 900, "club"), part("Lena", 210)], { endedAt: "2026-03-07T18:00:00Z" }),
  finishedBy("1", [part("Lena", 260), part("Oma", 190)], { endedAt: "2025-12-31T12:00:00Z" }),
  finishedBy("0", [part("", 900, "club"), part("", 800, "novice")], { endedAt: "2024-01-01T12:00:00Z" }),
];

beforeEach(() => language.set("de"));

test("years and months in which people played, latest first", () => {
  expect(spansOf(GAMES)).toEqual(["2026", "2026-11", "2026-03", "2025", "2025-12"]);
  expect(spansOf([])).toEqual([]);
  expect(keepsakeOf(GAMES, "2024", SHEETS)).toBeUndefined();
});

test("a year: days, wins of people, the record, fives, the closest win and a streak", () => {
  const year = keepsakeOf(GAMES, "2026", SHEETS);
  expect(year).toMatchObject({
    games: 5,
    days: 4,
    favourite: { games: 4 },
    months: [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 3, 0],
  });
  expect(year?.victories.map(({ person, won, games }) => [person.name, won, games])).toEqual([
    ["Oma", 3, 3],
    ["Papa", 1, 1],
    ["Lena", 0, 5],
  ]);
  expect(year?.facts.map(factWords)).toEqual([
    { what: "Rekord: 341", who: "Oma, Kniffel, 20. Nov." },
    { what: "3 × Kniffel in einem Spiel", who: "Papa, 8. März" },
    { what: "Knappster Sieg: 2 vorn", who: "Oma vor Lena, 2. Nov." },
    { what: "3 Siege nacheinander", who: "Oma" },
  ]);
});

test("a month in words, in both languages", async () => {
  const month = keepsakeOf(GAMES, "2025-12", SHEETS);
  if (!month) throw new Error("no games");
  const facts = "Rekord: 260 (Lena, Kniffel, 31. Dez. 2025). Knappster Sieg: 70 vorn (Lena vor Oma, 31. Dez. 2025).";
  expect(keepsakeWords("2025-12", month)).toBe(`Dezember 2025: 1 Spieltag, 1 Spiel. ${facts}`);
  await language.set("en");
  expect(spanName("2025-12")).toBe("December 2025");
  expect(keepsakeWords("2025-12", month)).toContain("December 2025: 1 day of play, 1 game. Record: 260");
});
