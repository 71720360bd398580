import { expect, test } from "vitest";
import type { KeptTable } from "@/store/browserData";
import { finishedBy, part } from "@/store/finished.testing";
import { knownPeople } from "./knownPeople";

const unnamed = {
  own: "",
  me: "Du",
  person: (n: number) => `Spieler ${String(n)}`,
  computer: (level: string) => level,
};

function tableOf(id: string, names: readonly string[], other: Partial<KeptTable> = {}): KeptTable {
  const seats = names.map((name) => ({ kind: "person", name }) as const);
  const mine = names.map((_, place) => place);
  const kept = { id, kind: "game", mode: "here", variant: { de: "", en: "" }, turn: null } as const;
  return { ...kept, keys: [], seats, mine, updated: Date.UTC(2026, 0, 1), finished: false, ...other };
}

const game = (id: string, day: string, ...names: string[]) =>
  finishedBy(
    id,
    names.map((name) => part(name, 100)),
    { endedAt: `2026-01-${day}T18:00:00Z` },
  );

test("the latest come first, each once, whether their game is over or not", () => {
  const games = [game("c", "03", "Opa", "anna"), game("a", "01", "Anna", "Ben")];
  const open = tableOf("b", ["Mia", "Opa"], { updated: Date.UTC(2026, 0, 2) });
  expect(knownPeople([open], games, unnamed)).toEqual(["Opa", "anna", "Mia", "Ben"]);
});

test("words for people without a name are none, and computers are no people", () => {
  const games = [finishedBy("a", [part("", 1), part("Spieler 2", 2), part("Du", 3), part("Ben", 4, "casual")])];
  expect(knownPeople([tableOf("b", ["", "Spieler 1"])], games, unnamed)).toEqual([]);
});

test("guests on their own devices are not here, but everybody on a score pad is", () => {
  const games = [game("a", "01", "Anna", "Ben")];
  expect(knownPeople([tableOf("a", ["Anna", "Ben"], { mine: [0], finished: true })], games, unnamed)).toEqual(["Anna"]);
  expect(knownPeople([tableOf("b", ["Anna", "Ben"], { mine: [1] })], [], unnamed)).toEqual(["Ben"]);
  const block = tableOf("c", ["Anna", "Ben"], { kind: "block", mine: [] });
  expect(knownPeople([block], [], unnamed)).toEqual(["Anna", "Ben"]);
});

test("the user's own name is there before the first game", () => {
  expect(knownPeople([], [], { ...unnamed, own: "Anna" })).toEqual(["Anna"]);
  expect(knownPeople([tableOf("a", ["Ben", "Anna"])], [], { ...unnamed, own: "Anna" })).toEqual(["Ben", "Anna"]);
});
