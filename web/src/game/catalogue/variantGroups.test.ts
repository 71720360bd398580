// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import { ANY, arranged, countriesOf, fitting, grouped, groupsOf, matching } from "./variantGroups";

const STRAIGHT = { de: "Große Straße", en: "Large straight" };
const KNIFFEL = {
  group: "german",
  names: { de: "Kniffel", en: "Kniffel" },
  lines: [STRAIGHT],
  dice: 5,
  columns: 1,
  countries: ["de"],
  minutes: 9,
};
const KNOEFFEL = {
  group: "columns",
  names: { de: "Knöffel", en: "Knöffel" },
  lines: [],
  dice: 5,
  columns: 2,
  countries: ["de"],
  minutes: 18,
};
const DELUXE = {
  group: "six-dice",
  names: { de: "Yatzy-Deluxe", en: "Deluxe" },
  lines: [],
  dice: 6,
  columns: 1,
  countries: ["se"],
  minutes: 10,
};
const ALL = [KNOEFFEL, DELUXE, KNIFFEL];

beforeAll(async () => {
  await language.set("de");
});

test("what belongs together stands together, and nothing is lost", () => {
  expect(grouped(ALL).map(({ group }) => group)).toEqual(["german", "columns", "six-dice"]);
  expect(grouped([{ group: "of a newer server" }])).toHaveLength(1);
});

test.each([
  ["knoffel", [KNOEFFEL]],
  ["Knoeffel", [KNOEFFEL]],
  ["Knöfel", [KNOEFFEL]],
  ["kinffel", [KNIFFEL]],
  ["Yatzy-Deluxe", [DELUXE]],
  ["Deluxe (6 Würfel)", [DELUXE]],
  ["grosse strasse", [KNIFFEL]],
  ["large", [KNIFFEL]],
  ["6 würfel", [DELUXE]],
  ["2 spalten", [KNOEFFEL]],
  ["", ALL],
  ["doppelkopf", []],
])("typing %s finds it", (typed, found) => {
  expect(matching(ALL, typed)).toEqual(found);
});

test.each([
  [{ group: "columns" }, [KNOEFFEL]],
  [{ country: "se" }, [DELUXE]],
  [{ dice: "5", minutes: "10" }, [KNIFFEL]],
  [{ typed: "schweden" }, [DELUXE]],
  [{ typed: "kniffel", dice: "6" }, []],
  [{}, ALL],
])("what is narrowed down to %o is left", (sought, left) => {
  expect(fitting(ALL, { ...ANY, ...sought })).toEqual(left);
});

test("there is to choose from what there is", () => {
  expect(groupsOf(ALL)).toEqual(["german", "columns", "six-dice"]);
  expect(countriesOf(ALL)).toEqual(["de", "se"]);
});

test("one's own and the best known come first, with the usual of the country before all", () => {
  const keyed = (key: string, group: string) => ({ key, group });
  const all = [
    keyed("kniffel", "german"),
    keyed("kniffel-100", "german"),
    keyed("yahtzee", "american"),
    keyed("yatzy", "scandinavian"),
    keyed("house:ours", "own"),
  ];
  const { first, branches } = arranged(all, ["yatzy"]);
  expect(first.map(({ group }) => group)).toEqual(["own", "familiar"]);
  expect(first[1]?.members.map(({ key }) => key)).toEqual(["yatzy", "kniffel", "yahtzee"]);
  expect(branches).toEqual([{ group: "german", members: [keyed("kniffel-100", "german")] }]);
  expect(arranged([keyed("house:yams", "own")], ["yams"]).first).toHaveLength(1);
  const croatian = arranged([...all, keyed("yamb", "relatives")], ["yahtzee", "yamb"]);
  expect(croatian.first[1]?.members.map(({ key }) => key)).toEqual(["yahtzee", "yamb", "kniffel", "yatzy"]);
});
