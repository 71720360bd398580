// @vitest-environment jsdom
/** A new table starts from the data of its opening, even if the browser stores nothing. */
import { expect, it, vi } from "vitest";
import { tablesOf } from "@/testing/reference";
import type { KeptTable } from "@/store/browserData";
import type { Opening, VariantPage } from "@/wire/types";
import { handOver } from "./handover";
import { loadGame } from "./gameLookup";
import { openedHere } from "@/game/tables/localGame.svelte";
import { ServerGame } from "@/game/tables/serverGame.svelte";

// No database in memory is to take the place of the missing one.
vi.mock("@/store/keeping", () => ({ keepsWhatIsStored: () => Promise.resolve(true) }));
vi.mock("@/store/settings.svelte", () => ({ mayMove: () => false, settings: {} }));

const TABLES = tablesOf("kniffel");
const NAMES = { de: "Kniffel", en: "Kniffel" };
const PAGE = { id: "kniffel", names: NAMES, toml: "", tables: TABLES, rules_hash: TABLES.rules_hash };
const OPENING: Opening = {
  kind: "game",
  rules: { id: "kniffel" },
  seats: [{ kind: "person", name: "Anna", place: "here" }],
  hints: false,
  pace: "live",
};
const KEPT: KeptTable = {
  id: "table",
  kind: "game",
  mode: "server",
  keys: ["key"],
  invitation: "invitation",
  variant: NAMES,
  seats: [],
  turn: null,
  mine: [0],
  updated: 0,
  finished: false,
};

it("asks neither the server nor the browser's database for a table that was just opened", async () => {
  // Neither exists here: any look for the table fails.
  vi.stubGlobal("indexedDB", undefined);
  const story = openedHere(OPENING, PAGE as unknown as VariantPage);
  handOver("table", { kept: KEPT, story });
  const game = await loadGame("table", {});
  try {
    expect(game).toBeInstanceOf(ServerGame);
    expect(game.events).toEqual(story.events);
    expect(game instanceof ServerGame && [game.keys, game.invitation]).toEqual([["key"], "invitation"]);
  } finally {
    game.close();
  }
});

it("looks for it another time, as its keys and its story may have changed", async () => {
  handOver("table", { kept: KEPT, story: openedHere(OPENING, PAGE as unknown as VariantPage) });
  vi.stubGlobal("indexedDB", undefined);
  (await loadGame("table", {})).close();
  await expect(loadGame("table", {})).rejects.toThrow("Cannot read properties of undefined (reading 'open')");
});
