import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { legalActions, totals } from "@/rules/gameEngine";
import { verify } from "@/rules/fair/fairDice";
import { phase, type Action, type GameState } from "@/rules/gameState";
import { tablesOf } from "@/testing/reference";
import type { Opening, OpeningSeat, VariantPage } from "@/wire/types";
import { localGame, table } from "@/store/browserData";
import { finishedGame } from "@/store/finished";
import { keepGame, LocalGame, openedHere, type KeptGame } from "./localGame.svelte";

vi.mock("@/i18n/i18n.svelte", () => ({ t: (id: string) => id }));
vi.mock("@/store/settings.svelte", () => ({ mayMove: () => false, settings: {} }));

const TABLES = tablesOf("kniffel");
const PAGE = {
  id: "kniffel",
  names: { de: "Kniffel", en: "Kniffel" },
  toml: "",
  tables: TABLES,
  rules_hash: TABLES.rules_hash,
} as unknown as VariantPage;

function opening(...kinds: ("person" | "computer")[]): Opening {
  const seats = kinds.map((kind, seat): OpeningSeat => {
    const name = `${kind} ${String(seat)}`;
    return kind === "person" ? { kind, name, place: "here" } : { kind, name, level: "heuristic" };
  });
  return { kind: "game", rules: { id: "kniffel" }, seats, hints: false, pace: "live" };
}

/** Always takes the last action. */
function takeLast(state: GameState): Promise<Action> {
  return Promise.resolve(legalActions(state).at(-1) as Action);
}

const open: LocalGame[] = [];

async function startGame(...kinds: ("person" | "computer")[]): Promise<LocalGame> {
  return reopen(await keepGame(openedHere(opening(...kinds), PAGE)));
}

async function reopen(id: string): Promise<LocalGame> {
  const game = new LocalGame(id, await storedGame(id), takeLast);
  open.push(game);
  return game;
}

async function storedGame(id: string): Promise<KeptGame> {
  return (await localGame(id))?.game as KeptGame;
}

function actionOf(game: LocalGame, type: Action["type"]): Action {
  const found = legalActions(game.known.state).find((action) => action.type === type);
  if (!found) throw new Error(`nothing to be ${type}`);
  return found;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  for (const game of open.splice(0)) game.close();
  vi.useRealTimers();
});

describe("a game on this device", () => {
  it("keeps every event before it is shown", async () => {
    const game = await startGame("person");
    const thrown = game.throw(0);
    expect(game.course.state.turn.throws).toBe(0);
    await thrown;
    expect(game.course.state.turn.throws).toBe(1);
    expect((await storedGame(game.id)).events).toEqual(game.events);
  });

  it("brings the very same dice after loading the page again", async () => {
    const game = await startGame("person");
    const again = await reopen(game.id);
    await game.throw(0);
    await again.throw(0);
    expect(again.known.state.turn.roll).toEqual(game.known.state.turn.roll);
    const later = await reopen(game.id);
    expect(later.course.state).toEqual(game.course.state);
    expect(later.course.seated).toEqual(game.course.seated);
    await game.act(0, { type: "held", dice: "-" });
    await later.act(0, { type: "held", dice: "-" });
    expect(later.known.state.turn.roll).toEqual(game.known.state.turn.roll);
  });

  it("takes an entry back until the next throw, and throws the same dice after it", async () => {
    const game = await startGame("person");
    await game.throw(0);
    await game.act(0, actionOf(game, "struck"));
    expect(game.undo).toBe(0);
    await game.act(0, { type: "undo" });
    expect(game.undo).toBeNull();
    expect(phase(game.known.state)).toBe("decide");
  });

  it("asks no server for values, unless it goes on from a review and there is network", async () => {
    const without = await startGame("person");
    const practice = await reopen(await keepGame({ ...(await storedGame(without.id)), practice: true }));
    for (const onLine of [true, false]) {
      vi.stubGlobal("navigator", { onLine });
      expect([without.mayAskServer, practice.mayAskServer]).toEqual([false, onLine]);
    }
    vi.unstubAllGlobals();
  });

  it("refuses what the rules do not allow, and keeps nothing of it", async () => {
    const game = await startGame("person");
    const before = (await storedGame(game.id)).events.length;
    await expect(game.act(0, { type: "scored", box: "chance" })).rejects.toMatchObject({ code: "throw-first" });
    expect((await storedGame(game.id)).events).toHaveLength(before);
    expect(game.pending).toBe(false);
  });

  it("throws for the start as it begins, and proves these throws too", () => {
    const { events } = openedHere(opening("person", "computer"), PAGE);
    expect(events.filter(({ type }) => type === "start-rolled").length).toBeGreaterThanOrEqual(2);
    expect(events.findIndex(({ type }) => type === "began")).toBeLessThan(
      events.findIndex(({ type }) => type === "start-rolled"),
    );
  });

  it("takes an entry back with the computer's turn, which comes again as it was", async () => {
    const game = await startGame("person", "computer");
    const onTurn = () => vi.waitUntil(() => game.acting === 0, { interval: 5 });
    await vi.waitUntil(() => game.known.state.seat === 0 && phase(game.known.state) === "throw", { interval: 5 });
    await game.throw(0);
    const before = game.known.state;
    await game.act(0, actionOf(game, "struck"));
    const entry = game.known.moves.length;
    await onTurn();
    const turn = game.known.moves.slice(entry).map(({ event }) => event);
    expect(game.undo).toBe(0);
    await game.act(0, { type: "undo" });
    expect([game.known.state, game.undo]).toEqual([before, null]);
    await expect(game.act(0, { type: "held", dice: "-" })).rejects.toMatchObject({ code: "dice-seen" });
    await game.act(0, legalActions(before).findLast(({ type }) => type === "struck") as Action);
    await onTurn();
    expect(game.known.moves.slice(entry).map(({ event }) => ({ ...event, seq: 0, at: "" }))).toEqual(
      turn.map((event) => ({ ...event, seq: 0, at: "" })),
    );
    await game.throw(0);
    expect(game.undo).toBeNull();
  });

  it("ends with a secret that proves its dice, and can be played again", async () => {
    const game = await startGame("computer");
    await vi.waitUntil(() => game.known.ended !== null, { timeout: 20_000, interval: 5 });
    expect(game.known.ended?.totals).toEqual(totals(game.known.state));
    expect(verify(game.variant, game.events).agrees).toBe(true);
    await vi.waitUntil(async () => (await table(game.id))?.finished);
    await vi.waitUntil(async () => finishedGame(game.id));
    const ended = await finishedGame(game.id);
    expect(ended).toMatchObject({ kind: "game", winners: [0], variant: { rules_hash: PAGE.rules_hash } });
    expect(ended?.people).toMatchObject([{ computer: "heuristic", total: totals(game.known.state)[0] }]);
    expect(ended?.people[0]?.card).toEqual(game.known.state.cards[0]);
    expect(ended?.record).toContain("[Secret ");
    await game.act(0, { type: "rematch" });
    const next = await storedGame(game.known.rematch ?? "");
    expect(next.events[0]).toMatchObject({ type: "opened", seats: [{ kind: "computer", name: "computer 0" }] });
    expect(next.secret).not.toBe((await storedGame(game.id)).secret);
  });

  it("ends as it is left with a full sheet, though its last entry could still be taken back", async () => {
    const game = await startGame("person");
    while (phase(game.known.state) !== "over") {
      await game.throw(0);
      const left = game.known.state.cards[0]?.entries.filter((entry) => entry === null).length;
      const entering = game.act(0, actionOf(game, "struck"));
      // Also if it is left in that instant.
      if (left === 1) game.close();
      await entering;
    }
    expect(game.known.ended).toBeNull();
    game.close();
    await vi.waitUntil(async () => (await table(game.id))?.finished);
    await vi.waitUntil(async () => finishedGame(game.id));
    expect(game.events.filter(({ type }) => type === "ended")).toHaveLength(1);
  });

  it("plays nothing on once it is left, not even after what was under way", async () => {
    const game = await startGame("person", "computer");
    await vi.waitUntil(() => game.known.state.seat === 0 && phase(game.known.state) === "throw", { interval: 5 });
    await game.throw(0);
    const entering = game.act(0, actionOf(game, "struck"));
    game.close();
    await entering;
    const told = game.events.length;
    await vi.runAllTimersAsync();
    expect(game.events).toHaveLength(told);
  });

  it("goes on with a game whose secret a server keeps", async () => {
    const server = openedHere(opening("person"), PAGE);
    const game = await reopen(await keepGame({ ...server, secret: null }));
    await game.throw(0);
    expect((await storedGame(game.id)).events.at(-1)).toMatchObject({ type: "rolled", seat: 0 });
  });
});
