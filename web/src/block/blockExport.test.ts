// @vitest-environment jsdom
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { total, type Card } from "@/rules/card";
import { prepare, type Variant } from "@/rules/variantTables";
import { NIGHT } from "@/testing/night";
import { pageOf } from "@/testing/reference";
import type { BlockCell } from "@/wire/types";
import { foldBlock } from "@/block/state/blockState";
import { cardOf } from "@/block/state/cards";
import { stampOf, points, written } from "@/block/state/changes";
import { asTable, asText, type Sheet } from "./blockExport";
import { pasch } from "@/block/sync/pasch.testing";

/** Each file starts a Python process, which is slow on a busy machine. */
const PATIENCE = 60_000;
const NAMES = ["Anna", "Bert Müller"];

interface Read {
  games: { name: string; total: number }[];
  problems: { code: string; message: string }[];
}

/** Reads a file with `pasch block`. */
function read(variant: string, text: string): Read {
  const file = join(mkdtempSync(join(tmpdir(), "pasch-block-")), "block.csv");
  writeFileSync(file, text);
  return JSON.parse(spawnSync(pasch, ["block", variant, file, "--json"], { encoding: "utf-8" }).stdout) as Read;
}

interface Writing {
  cell: BlockCell;
  amount: number;
}

function sheet(id: string, writings: Writing[][], names = NAMES): Sheet {
  const page = pageOf(id);
  const variant: Variant = prepare(page.tables);
  const stamp = stampOf("one");
  const changes = writings.flatMap((cells, player) =>
    cells.flatMap(({ cell, amount }) => written(foldBlock(names, []), stamp, player, cell, points(amount))),
  );
  const block = foldBlock(names, changes);
  const players = names.map((name, player): { name: string; card: Card } => ({
    name,
    card: cardOf(variant, block, player),
  }));
  return { variant, lines: page.sheet, players };
}

function box(id: string, amount: number): Writing {
  return { cell: { box: id, entry: 0 }, amount };
}

const cases: [string, Writing[][]][] = [
  [
    "kniffel",
    [
      [
        box("sixes", 30),
        box("five_of_a_kind", 50),
        box("full_house", 0),
        { cell: { line: "extra", column: "points" }, amount: 50 },
      ],
      [box("ones", 3), box("chance", 21), box("sixes", 24), box("fives", 20), box("fours", 16)],
    ],
  ],
  [
    "knoeffel",
    [[box("first.sixes", 24), { cell: { line: "throws", column: "first" }, amount: 5 }], [box("second.chance", 17)]],
  ],
  [
    "kniffel-4-columns",
    [[box("down.ones", 3), box("free.chance", 21), box("announced.full_house", 25)], [box("up.chance", 0)]],
  ],
  ["yatzy-deluxe", [[box("chance", 30)], [box("ones", 4)]]],
];

describe.each(NIGHT ? cases : cases.slice(0, 2))("a block of %s", { timeout: PATIENCE }, (id, writings) => {
  const made = sheet(id, writings);
  const totals = made.players.map(({ card }) => total(made.variant, card));

  it("is read by pasch block from the table, with names and totals, and without a complaint", () => {
    const found = read(id, asTable(made, "de"));
    expect(found.problems).toEqual([]);
    expect(found.games.map(({ name }) => name)).toEqual(NAMES);
    expect(found.games.map((game) => game.total)).toEqual(totals);
    expect(read(id, asTable(made, "en")).games).toEqual(found.games);
  });

  it("is read by pasch block from the text", () => {
    const found = read(id, asText(made));
    expect(found.problems).toEqual([]);
    expect(found.games.map((game) => game.total)).toEqual(totals);
  });
});

it("a value that nobody can throw is found again by pasch block", { timeout: PATIENCE }, () => {
  const made = sheet("kniffel", [[box("fours", 10)], [box("ones", 1)]]);
  expect(read("kniffel", asTable(made, "de")).problems.map(({ code }) => code)).toEqual(["block-impossible"]);
});

it("names with separators, quotes and signs stay what they are", { timeout: PATIENCE }, () => {
  const names = ['Anna; "die Erste"', "=SUM(A1)", "-2+3+cmd|' /C calc'!A0", "-"];
  const made = sheet(
    "kniffel",
    names.map((_, player) => [box("ones", player)]),
    names,
  );
  expect(read("kniffel", asTable(made, "de")).games.map(({ name }) => name)).toEqual(names);
});
