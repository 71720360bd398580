import { beforeEach, expect, test, vi } from "vitest";
import type { Finished } from "@/store/finished";
import { finishedBy, part } from "@/store/finished.testing";
import { personalBests } from "./personalBest";

let before: Finished[] = [];
vi.mock("@/store/finished", async (original) => ({
  ...(await original<typeof import("@/store/finished")>()),
  finishedGames: () => Promise.resolve(before),
}));

beforeEach(() => {
  before = [
    finishedBy("1", [part("Anna", 240), part("Ben", 200)]),
    finishedBy("2", [part("anna", 210), part("", 90, "casual")]),
  ];
});

test("a personal best has more points than all earlier games of its person", async () => {
  expect(await personalBests(finishedBy("3", [part("Anna", 241), part("Ben", 200)]))).toEqual([0]);
  expect(await personalBests(finishedBy("3", [part("Ben", 201), part("", 300, "casual")]))).toEqual([0]);
});

test("a first game is none, nor one by other rules, nor the same game twice", async () => {
  expect(await personalBests(finishedBy("3", [part("Cleo", 400)]))).toEqual([]);
  const variant = { id: "yatzy", rules_hash: "other", names: { de: "Yatzy", en: "Yatzy" } };
  expect(await personalBests(finishedBy("3", [part("Anna", 400)], { variant }))).toEqual([]);
  before = [finishedBy("3", [part("Anna", 240)])];
  expect(await personalBests(finishedBy("3", [part("Anna", 250)]))).toEqual([]);
});
