import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import { COLOURS, derivedLook, FACES } from "./personLook";
import { persons } from "./persons.svelte";
import { everything, removeEverything, rename, restore, unrename } from "./wholeHistory";

beforeEach(removeEverything);

const CHOSEN = { colour: "teal", face: "owl" } as const;

test("a name has the same look on every device, in any case", () => {
  expect(derivedLook("Oma")).toEqual({ colour: "pink", face: "fish" });
  expect(derivedLook(" oma ")).toEqual(derivedLook("Oma"));
  expect(persons.lookOf("Oma")).toEqual(derivedLook("Oma"));
});

test("names spread over all colours and faces", () => {
  const looks = Array.from({ length: 500 }, (_, number) => derivedLook(`Gast ${String(number)}`));
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(COLOURS.length);
  expect(new Set(looks.map(({ face }) => face)).size).toBe(FACES.length);
});

test("a chosen look is there at once, and after a reload", async () => {
  const choosing = persons.choose("Oma", CHOSEN);
  expect(persons.lookOf("oma")).toEqual(CHOSEN);
  await choosing;
  await persons.read();
  expect(persons.lookOf("Oma")).toEqual(CHOSEN);
});

test("a renamed person keeps the look, under both names, and each gets their own back", async () => {
  await persons.choose("Oma", CHOSEN);
  await rename("Oma", "Helga");
  expect(persons.lookOf("Helga")).toEqual(CHOSEN);
  const other = { colour: "red", face: "cat" } as const;
  await persons.choose("Oma", other);
  expect(persons.lookOf("Helga")).toEqual(other);
  await unrename("oma");
  expect(persons.lookOf("Oma")).toEqual(CHOSEN);
});

test("who is merged with somebody takes on their look", async () => {
  const other = { colour: "red", face: "cat" } as const;
  await persons.choose("Oma", CHOSEN);
  await persons.choose("Helga", other);
  await rename("Oma", "Helga");
  expect(persons.lookOf("Oma")).toEqual(other);
});

test("looks go along in the file, those of this device stay, and older files have none", async () => {
  await persons.choose("Oma", CHOSEN);
  const file = await everything();
  await removeEverything();
  expect(persons.lookOf("Oma")).toEqual(derivedLook("Oma"));
  await restore({ games: [], sheets: [], renamings: [] });
  await restore(file);
  expect(persons.lookOf("Oma")).toEqual(CHOSEN);
  const here = { colour: "blue", face: "fish" } as const;
  await persons.choose("Oma", here);
  await restore(file);
  expect(persons.lookOf("Oma")).toEqual(here);
});
