// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import { keptNames, keptOpeningSeat, shownNames } from "./seatNames";

beforeAll(() => language.set("de"));

const person = (given = "", free = false) => ({ kind: "person" as const, given, level: undefined, free });
const computer = (level: string, given = "") => ({ kind: "computer" as const, given, level, free: false });

test("who has no name is 'Du' before their own page alone, and a number to everybody else", () => {
  const seats = [person(), computer("casual"), person("Ben")];
  expect(shownNames(seats, [0])).toEqual(["Du", "Otto", "Ben"]);
  expect(shownNames(seats, [2])).toEqual(["Spieler 1", "Otto", "Ben"]);
  expect(shownNames(seats, [])).toEqual(["Spieler 1", "Otto", "Ben"]);
});

test("several people at one device are told apart", () => {
  expect(shownNames([person(), person(), person("Mia")], [0, 1, 2])).toEqual(["Spieler 1", "Spieler 2", "Mia"]);
});

test("computers have first names, each another, and keep a name that they were given", () => {
  const seats = [computer("club"), computer("club"), computer("club", "Robo")];
  expect(shownNames(seats, [])).toEqual(["Greta", "Bruno", "Robo"]);
});

test("a seat that waits for somebody has no name", () => {
  expect(shownNames([person("Anna"), person("", true)], [0])).toEqual(["Anna", ""]);
});

test("all these words follow the language", async () => {
  const seats = [person(), computer("casual")];
  expect(shownNames(seats, [0])).toEqual(["Du", "Otto"]);
  await language.set("en");
  expect(shownNames(seats, [0])).toEqual(["You", "Otto"]);
  await language.set("de");
});

test("a remembered table is called as it was before there were such words, too", () => {
  expect(
    keptNames(
      [
        { kind: "person", name: "Du" },
        { kind: "person", name: "" },
      ],
      [0],
    ),
  ).toEqual(["Du", ""]);
  const seats = [
    keptOpeningSeat({ kind: "person", name: "", place: "here" }),
    keptOpeningSeat({ kind: "computer", name: "", level: "expert" }),
    keptOpeningSeat({ kind: "person", name: "", place: "link" }),
  ];
  expect(keptNames(seats, [0])).toEqual(["Du", "Viktor", ""]);
});
