import { beforeAll, expect, test } from "vitest";
import type { VariantPage } from "@/wire/types";
import { localGame, table } from "./browserData";
import { finishedGame, finishedGames, identityOf, keepFinished, removeFinished, sheetFor } from "./finished";
import { part, finishedBy } from "./finished.testing";
import { openVersion1 } from "./version1.testing";

const NAMES = { de: "Kniffel", en: "Kniffel" };
const TABLES = { columns: [], boxes: [], bonuses: [], counts_points: true, turn: { throws: 3 }, rolls: [[1]] };
const PAGE = { id: "kniffel", names: NAMES, rules_hash: "abc", sheet: [], tables: TABLES } as unknown as VariantPage;

beforeAll(async () => {
  const old = await openVersion1();
  await old.put("tables", { id: "old", kind: "game", mode: "here", finished: true });
  for (const id of ["old", "older"]) {
    await old.put("localGames", { id, game: { events: [id] }, updated: 1 });
    await old.put("localPages", PAGE, id);
  }
  await old.put("localGames", { id: "broken", game: {}, updated: 1 });
  old.close();
});

test("a database of the version before is taken over, with all that it holds", async () => {
  expect(await table("old")).toMatchObject({ finished: true });
  expect(await localGame("old")).toEqual({ id: "old", game: { events: ["old"], page: PAGE }, updated: 1 });
  expect(await localGame("older")).toMatchObject({ game: { events: ["older"], page: PAGE } });
  expect(await localGame("broken")).toBeUndefined();
  const { persons } = await import("./persons.svelte");
  await persons.choose("Anna", { colour: "red", face: "cat" });
  await persons.read();
  expect(persons.styleOf("Anna").face).toBe("cat");
});

test("games come latest first, each once, and without their records", async () => {
  await keepFinished(finishedBy("first", [part("Anna", 200)], { endedAt: "2026-01-01T10:00:00Z" }), PAGE);
  const later = finishedBy("second", [part("Anna", 210), part("Ben", 180)], { endedAt: "2026-01-02T10:00:00Z" });
  await keepFinished({ ...later, record: "[Variant]" }, PAGE);
  await keepFinished({ ...later, record: "[Variant]" }, PAGE);
  const games = await finishedGames();
  expect(games.map(({ id }) => id)).toEqual(["second", "first"]);
  expect(games[0]).toEqual(later);
  expect(await finishedGame("second")).toEqual({ ...later, record: "[Variant]" });
});

test("what a card needs to be shown is kept with it, and nothing of what dice bring", async () => {
  const sheet = await sheetFor("abc");
  expect(sheet?.scheme).toEqual({ columns: [], boxes: [], bonuses: [], counts_points: true, turn: { throws: 3 } });
});

test("a game that is removed is gone with its record", async () => {
  await removeFinished("second", "unknown");
  expect(await finishedGame("second")).toBeUndefined();
  expect((await finishedGames()).map(({ id }) => id)).toEqual(["first"]);
});

test("people are the same by their name, computer players by their level", () => {
  expect(identityOf(part("Anna ", 1))).toBe(identityOf(part("anna", 2)));
  expect(identityOf(part("Anna", 1))).not.toBe(identityOf({ name: "Anna", computer: "heuristic" }));
  expect(identityOf({ name: "Anna", computer: "club" })).toBe(identityOf({ name: "Ben", computer: "club" }));
});
