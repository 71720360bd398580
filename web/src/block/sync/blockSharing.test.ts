// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { pageOf } from "@/testing/reference";
import { ServerUnreachable } from "@/net/api";
import type { VariantPage } from "@/wire/types";
import { keepLocalGame, table } from "@/store/browserData";
import { foldBlock } from "@/block/state/blockState";
import { stampOf, points, written } from "@/block/state/changes";
import { beginHere, keptBlock, openingOf } from "@/store/blocks";
import { findBlock } from "./blockLookup";
import { present } from "@/block/state/players";
import { share, windowsOf } from "./blockSharing";
import { queueOf, unsentOf } from "./queue";

const TABLE = "nWcT3vXw0mQ5fW8k1sY2aA";
const NAMES = ["Anna", "Bert"];
let page: VariantPage;

beforeAll(() => {
  page = pageOf("kniffel");
}, 60_000);

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Fake server that opens tables while reachable and logs the requests. */
function server(): { asked: { key: string; opening: unknown; secret: string }[]; reached: boolean } {
  const state = { asked: [] as { key: string; opening: unknown; secret: string }[], reached: true };
  vi.stubGlobal("fetch", (_path: string, { body }: { body: string }) => {
    state.asked.push(JSON.parse(body) as (typeof state.asked)[number]);
    if (!state.reached) return Promise.reject(new TypeError("network"));
    return Promise.resolve(new Response(JSON.stringify({ table: TABLE, seq: 0, commitment: null }), { status: 201 }));
  });
  return state;
}

async function blockWithEntries(): Promise<string> {
  const here = await beginHere(page, { id: "kniffel" }, NAMES);
  const changes = written(foldBlock(NAMES, []), stampOf("one"), 0, { box: "chance", entry: 0 }, points(20, "23456"));
  await queueOf(here).keep(changes);
  return here;
}

describe("a block that was begun without a network", () => {
  it("is there again after a reload, with its rules and its players", async () => {
    const here = await blockWithEntries();
    const found = await findBlock(here, {});
    expect(found?.keys).toBe("here");
    expect(found && openingOf(found.kept).seats.map(({ name }) => name)).toEqual(NAMES);
    expect(found?.kept.page.tables.boxes).toHaveLength(13);
    expect(await unsentOf(here)).toHaveLength(1);
  });

  it("goes to the server with all that stands on it, under the same ids, and is no longer here alone", async () => {
    const state = server();
    const here = await blockWithEntries();
    const changes = await unsentOf(here);
    expect(await share(here, windowsOf(here))).toBe(TABLE);
    expect(state.asked[0]?.opening).toMatchObject({ kind: "block", rules: { id: "kniffel" } });
    expect(await unsentOf(TABLE)).toEqual(changes);
    expect(await unsentOf(here)).toEqual([]);
    expect(await table(here)).toBeUndefined();
    expect(await keptBlock(here)).toBeUndefined();
    expect((await findBlock(TABLE, {}))?.keys).toEqual([state.asked[0]?.secret]);
  });

  it("of a time when each device had its own row opens without it", async () => {
    const here = await beginHere(page, { id: "kniffel" }, NAMES);
    const kept = await keptBlock(here);
    if (!kept) throw new Error("no block");
    const old = { ...kept, row: [1, 0] };
    await keepLocalGame({ id: here, game: old, updated: 0 });
    await queueOf(here).keep([{ id: "one-0123456789abcdef", type: "player", player: 2, name: "Clara", base: null }]);
    const found = await findBlock(here, {});
    const names = found && openingOf(found.kept).seats.map(({ name }) => name);
    expect(present(foldBlock(names ?? [], await unsentOf(here))).map(({ name }) => name)).toEqual([...NAMES, "Clara"]);
  });

  it("asks for the same table again where no answer came, and stays here until one does", async () => {
    const state = server();
    state.reached = false;
    const here = await blockWithEntries();
    await expect(share(here, windowsOf(here))).rejects.toBeInstanceOf(ServerUnreachable);
    expect(await unsentOf(here)).toHaveLength(1);
    expect((await findBlock(here, {}))?.keys).toBe("here");
    state.reached = true;
    await share(here, windowsOf(here));
    expect(state.asked[1]).toEqual(state.asked[0]);
  });
});
