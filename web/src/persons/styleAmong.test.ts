import { beforeEach, expect, test } from "vitest";
import { COLOURS } from "@/store/personLook";
import { persons } from "@/store/persons.svelte";
import { removeEverything } from "@/store/wholeHistory";
import { distinctColours, styleAmong, UNNAMED } from "./styleAmong";

beforeEach(removeEverything);

test("a colour that is taken gives way to the next free one, as long as there are enough", () => {
  expect(distinctColours(["pink", "green", "blue"])).toEqual(["pink", "green", "blue"]);
  expect(distinctColours(["orange", "orange", "ochre", "pink", "pink"])).toEqual([
    "orange",
    "ochre",
    "green",
    "pink",
    "red",
  ]);
  expect(new Set(distinctColours(COLOURS.map(() => "blue"))).size).toBe(COLOURS.length);
  expect(distinctColours([...COLOURS, "blue"]).at(-1)).toBe("blue");
});

test("at one table no two have the same colour, chosen ones stay, and everything else is one's own", async () => {
  const company = ["Anna", "Carla", "Ben", UNNAMED];
  const coloursOf = () => company.map((name) => styleAmong(name, company).colour);
  expect(persons.styleOf("Anna").colour).toBe(persons.styleOf("Carla").colour);
  expect(new Set(coloursOf()).size).toBe(company.length);
  expect(coloursOf()[0]).toBe(persons.styleOf("Anna").colour);
  expect({ ...styleAmong("Carla", company), colour: "" }).toEqual({ ...persons.styleOf("Carla"), colour: "" });
  await persons.choose("Carla", { colour: persons.styleOf("Anna").colour });
  expect(coloursOf()[1]).toBe(persons.styleOf("Carla").colour);
  expect(new Set(coloursOf()).size).toBe(company.length);
});

test("who sits elsewhere, or sits alone, looks as everywhere", () => {
  expect(styleAmong("Anna", [])).toEqual(persons.styleOf("Anna"));
  expect(styleAmong("anna", ["Anna", "anna"])).toEqual(persons.styleOf("Anna"));
});
