// @vitest-environment jsdom
/** Possible actions follow from the events, not from when an answer arrives. */
import { afterEach, expect, it, vi } from "vitest";
import { fairTags } from "@/rules/fair/fairDice";
import { compare, memoryTags, type SeenGame } from "@/rules/fair/seenGame";
import { tablesOf } from "@/testing/reference";
import type { Socket } from "@/net/live";
import { seenOf } from "@/store/seen";
import type { Opening, TableEvent, ToServer, VariantPage } from "@/wire/types";
import { openedHere } from "./localGame.svelte";
import { ServerGame } from "./serverGame.svelte";

vi.mock("@/store/settings.svelte", () => ({ mayMove: () => false, settings: {} }));

const PAGE = { id: "kniffel", names: { de: "Kniffel", en: "Kniffel" }, toml: "", tables: tablesOf("kniffel") };
const OPENING: Opening = {
  kind: "game",
  rules: { id: "kniffel" },
  seats: [{ kind: "person", name: "Anna", place: "here" }],
  hints: false,
  pace: "live",
};

const ENDED = { type: "ended", secret: "00".repeat(32), totals: [0], seq: 9, seat: null, at: "" } as TableEvent;
const page = { ...PAGE, rules_hash: PAGE.tables.rules_hash } as unknown as VariantPage;
const open: ServerGame[] = [];
afterEach(() => {
  for (const game of open.splice(0)) game.close();
  vi.useRealTimers();
});

/** A table with these events, and the server's end of its connection. */
function table(events: readonly TableEvent[], id = "table") {
  const sent: ToServer[] = [];
  const socket: Socket = {
    readyState: 1,
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => sent.push(JSON.parse(text) as ToServer),
    close: () => undefined,
  };
  const game = new ServerGame(id, page, events, ["key"], undefined, () => socket);
  open.push(game);
  const say = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) });
  return {
    game,
    welcome: () => say({ type: "welcome", seats: [0], host: true, seq: game.known.seq }),
    happens: async (event: object) => {
      const seq = game.known.seq + 1;
      say({ type: "events", events: [{ ...event, seq, seat: 0, at: "2026-01-01T00:00:00Z" } as TableEvent] });
      await vi.waitUntil(() => !game.busy);
    },
    answer: () => {
      const act = sent.findLast((message) => message.type === "act");
      say({ type: "done", key: act?.key, seq: game.known.seq });
    },
    refuse: () => {
      const act = sent.findLast((message) => message.type === "act");
      say({ type: "refused", key: act?.key, problems: [{ code: "box-filled", facts: {}, message: "" }] });
    },
    sent,
  };
}

it("lets an entry be taken back as soon as it is on the table, before the server has answered", async () => {
  const { game, welcome, happens, answer } = table(openedHere(OPENING, page).events);
  welcome();
  await happens({ type: "rolled", dice: "12345" });
  const entry = game.act(0, { type: "scored", box: "chance" });
  expect(game.undo).toBeNull();
  expect(game.sent).toEqual({ type: "scored", box: "chance" });
  await happens({ type: "scored", box: "chance", points: 15, bonus: 0 });
  expect(game.undo).toBe(0);
  expect(game.sent).toBeNull();
  answer();
  await entry;
  expect(game.undo).toBe(0);
});

it("forgets what was sent as soon as the server refuses it", async () => {
  const { game, welcome, happens, refuse } = table(openedHere(OPENING, page).events);
  welcome();
  await happens({ type: "rolled", dice: "12345" });
  const entry = game.act(0, { type: "scored", box: "fours" });
  expect([game.sent?.type, game.acting]).toEqual(["scored", null]);
  refuse();
  await entry;
  expect([game.sent, game.acting, game.problems.length]).toEqual([null, 0, 1]);
});

it("offers no seat of this device to others, and sits its people down once the server answers", async () => {
  const { game, welcome, happens, answer, sent } = table(openedHere(OPENING, page).events.slice(0, 1));
  expect(game.course.seats.every(({ taken }) => taken)).toBe(true);
  welcome();
  await vi.waitUntil(() => sent.some((message) => message.type === "act"));
  await happens({ type: "sat", name: "Anna", entropy: "00".repeat(16) });
  answer();
  expect(game.course.seats[0]?.sat).toBe(true);
});

it("remembers the fingerprint before it draws the number of a seat here, and the number that the server took", async () => {
  const opening = openedHere(OPENING, page).events.slice(0, 1);
  const { welcome, happens, answer, sent } = table(opening, "remembered");
  welcome();
  const sit = await vi.waitUntil(() => sent.find((message) => message.type === "act"));
  const entropy = sit.action.type === "sit" ? sit.action.entropy : "";
  expect(await seenOf("remembered")).toMatchObject({ known: 1, events: opening, offered: [entropy], drawn: {} });
  await happens({ type: "sat", name: "Anna", entropy });
  answer();
  await vi.waitFor(async () => expect(await seenOf("remembered")).toMatchObject({ drawn: { 0: entropy } }));
});

it("keeps what it saw first, though the server tells another game after the page was loaded anew", async () => {
  const { events } = openedHere(OPENING, page);
  table(events.slice(0, 1), "forged");
  await vi.waitFor(async () => expect((await seenOf("forged"))?.events).toHaveLength(1));
  const other = openedHere(OPENING, page).events;
  table(other, "forged");
  await vi.waitFor(async () => expect((await seenOf("forged"))?.events).toHaveLength(other.length));
  const kept = (await seenOf("forged")) as SeenGame;
  expect(compare(kept, other)).toMatchObject({ seenAgrees: false, agrees: false });
  expect(memoryTags(kept, other).Seen).not.toBe(fairTags([...other, ENDED]).Commitment);
});

it("holds no number against the server that it refused", async () => {
  const { welcome, refuse, sent } = table(openedHere(OPENING, page).events.slice(0, 1), "refused");
  welcome();
  await vi.waitUntil(() => sent.some((message) => message.type === "act"));
  refuse();
  await vi.waitFor(async () => expect(await seenOf("refused")).toMatchObject({ drawn: {} }));
});
