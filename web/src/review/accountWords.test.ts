// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import { bandWords, figureOf, furtherFigure, gainWords, luckWords, themeWords, verdict } from "./accountWords";
import { lineColours } from "./curves/lineColours";
import type { Decision, Review, SeatReview, Throw } from "@/wire/types";

beforeAll(() => language.set("de"));

function decision(turn: number, theme: string, value: number, chosen: number): Decision {
  const win = { best: { type: "struck", box: "ones" }, value, chosen, loss: value - chosen };
  return { kind: "decision", seat: 0, turn, themes: [theme], win, loss: 3 } as unknown as Decision;
}

const MOMENTS = [
  decision(2, "bonus", 0.4, 0.35),
  decision(9, "bonus", 0.8, 0.31),
  decision(11, "last-boxes", 0.5, 0.1),
  { ...decision(12, "bonus", 0.9, 0.1), seat: 1 },
];

function review(by: Review["marks_by"]): Review {
  return { moments: MOMENTS, marks_by: by } as unknown as Review;
}

test("chances stand side by side, and are finer only where both would read the same", () => {
  expect(gainWords(decision(9, "bonus", 0.8, 0.31), { marks_by: "win" })).toBe(
    "80\u00a0% Gewinnchance statt 31\u00a0%",
  );
  expect(gainWords(decision(9, "bonus", 0.124, 0.118), { marks_by: "win" })).toBe(
    "12,4\u00a0% Gewinnchance statt 11,8\u00a0%",
  );
});

test("a throw says in a sentence what it brought", () => {
  const thrown = { kind: "throw", luck: 3.1, win: { before: 0.26, after: 0.38, luck: 0.12 } } as Throw;
  expect(luckWords(thrown, { marks_by: "win" })).toBe(
    "Dieser Wurf brachte die Gewinnchance von 26\u00a0% auf 38\u00a0%.",
  );
  expect(luckWords(thrown, { marks_by: "points" })).toBe("Würfelglück bei diesem Wurf: +3,1 Punkte.");
});

test("shows a theme by the player's costliest decision, or by the sum of its points", () => {
  const lost = { theme: "bonus", decisions: 2, loss: 0.54 } as SeatReview["themes"][number];
  expect(themeWords(lost, review("win"), 0)).toBe("am meisten in Runde 9: 80\u00a0% Gewinnchance statt 31\u00a0%");
  expect(themeWords({ ...lost, loss: 7.4 }, review("points"), 0)).toBe("zusammen 7,4 Punkte");
});

test("a level is said as what it is, and never the weakest", () => {
  const band = (lowest: string, highest: string) => ({ level: lowest, lowest, highest }) as SeatReview["band"];
  expect(bandWords(band("casual", "casual"))).toBe("Etwa so gut gespielt wie der Computerspieler „Hobbyspieler“.");
  expect(bandWords(band("club", "expert"))).toContain("von „Vereinsspieler“ bis „Experte“");
  for (const none of [null, band("beginner", "beginner"), band("beginner", "club")]) expect(bandWords(none)).toBe("");
});

function seatOf(seat: number, end: number, adjusted: number, marks: Partial<SeatReview> = {}): SeatReview {
  const none = { counted: 13, blunders: 0, mistakes: 0, inaccuracies: 0 };
  return { ...none, seat, end, adjusted, ...marks } as SeatReview;
}

test("one figure says how many decisions were good, and what is left comes after it", () => {
  const some = seatOf(0, 200, 200, { blunders: 1, mistakes: 2, inaccuracies: 1 });
  expect(figureOf(some)).toBe("9 von 13 Entscheidungen so gut wie perfekt");
  expect(furtherFigure(some)).toBe("Es gab noch 4 bessere Züge, einer davon viel besser.");
  expect(figureOf(seatOf(0, 200, 200))).toBe("Alle 13 Entscheidungen waren richtig gut.");
  expect(furtherFigure(seatOf(0, 200, 200))).toBe("");
  expect(figureOf(seatOf(0, 200, 200, { counted: 1, blunders: 1 }))).toBe("Es gab noch einen viel besseren Zug.");
});

test("there is always a headline, and no computer player is praised in it", () => {
  const against = { computers: [1], you: 0 };
  const told = (mine: [number, number], others: [number, number], who: object = against) =>
    verdict([seatOf(0, ...mine), seatOf(1, ...others)], ["Du", "Robo"], who);
  expect(told([250, 230], [200, 210])).toBe(
    "Du hast gewonnen, und nicht nur durch Glück: Bei gleichem Würfelglück wären es 20 Punkte Vorsprung.",
  );
  expect(told([250, 200], [200, 220])).toBe("Du hast gewonnen, und die Würfel haben geholfen.");
  expect(told([150, 200], [200, 220])).toBe("Robo hat gewonnen.");
  expect(told([150, 230], [200, 220])).toBe("Robo hat gewonnen. Mit gleich viel Würfelglück lägst du 10 Punkte vorn.");
  expect(told([200, 190], [200, 220])).toBe("Unentschieden.");
  expect(told([200, 230], [200, 220])).toBe("Unentschieden. Mit gleich viel Würfelglück lägst du 10 Punkte vorn.");
  expect(told([150, 200], [200, 220], {})).toContain("Robo hat gewonnen, und nicht nur durch Glück");
  expect(verdict([seatOf(0, 231, 212.4)], ["Du"])).toBe(
    "231 Punkte. Mit durchschnittlichem Würfelglück wären es 212 gewesen.",
  );
});

test("everybody has a line in their own colour, and nobody the same as another", () => {
  expect(lineColours(["pink", "green", "blue"])).toEqual(["pink", "green", "blue"]);
  expect(lineColours(["red", null, "red", "orange"])).toEqual(["red", "ochre", "green", "orange"]);
  expect(new Set(lineColours(["red", "red", null, null, "red", null, null, "blue"])).size).toBe(8);
});
