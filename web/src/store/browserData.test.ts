import { expect, test } from "vitest";
import {
  forgetTable,
  keepLocalGame,
  keepPending,
  keepTable,
  localGame,
  pendingActions,
  table,
  tables,
  updateTable,
} from "./browserData";
import type { VariantPage } from "@/wire/types";
import type { KeptTable } from "./browserData";

const PAGE = { id: "kniffel", rules_hash: "abc" } as VariantPage;

function kept(id: string, updated: number): KeptTable {
  const seats = [{ kind: "person" as const, name: "Anna" }];
  const variant = { de: "Kniffel", en: "Kniffel" };
  return { id, kind: "game", mode: "here", keys: ["k"], variant, seats, turn: 0, mine: [0], updated, finished: false };
}

function writing(key: string, of: string, written: number) {
  const action = { type: "player" as const, player: 0, name: "Mia", base: null };
  return { key, table: of, action, written };
}

test("tables come latest first", async () => {
  await keepTable(kept("old", 1));
  await keepTable(kept("new", 2));
  expect((await tables()).map(({ id }) => id)).toEqual(["new", "old"]);
});

test("a table is changed only where it is kept", async () => {
  await keepTable(kept("mine", 1));
  await updateTable("mine", { finished: true, turn: null });
  await updateTable("unknown", { finished: true });
  expect(await table("mine")).toMatchObject({ finished: true, turn: null, keys: ["k"] });
  expect(await table("unknown")).toBeUndefined();
});

test("what waits is given in the order in which it was written", async () => {
  await keepPending(writing("later", "b", 2));
  await keepPending(writing("first", "b", 1));
  await keepPending(writing("elsewhere", "c", 0));
  expect((await pendingActions("b")).map(({ key }) => key)).toEqual(["first", "later"]);
});

test("a game is given back with its page, however often it was kept", async () => {
  const kept = { id: "game", game: { page: PAGE, events: [1] }, updated: 1 };
  await keepLocalGame(kept);
  const grown = { ...kept, game: { page: PAGE, events: [1, 2] }, updated: 2 };
  await keepLocalGame(grown);
  expect(await localGame("game")).toEqual(grown);
  const renewed = { ...grown, game: { page: { ...PAGE, minutes: 12 }, events: [1, 2] } };
  await keepLocalGame(renewed);
  expect(await localGame("game")).toEqual(renewed);
});

test("a forgotten table takes along what of it is only here, and nothing else", async () => {
  await keepTable(kept("gone", 1));
  await keepLocalGame({ id: "gone", game: { page: PAGE }, updated: 1 });
  await keepPending(writing("its", "gone", 1));
  await keepPending(writing("other", "stays", 1));
  await forgetTable("gone");
  expect(await table("gone")).toBeUndefined();
  expect(await localGame("gone")).toBeUndefined();
  expect(await pendingActions("gone")).toEqual([]);
  expect(await pendingActions("stays")).toHaveLength(1);
});
