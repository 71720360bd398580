import { beforeEach, expect, test } from "vitest";
import { COLOURS, derivedStyle, FACES, TUNES } from "./personLook";
import { persons } from "./persons.svelte";
import { everything, removeEverything, rename, restore, unrename } from "./wholeHistory";

beforeEach(removeEverything);

const CHOSEN = { colour: "teal", face: "owl", tune: "harp", hand: "left" } as const;

test("a name has the same look on every device, in any case", () => {
  expect(derivedStyle("Oma")).toEqual({ colour: "pink", face: "fish", tune: "fanfare", hand: "right" });
  expect(derivedStyle(" oma ")).toEqual(derivedStyle("Oma"));
  expect(persons.styleOf("Oma")).toEqual(derivedStyle("Oma"));
});

test("names spread over all colours, faces and tunes", () => {
  const looks = Array.from({ length: 500 }, (_, number) => derivedStyle(`Gast ${String(number)}`));
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(COLOURS.length);
  expect(new Set(looks.map(({ face }) => face)).size).toBe(FACES.length);
  expect(new Set(looks.map(({ tune }) => tune)).size).toBe(TUNES.length);
});

test("a chosen look is there at once, and after a reload", async () => {
  const choosing = persons.choose("Oma", CHOSEN);
  expect(persons.styleOf("oma")).toEqual(CHOSEN);
  await choosing;
  await persons.read();
  expect(persons.styleOf("Oma")).toEqual(CHOSEN);
});

test("a choice of one thing leaves the others, and people of older versions sound as their name says, and are right-handed", async () => {
  await persons.choose("Oma", CHOSEN);
  await persons.choose("Oma", { tune: "march" });
  expect(persons.styleOf("Oma")).toEqual({ ...CHOSEN, tune: "march" });
  await restore({
    games: [],
    sheets: [],
    renamings: [],
    persons: [{ key: "opa", name: "Opa", colour: "red", face: "cat" }],
  });
  expect(persons.styleOf("Opa")).toEqual({ colour: "red", face: "cat", tune: derivedStyle("Opa").tune, hand: "right" });
});

test("a renamed person keeps the look, under both names, and each gets their own back", async () => {
  await persons.choose("Oma", CHOSEN);
  await rename("Oma", "Helga");
  expect(persons.styleOf("Helga")).toEqual(CHOSEN);
  const other = { colour: "red", face: "cat", tune: "bells", hand: "right" } as const;
  await persons.choose("Oma", other);
  expect(persons.styleOf("Helga")).toEqual(other);
  await unrename("oma");
  expect(persons.styleOf("Oma")).toEqual(CHOSEN);
});

test("who is merged with somebody takes on their look", async () => {
  const other = { colour: "red", face: "cat", tune: "bells", hand: "right" } as const;
  await persons.choose("Oma", CHOSEN);
  await persons.choose("Helga", other);
  await rename("Oma", "Helga");
  expect(persons.styleOf("Oma")).toEqual(other);
});

test("looks go along in the file, those of this device stay, and older files have none", async () => {
  await persons.choose("Oma", CHOSEN);
  const file = await everything();
  await removeEverything();
  expect(persons.styleOf("Oma")).toEqual(derivedStyle("Oma"));
  await restore({ games: [], sheets: [], renamings: [] });
  await restore(file);
  expect(persons.styleOf("Oma")).toEqual(CHOSEN);
  const here = { colour: "blue", face: "fish", tune: "march", hand: "right" } as const;
  await persons.choose("Oma", here);
  await restore(file);
  expect(persons.styleOf("Oma")).toEqual(here);
});

test("a photo stays on this device: it survives a reload and a new name, and is in no file", async () => {
  const photo = "data:image/jpeg;base64,AAAA";
  await persons.choose("Oma", { ...CHOSEN, photo });
  await persons.read();
  expect(persons.styleOf("Oma").photo).toBe(photo);
  expect(JSON.stringify(await everything())).not.toContain("data:");
  await rename("Oma", "Helga");
  expect(persons.styleOf("Helga").photo).toBe(photo);
  await persons.choose("Helga", { photo: undefined });
  await persons.read();
  expect(persons.styleOf("Helga")).toEqual(CHOSEN);
  await unrename("oma");
  expect(persons.styleOf("Oma")).toEqual(CHOSEN);
});
