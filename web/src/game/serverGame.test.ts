// @vitest-environment jsdom
/** A game at the server: what may be done next follows from what happened, not from when an answer comes. */
import "fake-indexeddb/auto";
import { expect, it, vi } from "vitest";
import { tablesOf } from "@/engine/testing/reference";
import type { Socket } from "@/net/live";
import type { Opening, TableEvent, ToServer } from "@/net/protocol";
import type { VariantPage } from "@/net/variants";
import { openedHere } from "./localGame.svelte";
import { ServerGame } from "./serverGame.svelte";

vi.mock("@/store/settings.svelte", () => ({ mayMove: () => false, settings: {} }));

const PAGE = { id: "kniffel", names: { de: "Kniffel", en: "Kniffel" }, toml: "", tables: tablesOf("kniffel") };
const OPENING: Opening = {
  kind: "game",
  rules: { id: "kniffel" },
  seats: [{ kind: "person", name: "Anna" }],
  hints: false,
  pace: "live",
};

it("lets an entry be taken back as soon as it is on the table, before the server has answered", async () => {
  const page = { ...PAGE, rules_hash: PAGE.tables.rules_hash } as unknown as VariantPage;
  const { events } = openedHere(OPENING, page);
  const sent: ToServer[] = [];
  const socket: Socket = {
    readyState: 1,
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => sent.push(JSON.parse(text) as ToServer),
    close: () => undefined,
  };
  const game = new ServerGame("table", page, events, ["key"], undefined, () => socket);
  const say = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) });
  const happens = async (event: object) => {
    const seq = game.known.seq + 1;
    say({ type: "events", events: [{ ...event, seq, seat: 0, at: "2026-01-01T00:00:00Z" } as TableEvent] });
    await vi.waitUntil(() => !game.busy);
  };
  say({ type: "welcome", seats: [0], host: true, seq: game.known.seq });

  await happens({ type: "rolled", dice: "12345" });
  const entry = game.act(0, { type: "scored", box: "chance" });
  expect(game.undo).toBeNull();
  await happens({ type: "scored", box: "chance", points: 15, bonus: 0 });
  expect(game.undo).toBe(0);

  const act = sent.find((message) => message.type === "act");
  say({ type: "done", key: act?.key, seq: game.known.seq });
  await entry;
  expect(game.undo).toBe(0);
  game.close();
});
