import { describe, expect, it } from "vitest";
import type { BlockCell } from "@/wire/types";
import { foldBlock, type BlockChange } from "./blockState";
import {
  added,
  broughtBack,
  EMPTIED,
  moved,
  stampOf,
  points,
  renamed,
  STRUCK,
  takenOff,
  written,
  type ChangeStamp,
} from "./changes";
import { revisionsIn, revisionsOf, isInCell } from "./changeHistory";
import { present } from "./players";
import { isOver, nextPlayer, ranking, wroteLast, type BlockProgress } from "./rounds";

const CHANCE: BlockCell = { box: "chance", entry: 0 };

function nobody(): never {
  throw new Error("nobody is on the block");
}

function standings(...filled: number[]): BlockProgress[] {
  return filled.map((count, player) => ({ player, filled: count, turns: 13, total: count * 10 }));
}

describe("whose entry is missing", () => {
  it("goes round the row", () => {
    expect(nextPlayer(standings(0, 0, 0))).toBe(0);
    expect(nextPlayer(standings(1, 0, 0), 0)).toBe(1);
    expect(nextPlayer(standings(1, 1, 0), 1)).toBe(2);
    expect(nextPlayer(standings(1, 1, 1), 2)).toBe(0);
  });

  it("comes back to somebody who was passed over", () => {
    expect(nextPlayer(standings(2, 1, 2), 2)).toBe(1);
  });

  it("asks somebody who came late once in a round, not until everything is made up for", () => {
    expect(nextPlayer(standings(5, 5, 0), 1)).toBe(2);
    expect(nextPlayer(standings(5, 5, 1), 2)).toBe(0);
  });

  it("is nobody's when all cards are full, and passes over full ones", () => {
    expect(nextPlayer(standings(13, 13), 1)).toBeUndefined();
    expect(nextPlayer(standings(13, 12), 0)).toBe(1);
    expect(nextPlayer([])).toBeUndefined();
  });

  it("does not follow corrections, nor entries that were taken back", () => {
    const stamp = stampOf("one");
    const changes: BlockChange[] = [];
    const write = (player: number, noted = points(20)): void => {
      changes.push(...written(foldBlock(["Anna", "Bert"], changes), stamp, player, CHANCE, noted));
    };
    write(0);
    write(1);
    write(0, points(21));
    expect(wroteLast(foldBlock(["Anna", "Bert"], changes), changes)).toBe(1);
    write(1, EMPTIED);
    expect(wroteLast(foldBlock(["Anna", "Bert"], changes), changes)).toBe(0);
    write(1, STRUCK);
    expect(wroteLast(foldBlock(["Anna", "Bert"], changes), changes)).toBe(1);
  });

  it("goes on behind the last of those who still play", () => {
    const stamp = stampOf("one");
    const names = ["Anna", "Bert", "Clara"];
    const changes: BlockChange[] = [0, 1].flatMap((player) =>
      written(foldBlock(names, []), stamp, player, CHANCE, points(20)),
    );
    expect(wroteLast(foldBlock(names, changes), changes)).toBe(1);
    const bert = foldBlock(names, changes).players.get(1);
    if (bert) changes.push(...takenOff(stamp, bert));
    expect(wroteLast(foldBlock(names, changes), changes)).toBe(0);
  });
});

describe("the end", () => {
  it("comes when everybody who began is through", () => {
    expect(isOver(standings(13, 12))).toBe(false);
    expect(isOver(standings(13, 13, 0))).toBe(true);
    expect(isOver(standings(0, 0))).toBe(false);
  });

  it("shares places and leaves out the next one", () => {
    const played = [200, 250, 250, 100].map((total, player) => ({ player, filled: 13, turns: 13, total }));
    expect(ranking(played).map(({ player, place }) => [player, place])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 4],
    ]);
  });
});

describe("the history", () => {
  it("tells each change with what stood there before, the latest first, and a choice between two values once", () => {
    const [first, second, third] = ["18:00", "18:01", "18:02"].map((time, device): ChangeStamp => {
      let count = 0;
      return { nextId: () => `phone${device}-${(count += 1)}`, now: () => `2026-11-21T${time}:00Z` };
    });
    if (!first || !second || !third) throw new Error("three stamps");
    const block = foldBlock(["Anna"], []);
    const changes = [
      ...written(block, first, 0, CHANCE, points(20)),
      ...written(block, second, 0, CHANCE, points(22, "44446")),
    ];
    const choosing = written(foldBlock(["Anna"], changes), third, 0, CHANCE, points(20));
    expect(choosing).toHaveLength(2);
    const revisions = revisionsOf(revisionsIn(["Anna"], [...changes, ...choosing]), 0, CHANCE);
    const shown = revisions.map(({ change, before }) => [before?.points, change.points, change.dice]);
    expect(shown).toEqual([
      [22, 20, null],
      [20, 22, "44446"],
      [undefined, 20, null],
    ]);
  });

  it("tells who came, was called otherwise, sat elsewhere, went and came back, one line for a new row", () => {
    const stamp = stampOf("one");
    const changes: BlockChange[] = [];
    const block = () => foldBlock(["Anna"], changes);
    const last = () => present(block()).at(-1) ?? nobody();
    changes.push(...added(block(), stamp, "Bert"), ...added(foldBlock(["Anna", "Bert"], []), stamp, "Clara"));
    changes.push(...renamed(stamp, last(), "Cleo"), ...renamed(stamp, last(), "Cleo"));
    const cleo = last();
    for (let step = 0; step < 2; step += 1) changes.push(...moved(block(), stamp, cleo, -1));
    changes.push(...takenOff(stamp, cleo), ...broughtBack(stamp, cleo));
    const shown = revisionsIn(["Anna"], changes).map((revision) =>
      isInCell(revision) ? [] : [revision.what, revision.change.name ?? revision.before],
    );
    expect(shown.reverse()).toEqual([
      ["joined", "Bert"],
      ["joined", "Clara"],
      ["named", "Cleo"],
      ["seated", "Cleo"],
      ["left", "Cleo"],
      ["back", "Cleo"],
    ]);
  });
});
