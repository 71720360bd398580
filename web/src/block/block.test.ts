import { describe, expect, it } from "vitest";
import type { BlockCell } from "@/net/protocol";
import { cellAt, foldBlock, notedAt, rivalNames, rivals, together, type Block, type Deed } from "./block";
import { added, deviceOf, EMPTIED, penOf, points, renamed, STRUCK, written, type Pen } from "./deeds";

const NAMES = ["Anna", "Bert"];
const FULL: BlockCell = { box: "full_house", entry: 0 };
const CHANCE: BlockCell = { box: "chance", entry: 0 };
const EXTRA: BlockCell = { line: "extra", column: "points" };

function fold(deeds: readonly Deed[]): Block {
  return foldBlock(NAMES, deeds);
}

/** Chance that can be repeated: the tests' interleavings are the same on every run. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function numbered(device: string): Pen {
  let count = 0;
  return { nextId: () => `${device}-${String((count += 1)).padStart(15, "0")}`, now: () => "2026-11-21T18:00:00Z" };
}

/** A phone at the table: what it has got from the server so far, and what it could not send yet. */
class Phone {
  readonly unsent: Deed[] = [];
  private known = 0;
  private sent = 0;
  private readonly pen: Pen;

  constructor(
    device: string,
    private readonly server: Deed[],
  ) {
    this.pen = numbered(device);
  }

  get deeds(): Deed[] {
    return together(this.server.slice(0, this.known), this.unsent);
  }

  get block(): Block {
    return fold(this.deeds);
  }

  write(player: number, cell: BlockCell, amount: number | null): void {
    const noted = amount === null ? EMPTIED : points(amount);
    this.unsent.push(...written(this.block, this.pen, player, cell, noted));
  }

  rename(player: number, name: string): void {
    const found = this.block.players.get(player);
    if (found) this.unsent.push(...renamed(this.pen, found, name));
  }

  /** Sends the oldest deed that the server may lack; where the answer is lost, it is sent once more later. */
  send(answerLost = false): void {
    const deed = this.unsent[this.sent];
    if (!deed) return;
    if (!this.server.some(({ id }) => id === deed.id)) this.server.push(deed);
    if (!answerLost) this.sent += 1;
  }

  sendAll(): void {
    while (this.sent < this.unsent.length) this.send();
  }

  /** Hears what happened; only what came back is no longer its own to keep. */
  listen(): void {
    this.known = this.server.length;
    const known = new Set(this.server.map(({ id }) => id));
    const left = this.unsent.filter(({ id }) => !known.has(id));
    this.unsent.splice(0, this.unsent.length, ...left);
    this.sent = 0;
  }
}

/** What people see of a block: what counts, and where devices contradict each other. */
function seen(block: Block): unknown {
  return {
    names: [...block.players.values()].map((player) => [player.number, player.name, rivalNames(player).length]),
    cells: [...block.cells]
      .map(([place, cell]) => [
        place,
        cell.standing.at(-1)?.value.points,
        rivals(cell).map(({ value }) => value.points),
      ])
      .sort(),
    history: [...block.cells].map(([place, cell]) => [place, cell.history.map(({ id }) => id)]).sort(),
  };
}

describe("one phone", () => {
  it("writes, corrects, strikes and empties, and keeps all of it", () => {
    const phone = new Phone("one", []);
    phone.write(0, FULL, 25);
    phone.write(0, FULL, 0);
    phone.write(0, FULL, null);
    phone.write(0, FULL, 25);
    const cell = cellAt(phone.block, 0, FULL);
    expect(cell.history.map(({ value }) => value.points)).toEqual([25, 0, null, 25]);
    expect(rivals(cell)).toEqual([]);
    expect(notedAt(phone.block, 0, FULL)).toEqual({ points: 25, dice: null, sure: false });
  });

  it("keeps dice and doubt with what was written", () => {
    const deeds = written(fold([]), penOf("one"), 1, CHANCE, points(17, "13346", true));
    expect(notedAt(fold(deeds), 1, CHANCE)).toEqual({ points: 17, dice: "13346", sure: true });
  });

  it("knows an emptied cell from a struck one", () => {
    const phone = new Phone("one", []);
    phone.write(0, FULL, null);
    expect(notedAt(phone.block, 0, FULL)).toBeUndefined();
    phone.write(0, FULL, STRUCK.points);
    expect(notedAt(phone.block, 0, FULL)?.points).toBe(0);
  });
});

describe("two phones that did not know of each other", () => {
  function contradicting(first: number | null, second: number | null): [Phone, Phone] {
    const server: Deed[] = [];
    const phones: [Phone, Phone] = [new Phone("one", server), new Phone("two", server)];
    phones[0].write(0, FULL, first);
    phones[1].write(0, FULL, second);
    for (const phone of phones) phone.send();
    for (const phone of phones) phone.listen();
    return phones;
  }

  it("leave both values standing, and the later one counts", () => {
    const [one, two] = contradicting(25, 0);
    expect(rivals(cellAt(one.block, 0, FULL)).map(({ value }) => value.points)).toEqual([0, 25]);
    expect(notedAt(one.block, 0, FULL)?.points).toBe(0);
    expect(seen(two.block)).toEqual(seen(one.block));
  });

  it("agree where they wrote the same", () => {
    expect(rivals(cellAt(contradicting(25, 25)[0].block, 0, FULL))).toEqual([]);
  });

  it("are at peace as soon as one chooses, whichever value it is", () => {
    for (const choice of [25, 0, 20, null]) {
      const [one, two] = contradicting(25, 0);
      one.write(0, FULL, choice);
      one.sendAll();
      two.listen();
      expect(rivals(cellAt(two.block, 0, FULL))).toEqual([]);
      expect(cellAt(two.block, 0, FULL).standing.at(-1)?.value.points).toBe(choice);
    }
  });

  it("still contradict each other where one corrected itself before it heard of the other", () => {
    const server: Deed[] = [];
    const [one, two] = [new Phone("one", server), new Phone("two", server)];
    one.write(0, FULL, 25);
    one.send();
    two.write(0, FULL, 20);
    two.write(0, FULL, 30);
    two.send();
    two.send();
    one.listen();
    expect(rivals(cellAt(one.block, 0, FULL)).map(({ value }) => value.points)).toEqual([30, 25]);
  });

  it("may write different cells and lines without a word", () => {
    const server: Deed[] = [];
    const [one, two] = [new Phone("one", server), new Phone("two", server)];
    one.write(0, FULL, 25);
    one.write(0, EXTRA, 50);
    two.write(0, CHANCE, 20);
    two.write(1, FULL, 25);
    for (const phone of [one, two, one, two]) phone.send();
    one.listen();
    expect([...one.block.cells.values()].flatMap((cell) => rivals(cell))).toEqual([]);
  });

  it("may both rename a player: both names stand until somebody chooses", () => {
    const server: Deed[] = [];
    const [one, two] = [new Phone("one", server), new Phone("two", server)];
    one.rename(0, "Anne");
    two.rename(0, "Änne");
    one.send();
    two.send();
    one.listen();
    const player = one.block.players.get(0);
    expect(player && rivalNames(player).map(({ value }) => value)).toEqual(["Änne", "Anne"]);
    one.rename(0, "Anne");
    expect([...one.block.players.values()].map(({ name }) => name)).toEqual(["Anne", "Bert"]);
    expect([...one.block.players.values()].flatMap(rivalNames)).toEqual([]);
  });
});

describe("players", () => {
  it("are added behind the others", () => {
    const deeds = added(fold([]), penOf("one"), "Clara");
    expect([...fold(deeds).players.values()].map(({ number, name }) => [number, name])).toEqual([
      [0, "Anna"],
      [1, "Bert"],
      [2, "Clara"],
    ]);
  });
});

describe("many phones, writing and losing the network as they like", () => {
  const cells = [FULL, CHANCE, EXTRA];

  function evening(seed: number): Phone[] {
    const draw = chance(seed);
    const server: Deed[] = [];
    const phones = Array.from({ length: 2 + draw(3) }, (_, index) => new Phone(`phone${index}`, server));
    for (let step = 0; step < 60; step += 1) {
      const phone = phones[draw(phones.length)];
      const cell = cells[draw(cells.length)];
      if (!phone || !cell) continue;
      const what = draw(10);
      if (what < 4) phone.write(draw(2), cell, draw(4) ? 5 * draw(6) : null);
      else if (what === 4) phone.rename(draw(2), `Name ${draw(5)}`);
      else if (what < 8) phone.send(draw(3) === 0);
      else phone.listen();
    }
    return phones;
  }

  it("all see the same in the end, and nothing that anybody wrote is lost", () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const phones = evening(seed);
      const everything = new Set(phones.flatMap((phone) => phone.deeds.map(({ id }) => id)));
      for (const phone of phones) phone.sendAll();
      for (const phone of phones) phone.listen();
      const [first, ...others] = phones.map((phone) => seen(phone.block));
      for (const other of others) expect(other).toEqual(first);
      const kept = new Set(phones[0]?.deeds.map(({ id }) => id));
      expect(kept).toEqual(everything);
    }
  });

  it("see no contradiction any more once somebody who has heard everything has chosen", () => {
    let contradictions = 0;
    for (let seed = 1; seed <= 200; seed += 1) {
      const phones = evening(seed);
      for (const phone of phones) phone.sendAll();
      const [chooser, ...others] = phones;
      if (!chooser) continue;
      chooser.listen();
      for (const player of [0, 1]) {
        for (const cell of cells) {
          const standing = rivals(cellAt(chooser.block, player, cell));
          contradictions += standing.length;
          if (standing[0]) chooser.write(player, cell, standing[0].value.points);
        }
      }
      chooser.sendAll();
      for (const phone of others) {
        phone.listen();
        expect([...phone.block.cells.values()].flatMap((cell) => rivals(cell))).toEqual([]);
      }
    }
    expect(contradictions).toBeGreaterThan(100);
  });

  it("change nothing by hearing the same deed twice", () => {
    const deeds = evening(7)[0]?.deeds ?? [];
    expect(seen(fold([...deeds, ...deeds.filter(({ type }) => type === "written")]))).toEqual(seen(fold(deeds)));
    expect(together(deeds, deeds)).toEqual(deeds);
  });
});

it("ids tell the device that made them, and are what the server takes", () => {
  const id = penOf("k3v9xq2a").nextId();
  expect(deviceOf(id)).toBe("k3v9xq2a");
  expect(id).toMatch(/^[\w-]{16,64}$/);
});
