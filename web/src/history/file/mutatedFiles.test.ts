/** Fuzzed history files: each is read or refused with a message. `FILES=100000` sets their number. */
import { expect, it } from "vitest";
import { emptyCard } from "@/rules/card";
import { prepare } from "@/rules/variantTables";
import { pageOf } from "@/testing/reference";
import { finishedBy } from "@/store/finished.testing";
import { readFile, UnreadableHistory, written, type HistoryContent } from "./historyFile";

const FILES = Number(process.env.FILES ?? 3000);
const DEEP = 20_000;
const NUMBERS = [0, 1, -1, 2.5, 13, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308];
const TEXTS = ["", "0", "upper", "sum", "box", "game", "__proto__", "constructor", "\0", "\u202e", "ä".repeat(300)];
const VALUES: unknown[] = [true, false, null, [], {}, [[]], [{}], { "": 0 }, ...NUMBERS, ...TEXTS];
const KEYS = ["", "0", "id", "names", "boxes", "formula", "terms", "points", "__proto__", "constructor"];

type Tree = Record<string, unknown>;

/** Seeded pseudo-random numbers (mulberry32). */
function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function containers(tree: unknown): Tree[] {
  if (typeof tree !== "object" || tree === null) return [];
  return [tree as Tree, ...Object.values(tree).flatMap(containers)];
}

/** Returns a file with a few mutations: values or keys replaced, added, removed or swapped. */
function mutate(file: string, draw: (below: number) => number): unknown {
  const tree: unknown = JSON.parse(file);
  const pick = <One>(many: readonly One[]): One => many[draw(many.length)] as One;
  for (let changes = 1 + draw(3); changes > 0; changes--) {
    const where = pick(containers(tree));
    const key = Object.keys(where).length > 0 && draw(4) > 0 ? pick(Object.keys(where)) : pick(KEYS);
    const what = draw(4);
    if (what === 0) Reflect.deleteProperty(where, key);
    else where[key] = structuredClone(what === 1 ? pick(containers(tree)) : pick(VALUES));
  }
  return tree;
}

function keptByHand(): HistoryContent {
  const page = pageOf("yamb");
  const card = emptyCard(prepare(page.tables));
  const variant = { id: page.id, rules_hash: page.rules_hash, names: page.names };
  const people = ["Anna", "Ben"].map((name) => ({ name, computer: null, total: 1, card }));
  const { names, rules_hash, sheet, tables } = page;
  const { columns, boxes, bonuses, counts_points, turn } = tables;
  return {
    games: [finishedBy("game", people, { variant, endedAt: "2026-03-01T12:00:00Z" })],
    sheets: [{ id: page.id, names, rules_hash, sheet, scheme: { columns, boxes, bonuses, counts_points, turn } }],
    renamings: [{ from: "ben", to: "Benjamin" }],
    persons: [{ key: "anna", name: "Anna", colour: "red", face: "cat", tune: "harp" }],
    school: { "kniffel/bonus": { a: true } },
  };
}

function tryRead(content: string): UnreadableHistory | HistoryContent {
  try {
    return readFile(content);
  } catch (error) {
    if (error instanceof UnreadableHistory) return error;
    throw new Error(`${content.slice(0, 2000)}: ${String(error)}`, { cause: error });
  }
}

it("whatever is changed in it, a file is read or refused in words", () => {
  const file = written(keptByHand(), "2026-03-01T12:00:00Z");
  expect(tryRead(file)).not.toBeInstanceOf(UnreadableHistory);
  const draw = drawing(1);
  const refused = Array.from({ length: FILES }, () => tryRead(JSON.stringify(mutate(file, draw)))).filter(
    (found) => found instanceof UnreadableHistory,
  );
  // Some mutations change nothing or are dropped.
  expect(refused.length).toBeGreaterThan(FILES / 2);
}, 600_000);

it.each([
  ["lists in lists", `${"[".repeat(DEEP)}${"]".repeat(DEEP)}`],
  ["terms in terms", `{"kind":"sum","number":0,"terms":[`.repeat(DEEP) + "]}".repeat(DEEP)],
])("is refused where there are %s without end", (_, nested) => {
  const kept = keptByHand();
  const formula = { points: "NESTED", comparison: null, compared: [] };
  const deep = JSON.stringify({ ...(JSON.parse(written(kept, "")) as object), sheets: [sheetWith(kept, formula)] });
  expect(tryRead(deep.replace('"NESTED"', nested))).toMatchObject({ code: "history-damaged" });
});

function sheetWith({ sheets: [sheet] }: HistoryContent, formula: unknown): unknown {
  const bonuses = sheet?.scheme.bonuses.map((bonus) => ({ ...bonus, formula }));
  return { ...sheet, scheme: { ...sheet?.scheme, bonuses } };
}
