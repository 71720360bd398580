// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { pageOf } from "@/testing/reference";
import { language } from "@/i18n/i18n.svelte";
import type { Socket } from "@/net/live";
import type { BlockAction, FromServer, TableEvent, VariantPage } from "@/wire/types";
import { foldBlock, notedAt, type BlockChange } from "./blockState";
import { EMPTIED, points } from "./changes";
import { beginHere, keptBlock } from "@/store/blocks";
import { BlockHand } from "@/block/entry/blockHand.svelte";
import { BlockSession } from "@/block/sync/blockSession.svelte";
import { doubtOf } from "./blockUndo";

const CHANCE = { box: "chance", entry: 0 };
const TABLE = "nWcT3vXw0mQ5fW8k1sY2aA";
const AT = "2026-11-21T18:00:00Z";
let page: VariantPage;
let wire: Wire;
let session: BlockSession;

/** Fake socket: the server's end of the connection. */
class Wire implements Socket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send = (): void => undefined;
  close = (): void => undefined;

  constructor() {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- tests speak through the latest instance
    wire = this;
  }

  /** Sends other players' actions to a client that has seen only the opening. */
  tell(...actions: BlockAction[]): void {
    const events = actions.map((action, place) => ({
      seq: place + 1,
      at: AT,
      seat: null,
      ...action,
      id: `two-${String(place).padStart(15, "0")}`,
    }));
    this.say({ type: "events", events: events as TableEvent[] });
  }

  private say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

beforeAll(async () => {
  page = pageOf("kniffel");
  await language.ready();
}, 60_000);

beforeEach(() => {
  vi.stubGlobal("WebSocket", Wire);
  const opened = { table: TABLE, seq: 0, commitment: null };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(opened), { status: 201 })));
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

async function openSession(id: string, keys: readonly string[] | "here"): Promise<BlockSession> {
  const kept = await keptBlock(id);
  if (!kept) throw new Error("no block");
  return BlockSession.open(id, kept, keys, (_change, why) => {
    throw why;
  });
}

describe("somebody whose number another device gave to a stranger", () => {
  const CLARA: BlockAction[] = [
    { type: "player", player: 2, name: "Clara", base: null },
    { type: "written", player: 2, cell: CHANCE, ...points(17), base: null, at: AT },
  ];

  it("loses the entry that is undone, and the stranger none", async () => {
    session = await openSession(await beginHere(page, { id: "kniffel" }, ["Anna", "Bert"]), ["key"]);
    await session.add("Dora");
    await session.write(2, [{ cell: CHANCE, noted: points(20) }]);
    wire.tell(...CLARA);
    expect(session.players.map(({ name }) => name)).toEqual(["Anna", "Bert", "Clara", "Dora"]);
    expect(notedAt(session.block, 3, CHANCE)?.points).toBe(20);
    await session.undo();
    expect(notedAt(session.block, 2, CHANCE)?.points).toBe(17);
    expect(notedAt(session.block, 3, CHANCE)).toBeUndefined();
  });

  it("is brought back where it is undone that they were taken off, and the stranger stays", async () => {
    session = await openSession(await beginHere(page, { id: "kniffel" }, ["Anna", "Bert"]), ["key"]);
    await session.add("Dora");
    const dora = session.block.players.get(2);
    if (dora) await session.setAbsent(dora, true);
    wire.tell(...CLARA);
    expect(session.players.map(({ name }) => name)).toEqual(["Anna", "Bert", "Clara"]);
    await session.undo();
    expect(session.players.map(({ name }) => name)).toEqual(["Anna", "Bert", "Clara", "Dora"]);
  });

  it("stays the one who throws, whose cell is open, and who wrote last", async () => {
    session = await openSession(await beginHere(page, { id: "kniffel" }, ["Anna", "Bert"]), ["key"]);
    const lines = page.sheet;
    const hand = new BlockHand(session, lines);
    await session.add("Dora");
    await hand.write(2, [{ cell: CHANCE, noted: points(20) }]);
    hand.who = 2;
    const row = lines.findIndex(({ key }) => key === CHANCE.box);
    hand.pick(2, row, 0, "5");
    wire.tell(...CLARA);
    expect([hand.who, hand.open?.player, hand.sight.fresh?.player]).toEqual([3, 3, 3]);
    expect(hand.open).toMatchObject({ cell: CHANCE, typed: "5" });
    await hand.undo();
    expect(notedAt(session.block, 2, CHANCE)?.points).toBe(17);
  });
});

describe("what can be taken back", () => {
  it("goes along when a block goes to the server", async () => {
    const here = await beginHere(page, { id: "kniffel" }, ["Anna", "Bert"]);
    session = await openSession(here, "here");
    await session.write(1, [{ cell: CHANCE, noted: points(20) }]);
    const table = await session.share();
    session.close();
    session = await openSession(table, ["key"]);
    expect(session.canUndo).toBe(true);
    await session.undo();
    expect(notedAt(session.block, 1, CHANCE)).toBeUndefined();
    session.close();
    session = await openSession(table, ["key"]);
    expect(session.canUndo).toBe(false);
  });

  it("is there when the page is opened again, the last first", async () => {
    const here = await beginHere(page, { id: "kniffel" }, ["Anna", "Bert"]);
    session = await openSession(here, "here");
    await session.write(0, [{ cell: CHANCE, noted: points(20) }]);
    await session.write(1, [{ cell: CHANCE, noted: points(11) }]);
    session.close();
    session = await openSession(here, "here");
    await session.undo();
    expect(notedAt(session.block, 1, CHANCE)).toBeUndefined();
    session.close();
    session = await openSession(here, "here");
    expect(notedAt(session.block, 0, CHANCE)?.points).toBe(20);
    await session.undo();
    expect(notedAt(session.block, 0, CHANCE)).toBeUndefined();
    expect(session.canUndo).toBe(false);
  });
});

describe("taking back what others had a say in", () => {
  const TWENTY_THREE: Extract<BlockAction, { type: "written" }> = {
    type: "written",
    player: 0,
    cell: CHANCE,
    ...points(23),
    base: null,
    at: AT,
  };

  async function openConflict(): Promise<BlockHand> {
    session = await openSession(await beginHere(page, { id: "kniffel" }, ["Anna", "Bert"]), ["key"]);
    await session.write(0, [{ cell: CHANCE, noted: points(20) }]);
    wire.tell(TWENTY_THREE);
    return new BlockHand(session, page.sheet);
  }

  it("asks where devices had agreed, and leaves it if that is what is wanted", async () => {
    const hand = await openConflict();
    await hand.write(0, [{ cell: CHANCE, noted: points(23) }]);
    await hand.undo();
    expect(hand.asked).toEqual({ why: "agreed", player: 0, cell: CHANCE });
    expect(notedAt(session.block, 0, CHANCE)?.points).toBe(23);
    await hand.undoSurely();
    expect(hand.asked).toBeUndefined();
  });

  it("asks where somebody has written there since, and nowhere else", () => {
    const mine: BlockChange = { ...TWENTY_THREE, id: "one-000000000000000" };
    const theirs: BlockChange = { ...TWENTY_THREE, ...points(9), id: "two-000000000000000", base: mine.id };
    const step = { player: 0, before: [{ cell: CHANCE, noted: EMPTIED }] };
    expect(doubtOf(foldBlock(["Anna"], [mine]), step, "one")).toBeUndefined();
    expect(doubtOf(foldBlock(["Anna"], [mine, theirs]), step, "one")).toBe("overwritten");
  });
});
