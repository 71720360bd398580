// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import type { TableGame } from "@/game/tables/tableGame.svelte";
import { language } from "@/i18n/i18n.svelte";
import { kniffelTable } from "@/testing/kniffelTable";
import { pageOf, variantOf } from "@/testing/reference";
import { wordsOf } from "./readingOut";

const KNIFFEL = variantOf("kniffel");
const NAMES = ["Anna", "Ben", "Clara"];
const TURNS = [
  { type: "rolled", seat: 0, dice: "66661" },
  { type: "scored", seat: 0, box: "sixes" },
  { type: "rolled", seat: 1, dice: "12345" },
  { type: "scored", seat: 1, box: "large_straight" },
  { type: "rolled", seat: 2, dice: "11223" },
  { type: "scored", seat: 2, box: "chance" },
];

/** A game of three; Anna sits here alone. */
function gameAfter(turns: readonly object[]): TableGame {
  const course = kniffelTable(NAMES, turns, { first: 0 });
  const isMine = (seat: number): boolean => seat === 0;
  return { variant: KNIFFEL, page: pageOf("kniffel"), course, mine: [0], isMine } as unknown as TableGame;
}

beforeEach(() => language.set("de"));

it("names one's own points and free boxes", () => {
  expect(wordsOf(gameAfter(TURNS), "mine")).toMatch(
    /^Dein Block: 24\. Frei: Einser, .*Fünfer, Dreierpasch, .*Chance\.$/,
  );
});

it("goes through the rivals, one at each press", () => {
  const game = gameAfter(TURNS);
  const heard = [1, 2, 3].map(() => wordsOf(game, "rival").replace(/\. Frei.*/, ""));
  expect(heard).toEqual(["Block von Ben: 40", "Block von Clara: 9", "Block von Ben: 40"]);
});

it("says what the bonus lacks", () => {
  expect(wordsOf(gameAfter(TURNS), "bonus")).toBe("Summe oben: 24; Bonus: Es fehlen noch 39 Punkte.");
});

it("tells the last throw: one's own, or how the last turn ended", () => {
  expect(wordsOf(gameAfter([]), "throw")).toBe("Noch hat niemand gewürfelt.");
  expect(wordsOf(gameAfter(TURNS.slice(0, 1)), "throw")).toBe("Du hast 1 6 6 6 6, noch 2 Würfe.");
  expect(wordsOf(gameAfter(TURNS), "throw")).toBe("1 1 2 2 3: Clara trägt Chance ein: 9.");
});

it("lists the standing, the leader first", () => {
  expect(wordsOf(gameAfter(TURNS), "standing")).toBe("1. Ben: 40, 2. Anna: 24, 3. Clara: 9");
});
