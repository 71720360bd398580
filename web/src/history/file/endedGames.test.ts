// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from "vitest";
import { legalActions, totals } from "@/rules/gameEngine";
import { phase } from "@/rules/gameState";
import { pageOf } from "@/testing/reference";
import { LocalGame, openedHere, type KeptGame } from "@/game/tables/localGame.svelte";
import { language } from "@/i18n/i18n.svelte";
import { keepLocalGame, keepTable, localGame, type KeptTable } from "@/store/browserData";
import { finishedGame, finishedGames } from "@/store/finished";
import { removeForGood } from "@/store/wholeHistory";
import type { TableEvent, VariantPage } from "@/wire/types";
import { beginHere, keepBlock, keptBlock, noteInList } from "@/store/blocks";
import { takeOver } from "./endedGames";

vi.mock("@/store/settings.svelte", () => ({ mayMove: () => false, settings: {} }));

let page: VariantPage;
let events: readonly TableEvent[];

/** A finished game with all events, from before the history existed. */
beforeAll(async () => {
  await language.ready();
  page = pageOf("kniffel");
  const seats = [{ kind: "person" as const, name: "Anna", place: "here" as const }];
  const opening = { kind: "game" as const, rules: { id: "kniffel" }, seats, hints: false, pace: "live" as const };
  // As practice it is not recorded as it is left.
  const begun = { ...openedHere(opening, page), practice: true };
  const game = new LocalGame("playing", begun, () => Promise.reject(new Error("nobody decides")));
  while (phase(game.known.state) !== "over") {
    if (phase(game.known.state) === "throw") await game.throw(0);
    const enter = legalActions(game.known.state).find(({ type }) => type === "scored" || type === "struck");
    if (enter) await game.act(0, enter);
  }
  const last = game.events.at(-1) as TableEvent;
  const ended = {
    seq: last.seq + 1,
    at: last.at,
    seat: null,
    type: "ended",
    secret: "00",
    totals: totals(game.known.state),
  };
  events = [...game.events, ended as TableEvent];
  game.close();
  await keepOld({ id: "old" });
}, 60_000);

async function keepOld(changed: Partial<KeptTable> & { id: string }, told = events): Promise<void> {
  const kept = { kind: "game", mode: "here", keys: [], variant: page.names, seats: [], turn: null, mine: [0] } as const;
  await keepTable({ ...kept, keys: [], seats: [], mine: [0], updated: 1, finished: true, ...changed });
  const game: KeptGame = { page, events: told, secret: null };
  await keepLocalGame({ id: changed.id, game, updated: 1 });
}

it("takes over what ended before there was a history, once", async () => {
  await takeOver();
  const game = await finishedGame("old");
  expect(game).toMatchObject({ kind: "game", people: [{ name: "Anna" }], winners: [0] });
  expect(game?.record).toContain('[Seat1 "Anna"]');
  await takeOver();
  expect(await finishedGames()).toHaveLength(1);
});

it("takes over a server's game only where one sat at it, and nothing that is broken or not over", async () => {
  await keepOld({ id: "sat", mode: "server" });
  await keepOld({ id: "watched", mode: "server", mine: [] });
  await keepOld({ id: "open", finished: true }, events.slice(0, -1));
  await keepOld({ id: "broken" }, events.slice(3));
  vi.spyOn(console, "info").mockReturnValue();
  await takeOver();
  expect((await finishedGames()).map(({ id }) => id).sort()).toEqual(["old", "sat"]);
  expect((await finishedGame("sat"))?.table).toBe("sat");
});

it("takes over a block that is full", async () => {
  const id = await beginHere(page, { id: "kniffel" }, ["Anna", "Ben"]);
  const block = await keptBlock(id);
  if (!block) throw new Error("no block");
  const changes = page.tables.boxes.map(({ id: box }, place) => ({
    seq: place + 1,
    at: "2026-01-01T00:00:00Z",
    seat: null,
    type: "written",
    id: `device-${String(place)}`,
    player: 1,
    cell: { box, entry: 0 },
    points: 10,
    dice: null,
    base: null,
    sure: false,
  }));
  await keepBlock(id, { ...block, events: [...block.events, ...(changes as TableEvent[])] });
  await noteInList(id, ["Anna", "Ben"], true);
  await takeOver();
  expect(await finishedGame(id)).toMatchObject({ kind: "block", people: [{ name: "Ben", total: 130 }], winners: [0] });
});

it("never takes over again what somebody deleted", async () => {
  await removeForGood("old");
  await takeOver();
  expect(await finishedGame("old")).toBeUndefined();
  expect(await localGame("old")).toBeUndefined();
});
