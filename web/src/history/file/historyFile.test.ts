import { beforeAll, describe, expect, it } from "vitest";
import { emptyCard } from "@/rules/card";
import { prepare } from "@/rules/variantTables";
import { pageOf } from "@/testing/reference";
import { finishedGame, finishedGames, keepFinished, type Finished } from "@/store/finished";
import { finishedBy } from "@/store/finished.testing";
import { everything, removeEverything, rename, restore, unrename, type WholeHistory } from "@/store/wholeHistory";
import { keepAnswer, schoolTakenAlong } from "@/store/schoolProgress.svelte";
import type { VariantPage } from "@/wire/types";
import { readFile, UnreadableHistory, written } from "./historyFile";

const AT = "2026-03-01T12:00:00Z";
const CARD = { entries: [1], extra: [0], bought: [0], saved: 0 };
let page: VariantPage;
let games: Finished[];

beforeAll(() => {
  page = pageOf("kniffel");
  const { entries, ...card } = emptyCard(prepare(page.tables));
  const people = ["Anna", "Ben"].map((name, place) => ({
    name,
    computer: null,
    total: 130 - 13 * place,
    card: { ...card, entries: entries.map(() => 10 - place) },
  }));
  const variant = { id: page.id, rules_hash: page.rules_hash, names: page.names };
  games = [
    finishedBy("game", people, { variant, endedAt: AT, record: "[Variant]" }),
    finishedBy("block", people.slice(0, 1), { variant, endedAt: AT, kind: "block", table: "block", series: "six" }),
  ];
}, 60_000);

async function fill(): Promise<WholeHistory> {
  await removeEverything();
  for (const game of games) await keepFinished(game, page);
  await rename("Ben", "Benjamin");
  return everything();
}

describe("the history as a file", () => {
  it("comes back whole on another device, and a second time brings nothing new", async () => {
    const file = written(await fill(), AT);
    const before = await finishedGames();
    await removeEverything();
    expect(await finishedGames()).toEqual([]);
    expect(await restore(readFile(file))).toEqual({ added: 2, known: 0 });
    expect(await finishedGames()).toEqual(before);
    expect((await finishedGame("game"))?.record).toBe("[Variant]");
    expect(await restore(readFile(file))).toEqual({ added: 0, known: 2 });
    expect(JSON.parse(written(await everything(), AT))).toEqual(JSON.parse(file));
  });

  it("is taken whole or not at all, also where somebody calls it off in the middle", async () => {
    const file = readFile(written(await fill(), AT));
    await removeEverything();
    const calledOff = new AbortController();
    const seen: number[] = [];
    const progress = (done: number) => {
      seen.push(done);
      if (done === 1) calledOff.abort();
    };
    await expect(restore(file, { progress, signal: calledOff.signal })).rejects.toThrow("aborted");
    expect(seen).toEqual([0, 1]);
    expect(await finishedGames()).toEqual([]);
    expect(await restore(file)).toEqual({ added: 2, known: 0 });
  });

  it("adds to what is there, and takes a block as it was corrected last", async () => {
    const all = await fill();
    const [game, block] = games as [Finished, Finished];
    const later = { ...block, endedAt: "2026-03-02T12:00:00Z" };
    const earlier = { ...game, endedAt: "2026-02-02T12:00:00Z", people: [] };
    const more = { ...all, games: [later, earlier, { ...game, id: "other" }] };
    expect(await restore(more)).toEqual({ added: 1, known: 2 });
    const kept = new Map((await finishedGames()).map((one) => [one.id, one]));
    expect(kept.get("block")?.endedAt).toBe(later.endedAt);
    expect(kept.get("game")?.people).toHaveLength(2);
    expect(kept.size).toBe(3);
  });

  it("takes along what was answered in the school: what was answered here stays, older files have nothing of it", async () => {
    await fill();
    keepAnswer("kniffel", "bonus", "a", true);
    keepAnswer("kniffel", "bonus", "b", false);
    const file = written(await everything(), AT);
    await removeEverything();
    expect(schoolTakenAlong()).toEqual({});
    keepAnswer("kniffel", "bonus", "b", true);
    keepAnswer("yatzy", "yatzy-pair", "c", false);
    await restore(readFile(file));
    const both = { "kniffel/bonus": { a: true, b: true }, "yatzy/yatzy-pair": { c: false } };
    expect(schoolTakenAlong()).toEqual(both);
    const { school, learning, ...older } = JSON.parse(file) as Record<string, unknown>;
    expect(school).toEqual({ "kniffel/bonus": { a: true, b: false } });
    expect(learning).toBeDefined();
    expect(await restore(readFile(JSON.stringify(older)))).toEqual({ added: 0, known: 2 });
    expect(schoolTakenAlong()).toEqual(both);
  });

  it.each<[string, (kept: Record<string, unknown>) => unknown, string, string?]>([
    ["no file of ours", () => ({ format: "something" }), "history-no-file"],
    ["a list", () => [1], "history-no-file"],
    ["a newer version", (kept) => ({ ...kept, version: 2 }), "history-newer"],
    ["games missing", (kept) => ({ ...kept, games: undefined }), "history-damaged", "games"],
    ["an answer that is none", (kept) => ({ ...kept, school: { a: { b: 1 } } }), "history-damaged", "school.a.b"],
    ["no sheet for a game", (kept) => ({ ...kept, sheets: [] }), "history-damaged", "games.0.variant"],
    ["a winner who is nobody", changedGame({ winners: [2] }), "history-damaged", "games.0.winners"],
    ["a day that is none", changedGame({ endedAt: "yesterday" }), "history-damaged", "games.0.endedAt"],
    [
      "a card of another sheet",
      changedGame({ people: [{ name: "", computer: null, total: 1, card: CARD }] }),
      "history-damaged",
      "games.0.people",
    ],
  ])("refuses %s, and says where", async (_, change, code, place) => {
    const kept = JSON.parse(written(await fill(), AT)) as Record<string, unknown>;
    let found: unknown;
    try {
      readFile(JSON.stringify(change(kept)));
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(UnreadableHistory);
    expect(found).toMatchObject({ code, facts: place === undefined ? {} : { place } });
  });

  it("refuses what is no JSON at all", () => {
    expect(() => readFile("{")).toThrow(UnreadableHistory);
  });
});

describe("what somebody is called", () => {
  it("changes in all games, joins two people, and can be taken back", async () => {
    await fill();
    const names = async () => (await finishedGame("game"))?.people.map(({ name }) => name);
    expect(await names()).toEqual(["Anna", "Benjamin"]);
    await rename("Benjamin", "anna");
    expect(await names()).toEqual(["Anna", "anna"]);
    await unrename("ben");
    expect(await names()).toEqual(["Anna", "Ben"]);
    await rename("Anna", "Ben");
    await rename("Ben", "Anna");
    expect(await names()).toEqual(["Anna", "Anna"]);
  });
});

function changedGame(change: object): (kept: Record<string, unknown>) => unknown {
  return (kept) => ({ ...kept, games: [{ ...(kept.games as object[])[0], ...change }] });
}
