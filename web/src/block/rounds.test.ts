import { describe, expect, it } from "vitest";
import type { BlockCell } from "@/wire/protocol";
import { foldBlock, type Deed } from "./block";
import {
  added,
  broughtBack,
  EMPTIED,
  moved,
  penOf,
  points,
  renamed,
  STRUCK,
  takenOff,
  written,
  type Pen,
} from "./deeds";
import { changesIn, changesOf, isInCell } from "./history";
import { present } from "./players";
import { isOver, nextPlayer, ranking, wroteLast, type Standing } from "./rounds";

const CHANCE: BlockCell = { box: "chance", entry: 0 };

function nobody(): never {
  throw new Error("nobody is on the block");
}

function standings(...filled: number[]): Standing[] {
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
    const pen = penOf("one");
    const deeds: Deed[] = [];
    const write = (player: number, noted = points(20)): void => {
      deeds.push(...written(foldBlock(["Anna", "Bert"], deeds), pen, player, CHANCE, noted));
    };
    write(0);
    write(1);
    write(0, points(21));
    expect(wroteLast(foldBlock(["Anna", "Bert"], deeds), deeds)).toBe(1);
    write(1, EMPTIED);
    expect(wroteLast(foldBlock(["Anna", "Bert"], deeds), deeds)).toBe(0);
    write(1, STRUCK);
    expect(wroteLast(foldBlock(["Anna", "Bert"], deeds), deeds)).toBe(1);
  });

  it("goes on behind the last of those who still play", () => {
    const pen = penOf("one");
    const names = ["Anna", "Bert", "Clara"];
    const deeds: Deed[] = [0, 1].flatMap((player) => written(foldBlock(names, []), pen, player, CHANCE, points(20)));
    expect(wroteLast(foldBlock(names, deeds), deeds)).toBe(1);
    const bert = foldBlock(names, deeds).players.get(1);
    if (bert) deeds.push(...takenOff(pen, bert));
    expect(wroteLast(foldBlock(names, deeds), deeds)).toBe(0);
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
    const [first, second, third] = ["18:00", "18:01", "18:02"].map((time, device): Pen => {
      let count = 0;
      return { nextId: () => `phone${device}-${(count += 1)}`, now: () => `2026-11-21T${time}:00Z` };
    });
    if (!first || !second || !third) throw new Error("three pens");
    const block = foldBlock(["Anna"], []);
    const deeds = [
      ...written(block, first, 0, CHANCE, points(20)),
      ...written(block, second, 0, CHANCE, points(22, "44446")),
    ];
    const choosing = written(foldBlock(["Anna"], deeds), third, 0, CHANCE, points(20));
    expect(choosing).toHaveLength(2);
    const changes = changesOf(changesIn(["Anna"], [...deeds, ...choosing]), 0, CHANCE);
    const told = changes.map(({ deed, before }) => [before?.points, deed.points, deed.dice]);
    expect(told).toEqual([
      [22, 20, null],
      [20, 22, "44446"],
      [undefined, 20, null],
    ]);
  });

  it("tells who came, was called otherwise, sat elsewhere, went and came back, one line for a new row", () => {
    const pen = penOf("one");
    const deeds: Deed[] = [];
    const block = () => foldBlock(["Anna"], deeds);
    const last = () => present(block()).at(-1) ?? nobody();
    deeds.push(...added(block(), pen, "Bert"), ...added(foldBlock(["Anna", "Bert"], []), pen, "Clara"));
    deeds.push(...renamed(pen, last(), "Cleo"), ...renamed(pen, last(), "Cleo"));
    const cleo = last();
    for (let step = 0; step < 2; step += 1) deeds.push(...moved(block(), pen, cleo, -1));
    deeds.push(...takenOff(pen, cleo), ...broughtBack(pen, cleo));
    const told = changesIn(["Anna"], deeds).map((change) =>
      isInCell(change) ? [] : [change.what, change.deed.name ?? change.before],
    );
    expect(told.reverse()).toEqual([
      ["joined", "Bert"],
      ["joined", "Clara"],
      ["named", "Cleo"],
      ["seated", "Cleo"],
      ["left", "Cleo"],
      ["back", "Cleo"],
    ]);
  });
});
