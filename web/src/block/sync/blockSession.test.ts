// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { SheetLine } from "@/rules/sheetLines";
import { pageOf } from "@/testing/reference";
import { language } from "@/i18n/i18n.svelte";
import type { Series, VariantPage } from "@/wire/types";
import { table } from "@/store/browserData";
import { finishedGame } from "@/store/finished";
import { notedAt } from "@/block/state/blockState";
import { points } from "@/block/state/changes";
import { beginHere, keepBlock, keptBlock } from "@/store/blocks";
import type { BlockPlayer } from "@/block/state/players";
import { BlockHand } from "@/block/entry/blockHand.svelte";
import { findBlock } from "./blockLookup";
import { BlockSession } from "./blockSession.svelte";
import { unsentOf } from "./queue";

const series: Series = { id: "s".repeat(16), goal: "wins", games: 2, played: [] };
const CHANCE = { box: "chance", entry: 0 };
const TABLE = "nWcT3vXw0mQ5fW8k1sY2aA";
let page: VariantPage;
let lines: readonly SheetLine[];
let session: BlockSession;

beforeAll(async () => {
  page = pageOf("kniffel");
  lines = page.sheet;
  await language.ready();
}, 60_000);

afterEach(() => {
  vi.unstubAllGlobals();
  session.close();
});

async function openSession(id: string): Promise<BlockSession> {
  const kept = await keptBlock(id);
  if (!kept) throw new Error("no block");
  return BlockSession.open(id, kept, "here", (_change, why) => {
    throw why;
  });
}

/** A block that is the first game of a series. */
async function openSeries(): Promise<string> {
  const id = await beginHere(page, { id: "kniffel" }, ["Anna", "Bert", "Clara"], series);
  session = await openSession(id);
  return id;
}

function playerNamed(name: string): BlockPlayer {
  const player = [...session.block.players.values()].find((one) => one.name === name);
  if (!player) throw new Error(`nobody is called ${name}`);
  return player;
}

/** Index of the chance line on the sheet. */
function chance(): number {
  return lines.findIndex(({ key }) => key === CHANCE.box);
}

function row(): string[] {
  return session.players.map(({ name }) => name);
}

describe("a block in the browser", () => {
  it("shows, lists and counts only those who play, over a reload", async () => {
    const id = await openSeries();
    await session.write(1, [{ cell: CHANCE, noted: points(20) }]);
    await session.move(playerNamed("Clara"), -1);
    await session.setAbsent(playerNamed("Bert"), true);
    session.close();
    session = await openSession(id);
    expect(row()).toEqual(["Anna", "Clara"]);
    expect(session.standings.map(({ total }) => total)).toEqual([0, 0]);
    expect(session.cards).toHaveLength(2);
    expect(session.absentees.map(({ name }) => name)).toEqual(["Bert"]);
    expect(session.standingOf(1).total).toBe(20);
    expect((await table(id))?.seats.map(({ name }) => name)).toEqual(["Anna", "Clara"]);
  });

  it("takes back that somebody was taken off, or brought back, and then the entry before", async () => {
    await openSeries();
    await session.write(1, [{ cell: CHANCE, noted: points(20) }]);
    await session.setAbsent(playerNamed("Bert"), true);
    await session.setAbsent(playerNamed("Bert"), false);
    expect(await session.undo()).toBe(true);
    expect(row()).toEqual(["Anna", "Clara"]);
    expect(await session.undo()).toBe(true);
    expect(row()).toEqual(["Anna", "Bert", "Clara"]);
    expect(notedAt(session.block, 1, CHANCE)?.points).toBe(20);
    expect(await session.undo()).toBe(true);
    expect(notedAt(session.block, 1, CHANCE)).toBeUndefined();
    expect(await session.undo()).toBe(false);
  });

  it("asks whoever sits behind for the next entry, in the row as it is now", async () => {
    await openSeries();
    await session.write(0, [{ cell: CHANCE, noted: points(20) }]);
    expect(session.next).toBe(1);
    await session.setAbsent(playerNamed("Bert"), true);
    expect(session.next).toBe(2);
  });
});

describe("a block that is open in two windows", () => {
  it("goes on at the server in both when one shares it, with what the other wrote last", async () => {
    const id = await openSeries();
    const other = await openSession(id);
    const moved = new Promise<string>((resolve) => (other.onmoved = resolve));
    vi.stubGlobal("fetch", () =>
      Promise.resolve(new Response(JSON.stringify({ table: TABLE, seq: 0, commitment: null }), { status: 201 })),
    );
    await session.write(0, [{ cell: CHANCE, noted: points(20) }]);
    // This window does not know yet that the block goes away.
    const written = other.write(1, [{ cell: CHANCE, noted: points(17) }]);
    expect(await session.share()).toBe(TABLE);
    await written;
    expect(await moved).toBe(TABLE);
    const waiting = (await unsentOf(TABLE)).flatMap((change) => (change.type === "written" ? [change.points] : []));
    expect(waiting).toEqual([20, 17]);
    expect(await unsentOf(id)).toEqual([]);
    other.close();
  });

  it("goes on there in the other one, too, when a share that was interrupted is completed", async () => {
    const id = await openSeries();
    const other = "nWcT3vXw0mQ5fW8k1sY2aB";
    const moved = new Promise<string>((resolve) => (session.onmoved = resolve));
    await session.write(1, [{ cell: CHANCE, noted: points(17) }]);
    const kept = await keptBlock(id);
    if (!kept) throw new Error("no block");
    await keepBlock(id, { ...kept, sharing: { key: "k", secret: "s", invitation: "i", table: other } });
    expect((await findBlock(id, {}))?.id).toBe(other);
    expect(await moved).toBe(other);
    expect(await unsentOf(other)).toHaveLength(1);
  });
});

describe("whoever writes on it", () => {
  it("throws for somebody else when the chosen player is taken off", async () => {
    await openSeries();
    const hand = new BlockHand(session, lines);
    hand.who = 2;
    expect(hand.who).toBe(2);
    await session.setAbsent(playerNamed("Clara"), true);
    expect(hand.who).toBe(0);
  });

  it("writes into the cell that was picked, and brings back the player where somebody took them off meanwhile", async () => {
    await openSeries();
    const hand = new BlockHand(session, lines);
    hand.pick(1, chance(), 0, "2");
    expect(hand.open).toMatchObject({ player: 1, cell: CHANCE, typed: "2" });
    await session.setAbsent(playerNamed("Bert"), true);
    await hand.write(1, [{ cell: CHANCE, noted: points(20) }]);
    expect(row()).toEqual(["Anna", "Bert", "Clara"]);
    expect(hand.said).toContain("Bert");
    await hand.undo();
    expect(hand.said).toBe("");
  });

  it("offers to take back what was done last, and nothing once something newer was done", async () => {
    await openSeries();
    const hand = new BlockHand(session, lines);
    await hand.write(0, [{ cell: CHANCE, noted: points(20) }]);
    expect(hand.said).toContain("Anna");
    await session.move(playerNamed("Clara"), -1);
    expect(hand.said).toBe("");
    await session.setAbsent(playerNamed("Bert"), true);
    hand.say("Bert has left");
    expect(hand.said).toBe("Bert has left");
    await session.add("Dora");
    expect(hand.said).toBe("");
  });

  it("strikes and empties by keys on a cell", async () => {
    await openSeries();
    const hand = new BlockHand(session, lines);
    hand.pick(0, chance(), 0, "x");
    await expect.poll(() => notedAt(session.block, 0, CHANCE)?.points).toBe(0);
    hand.pick(0, chance(), 0, "Delete");
    await expect.poll(() => notedAt(session.block, 0, CHANCE)).toBeUndefined();
    expect(hand.open).toBeUndefined();
  });
});

describe("the history", () => {
  it("has the block as soon as it is full, and not while somebody still writes", async () => {
    const id = await openSeries();
    const boxes = session.variant.boxes.map(({ id: box }) => ({ box, entry: 0 }));
    await session.write(
      1,
      boxes.map((cell) => ({ cell, noted: points(10) })),
    );
    await session.write(0, [{ cell: CHANCE, noted: points(20) }]);
    expect(await finishedGame(id)).toBeUndefined();
    await session.undo();
    const ended = await finishedGame(id);
    expect(ended).toMatchObject({
      kind: "block",
      series: series.id,
      winners: [0],
      people: [{ name: "Bert", total: 130 }],
    });
    expect(ended?.people[0]?.card.entries).toEqual(boxes.map(() => 10));
    await session.undo();
    expect(await finishedGame(id)).toBeUndefined();
  });
});
