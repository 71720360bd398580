// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RequestRefusal, ServerUnreachable } from "@/net/api";
import type { BlockCell } from "@/wire/types";
import { foldBlock, notedAt, together, type Block, type BlockChange } from "@/block/state/blockState";
import { added, moved, stampOf, points, takenOff, written } from "@/block/state/changes";
import { Outbox, type Post, type OutboxListener } from "./outbox";
import { present, type BlockPlayer } from "@/block/state/players";
import { queueOf, unsentOf } from "./queue";

const NAMES = ["Anna", "Bert"];
const FULL: BlockCell = { box: "full_house", entry: 0 };
const CHANCE: BlockCell = { box: "chance", entry: 0 };

/** Fake server with one block's changes; the network can be cut in either direction. */
class Server {
  readonly changes: BlockChange[] = [];
  private readonly outboxes: Outbox[] = [];
  loses: "nothing" | "requests" | "answers" = "nothing";

  get post(): Post {
    return {
      seq: () => this.changes.length,
      send: async (change, expectSeq) => {
        if (this.loses === "requests") throw new ServerUnreachable();
        if (!this.changes.some(({ id }) => id === change.id)) {
          if (expectSeq !== null && expectSeq !== this.changes.length) throw refusal("moved-on", 409);
          if (change.type === "player" && change.name === "") throw refusal("bad-name", 422);
          this.changes.push(change);
        }
        if (this.loses === "answers") throw new ServerUnreachable();
        await this.tell();
      },
    };
  }

  async tell(): Promise<void> {
    for (const outbox of this.outboxes) await outbox.heard(this.changes);
  }

  join(outbox: Outbox): Outbox {
    this.outboxes.push(outbox);
    return outbox;
  }
}

function refusal(code: string, status: number): RequestRefusal {
  return new RequestRefusal([{ code, facts: {}, source: "", place: "", message: code }], status);
}

const ignored = (): void => undefined;
const DEAF: OutboxListener = { changed: ignored, renumbered: ignored, lost: ignored };

function outboxAt(
  server: Server,
  table: string,
  unsent: readonly BlockChange[] = [],
  told: Partial<OutboxListener> = {},
): Outbox {
  return server.join(new Outbox(unsent, NAMES.length, queueOf(table), server.post, { ...DEAF, ...told }));
}

function enter(stamp: ReturnType<typeof stampOf>, cell: BlockCell, amount: number, player = 0): BlockChange[] {
  return written(foldBlock(NAMES, []), stamp, player, cell, points(amount));
}

function playerOf(block: Block, number: number): BlockPlayer {
  const player = block.players.get(number);
  if (!player) throw new Error(`no player ${String(number)}`);
  return player;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Lets pending timers and database work finish. */
async function settle(): Promise<void> {
  for (let round = 0; round < 40; round += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    await new Promise((done) => setImmediate(done));
  }
}

describe("an outbox", () => {
  it("keeps what was written without a network over a reload, in its order", async () => {
    const server = new Server();
    const outbox = outboxAt(server, "reload");
    const changes = [
      ...enter(stampOf("zzz"), FULL, 25),
      ...enter(stampOf("aaa"), CHANCE, 20),
      ...enter(stampOf("mmm"), FULL, 25, 1),
    ];
    await outbox.add(changes);
    outbox.close();
    expect(await unsentOf("reload")).toEqual(changes);

    const reloaded = outboxAt(server, "reload", await unsentOf("reload"));
    reloaded.connected(true);
    await settle();
    expect(server.changes).toEqual(changes);
    expect(reloaded.unsent).toEqual([]);
    expect(await unsentOf("reload")).toEqual([]);
  });

  it("sends again what got no answer, and it happens once", async () => {
    const server = new Server();
    const outbox = outboxAt(server, "lost");
    server.loses = "answers";
    outbox.connected(true);
    await outbox.add(enter(stampOf("one"), FULL, 25));
    await settle();
    expect(server.changes).toHaveLength(1);
    expect(outbox.unsent).toHaveLength(1);
    server.loses = "requests";
    await settle();
    server.loses = "nothing";
    await settle();
    expect(server.changes).toHaveLength(1);
    expect(outbox.unsent).toEqual([]);
  });

  it("sends what this device cannot keep, and says that it is not kept", async () => {
    const server = new Server();
    const full = (): Promise<void> => Promise.reject(new DOMException("full", "QuotaExceededError"));
    const outbox = server.join(new Outbox([], NAMES.length, { ...queueOf("full"), keep: full }, server.post, DEAF));
    outbox.connected(true);
    await expect(outbox.add(enter(stampOf("one"), FULL, 25))).rejects.toThrow("full");
    await settle();
    expect(server.changes).toHaveLength(1);
    expect(outbox.unsent).toEqual([]);
  });

  it("shows nothing twice and nothing never while a change is under way", async () => {
    const server = new Server();
    const outbox = outboxAt(server, "under-way");
    await outbox.add(enter(stampOf("one"), FULL, 25));
    server.loses = "answers";
    outbox.connected(true);
    await settle();
    const both = together(server.changes, outbox.unsent);
    expect(both).toHaveLength(1);
    expect(notedAt(foldBlock(NAMES, both), 0, FULL)?.points).toBe(25);
  });

  it("gives a new player another number, with all their points, where another device was faster", async () => {
    const server = new Server();
    const renumbered = vi.fn();
    const [one, two] = [outboxAt(server, "numbers-1"), outboxAt(server, "numbers-2", [], { renumbered })];
    const block = foldBlock(NAMES, []);
    await one.add(added(block, stampOf("one"), "Clara"));
    await two.add([...added(block, stampOf("two"), "Dora"), ...enter(stampOf("two"), FULL, 25, 2)]);
    await two.add(enter(stampOf("two"), CHANCE, 9));
    one.connected(true);
    await settle();
    two.connected(true);
    await settle();
    const result = foldBlock(NAMES, server.changes);
    expect([...result.players.values()].map(({ name }) => name)).toEqual(["Anna", "Bert", "Clara", "Dora"]);
    expect(notedAt(result, 3, FULL)?.points).toBe(25);
    expect(notedAt(result, 2, FULL)).toBeUndefined();
    expect(notedAt(result, 0, CHANCE)?.points).toBe(9);
    expect(renumbered.mock.calls).toEqual([[2, 3]]);
    expect(two.unsent).toEqual([]);
  });

  it("sends who sits where and who is off the block without waiting for what others do", async () => {
    const server = new Server();
    const outbox = outboxAt(server, "seats");
    const stamp = stampOf("one");
    const clara = added(foldBlock(NAMES, []), stamp, "Clara");
    await outbox.add(clara);
    outbox.connected(true);
    await settle();
    outbox.connected(false);
    const block = foldBlock(NAMES, clara);
    await outbox.add(moved(block, stamp, playerOf(block, 2), -1));
    await outbox.add(takenOff(stamp, playerOf(block, 0)));
    expect(await unsentOf("seats")).toEqual(outbox.unsent);
    server.changes.push(...enter(stampOf("two"), FULL, 25, 2));
    outbox.connected(true);
    await settle();
    expect(outbox.unsent).toEqual([]);
    const result = foldBlock(NAMES, server.changes);
    expect(present(result).map(({ name, number }) => [name, number])).toEqual([
      ["Clara", 2],
      ["Bert", 1],
    ]);
  });

  it("gives each of several new players a number of their own, and keeps it", async () => {
    const server = new Server();
    const fromTwo = stampOf("two");
    server.changes.push(...added(foldBlock(NAMES, []), fromTwo, "Clara"));
    server.changes.push(...added(foldBlock(NAMES, server.changes), fromTwo, "Carl"));
    const renumbered = vi.fn();
    const outbox = outboxAt(server, "several", [], { renumbered });
    const stamp = stampOf("one");
    const dora = added(foldBlock(NAMES, []), stamp, "Dora");
    await outbox.add([...dora, ...added(foldBlock(NAMES, dora), stamp, "Emil"), ...enter(stamp, CHANCE, 20, 3)]);
    await server.tell();
    expect(renumbered.mock.calls).toEqual([
      [2, 4],
      [3, 5],
    ]);
    expect((await unsentOf("several")).map(({ player }) => player)).toEqual([4, 5, 5]);
  });

  it("takes along a new player's seat to the number that was free", async () => {
    const server = new Server();
    server.changes.push(...added(foldBlock(NAMES, []), stampOf("two"), "Clara"));
    const outbox = outboxAt(server, "seat-moves");
    const stamp = stampOf("one");
    const dora = added(foldBlock(NAMES, []), stamp, "Dora");
    const block = foldBlock(NAMES, dora);
    await outbox.add([...dora, ...moved(block, stamp, playerOf(block, 2), -1)]);
    await server.tell();
    outbox.connected(true);
    await settle();
    expect(present(foldBlock(NAMES, server.changes)).map(({ name }) => name)).toEqual([
      "Anna",
      "Dora",
      "Bert",
      "Clara",
    ]);
  });

  it("lets go of what the server will never take, says so, and sends the rest", async () => {
    const server = new Server();
    const lost = vi.fn();
    const outbox = outboxAt(server, "never", [], { lost });
    outbox.connected(true);
    await outbox.add([...added(foldBlock(NAMES, []), stampOf("one"), ""), ...enter(stampOf("one"), FULL, 25)]);
    await settle();
    expect(lost).toHaveBeenCalledOnce();
    expect(server.changes.map(({ type }) => type)).toEqual(["written"]);
    expect(await unsentOf("never")).toEqual([]);
  });

  it("keeps everything where nobody can be reached", async () => {
    const outbox = new Outbox([], NAMES.length, queueOf("alone"), undefined, DEAF);
    outbox.connected(true);
    await outbox.add(enter(stampOf("one"), FULL, 25));
    await settle();
    expect(outbox.unsent).toHaveLength(1);
    expect(await unsentOf("alone")).toHaveLength(1);
  });
});
