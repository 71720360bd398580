import { expect, test } from "vitest";
import { identityOf } from "@/store/finished";
import { finishedBy, part } from "@/store/finished.testing";
import { ANYTHING, byMonth, everybody, everyVariant, found } from "./gameFilter";

const YATZY = { id: "yatzy", rules_hash: "y", names: { de: "Yatzy (skandinavisch)", en: "Yatzy (Scandinavian)" } };
const GAMES = [
  finishedBy("3", [part("anna", 210), part("Ben", 180)], { endedAt: "2026-03-02T12:00:00Z" }),
  finishedBy("2", [part("Anna", 190), part("", 200, "club")], { endedAt: "2026-02-20T12:00:00Z" }),
  finishedBy("1", [part("Ben", 180)], { endedAt: "2026-02-10T12:00:00Z", variant: YATZY }),
];
const ids = (games: readonly { id: string }[]) => games.map(({ id }) => id);

test("games are found by person, by variant, and by every typed word", () => {
  expect(ids(found(GAMES, ANYTHING))).toEqual(["3", "2", "1"]);
  expect(ids(found(GAMES, { ...ANYTHING, person: identityOf(part("ANNA", 0)) }))).toEqual(["3", "2"]);
  expect(ids(found(GAMES, { ...ANYTHING, rules: "y" }))).toEqual(["1"]);
  expect(ids(found(GAMES, { ...ANYTHING, text: " ben SKAND" }))).toEqual(["1"]);
  expect(found(GAMES, { ...ANYTHING, text: "clara" })).toEqual([]);
});

test("whoever played most comes first, called as in the latest game", () => {
  expect(everybody(GAMES).map(({ is, games }) => [is.name, games])).toEqual([
    ["anna", 2],
    ["Ben", 2],
    ["", 1],
  ]);
  expect(everyVariant(GAMES).map(({ is, games }) => [is.id, games])).toEqual([
    ["kniffel", 2],
    ["yatzy", 1],
  ]);
});

test("games stand by months", () => {
  expect(byMonth(GAMES).map(({ month, games }) => [month, games.length])).toEqual([
    ["2026-03", 1],
    ["2026-02", 2],
  ]);
});
