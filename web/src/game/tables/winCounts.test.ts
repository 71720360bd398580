import { expect, test } from "vitest";
import { finishedBy, part } from "@/store/finished.testing";
import { scoreBetween, winsOf } from "./winCounts";

const ANNA = part("Anna", 0);
const BEN = part("Ben", 0);
const WEAK = part("Computer", 0, "beginner");
const GAMES = [
  finishedBy("1", [part("Anna", 250), part("Ben", 200)]),
  finishedBy("2", [part("ben", 251), part("Anna ", 200)]),
  finishedBy("3", [part("Anna", 260), part("Ben", 259)]),
  finishedBy("4", [part("Anna", 200), part("Ben", 200)]),
  finishedBy("5", [part("Anna", 100), part("Ben", 150), part("Clara", 200)]),
  finishedBy("6", [part("Anna", 1), part("Computer", 2, "beginner")]),
  finishedBy("7", [part("Anna", 1), part("Ben", 2)], {
    variant: { id: "yatzy", rules_hash: "other", names: { de: "Yatzy", en: "Yatzy" } },
  }),
];

test("counts the games that just these people played, in the order asked for", () => {
  expect(scoreBetween(GAMES, [ANNA, BEN], "abc")).toEqual({ wins: [3, 2], shared: 1, games: 4 });
  expect(scoreBetween(GAMES, [BEN, ANNA], "abc")).toEqual({ wins: [2, 3], shared: 1, games: 4 });
});

test("counts a win that is shared for all who share it", () => {
  expect(winsOf(["Anna", "Ben", "Clara"], [["Anna"], ["Anna", "Ben"], []])).toEqual([2, 1, 0]);
});

test("counts games by any rules where none are named", () => {
  expect(scoreBetween(GAMES, [ANNA, BEN])).toEqual({ wins: [3, 3], shared: 1, games: 5 });
});

test("knows computer players by their level, whatever they are called", () => {
  expect(scoreBetween(GAMES, [ANNA, { ...WEAK, name: "Anfänger" }])).toEqual({ wins: [0, 1], shared: 0, games: 1 });
  expect(scoreBetween(GAMES, [ANNA, part("Computer", 0)])).toEqual({ wins: [0, 0], shared: 0, games: 0 });
});
