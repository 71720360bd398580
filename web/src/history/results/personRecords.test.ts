import { expect, test } from "vitest";
import { variantOf } from "@/testing/reference";
import { identityOf } from "@/store/finished";
import { finishedBy, part } from "@/store/finished.testing";
import { bestByVariant, boxComparisons, longestStreak } from "./personRecords";
import { gamesOf } from "./statistics";

const ANNA = identityOf(part("Anna", 0));
const YATZY = { variant: { id: "yatzy", rules_hash: "y", names: { de: "Yatzy", en: "Yatzy" } } };

/** Anna's totals against Ben's 100, a day each; alone where Ben is missing. */
function played(...totals: number[]) {
  const games = totals.map((total, day) =>
    finishedBy(String(day), [part("Anna", total), part("Ben", 100)], {
      endedAt: `2026-02-0${String(day + 1)}T12:00:00Z`,
    }),
  );
  return gamesOf(games, ANNA);
}

test("the longest streak of wins goes on over games alone, and ends with a loss", () => {
  expect(longestStreak(played(90, 80))).toBe(0);
  expect(longestStreak(played(120, 130, 90, 110))).toBe(2);
  const [alone] = gamesOf([finishedBy("a", [part("Anna", 50)])], ANNA);
  const [first, second] = played(120, 130);
  if (!alone || !first || !second) throw new Error("three games were played");
  expect(longestStreak([first, alone, second])).toBe(2);
});

test("the best total of each variant, the most played one first", () => {
  const games = [
    finishedBy("a", [part("Anna", 300)], { ...YATZY, endedAt: "2026-03-01T12:00:00Z" }),
    finishedBy("b", [part("Anna", 180)]),
    finishedBy("c", [part("Anna", 240)]),
    finishedBy("d", [part("Ben", 400)]),
  ];
  expect(bestByVariant(gamesOf(games, ANNA)).map(({ game }) => game.id)).toEqual(["c", "a"]);
});

test("boxes are compared with the best play after three games, the strongest first", () => {
  const { boxes, ...scheme } = variantOf("kniffel");
  const entries = boxes.map((_, box) => (box === 2 ? 12 : 0));
  const games = ["1", "2", "3"].map((id) => {
    const anna = { ...part("Anna", 12), card: { entries, extra: [0], bought: [0], saved: 0 } };
    return finishedBy(id, [anna]);
  });
  const best = {
    ...{ variant: "kniffel", mean: 245, sd: 40, extra: 0, bonuses: [] },
    boxes: Object.fromEntries(boxes.map(({ id }) => [id, 8])),
  };
  const own = gamesOf(games, ANNA);
  const compared = boxComparisons({ ...scheme, boxes }, own, best);
  expect(compared[0]).toEqual({ box: 2, own: 12, best: 8 });
  expect(compared.at(-1)).toMatchObject({ own: 0, best: 8 });
  expect(boxComparisons({ ...scheme, boxes }, own.slice(1), best)).toEqual([]);
  expect(boxComparisons({ ...scheme, boxes }, own, undefined)).toEqual([]);
});
