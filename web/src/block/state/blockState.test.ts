import { describe, expect, it } from "vitest";
import type { BlockCell } from "@/wire/types";
import { cellAt, foldBlock, notedAt, rivals, together, writtenFor, type Block, type BlockChange } from "./blockState";
import { conflicts } from "./conflicts";
import {
  added,
  broughtBack,
  deviceOf,
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
import { absentees, nameless, namesake, present, rivalNames, type BlockPlayer } from "./players";

const NAMES = ["Anna", "Bert"];
const FULL: BlockCell = { box: "full_house", entry: 0 };
const CHANCE: BlockCell = { box: "chance", entry: 0 };
const EXTRA: BlockCell = { line: "extra", column: "points" };

function fold(changes: readonly BlockChange[]): Block {
  return foldBlock(NAMES, changes);
}

function names(block: Block): string[] {
  return present(block).map(({ name }) => name);
}

/** Seeded, so that the interleavings are the same in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function countingStamp(device: string): ChangeStamp {
  let count = 0;
  return { nextId: () => `${device}-${String((count += 1)).padStart(15, "0")}`, now: () => "2026-11-21T18:00:00Z" };
}

/** A simulated phone: changes received from the server, and changes not sent yet. */
class Phone {
  readonly unsent: BlockChange[] = [];
  private known = 0;
  private sent = 0;
  private readonly stamp: ChangeStamp;

  constructor(
    device: string,
    private readonly server: BlockChange[],
  ) {
    this.stamp = countingStamp(device);
  }

  get changes(): BlockChange[] {
    return together(this.server.slice(0, this.known), this.unsent);
  }

  get block(): Block {
    return fold(this.changes);
  }

  write(player: number, cell: BlockCell, amount: number | null): void {
    const noted = amount === null ? EMPTIED : points(amount);
    this.unsent.push(...written(this.block, this.stamp, player, cell, noted));
  }

  rename(player: number, name: string): void {
    this.unsent.push(...renamed(this.stamp, this.player(player), name));
  }

  add(name: string): void {
    this.unsent.push(...added(this.block, this.stamp, name));
  }

  move(player: number, by: -1 | 1): void {
    this.unsent.push(...moved(this.block, this.stamp, this.player(player), by));
  }

  setAbsent(player: number, absent: boolean): void {
    this.unsent.push(...(absent ? takenOff : broughtBack)(this.stamp, this.player(player)));
  }

  private player(number: number): BlockPlayer {
    const found = this.block.players.get(number);
    if (!found) throw new Error(`no player ${String(number)}`);
    return found;
  }

  /** Sends the oldest pending change. If the answer is lost, the change is sent again later. */
  send(answerLost = false): void {
    const change = this.unsent[this.sent];
    if (!change) return;
    if (!this.server.some(({ id }) => id === change.id)) this.server.push(change);
    if (!answerLost) this.sent += 1;
  }

  sendAll(): void {
    while (this.sent < this.unsent.length) this.send();
  }

  /** Receives events; a change that comes back is no longer pending. */
  listen(): void {
    this.known = this.server.length;
    const known = new Set(this.server.map(({ id }) => id));
    const left = this.unsent.filter(({ id }) => !known.has(id));
    this.unsent.splice(0, this.unsent.length, ...left);
    this.sent = 0;
  }
}

/** The visible state of a block: effective values and conflicts. */
function visibleState(block: Block): unknown {
  return {
    names: [...block.players.values()].map((player) => [player.number, player.name, rivalNames(player).length]),
    row: names(block),
    absent: absentees(block).map(({ name }) => name),
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
    const changes = written(fold([]), stampOf("one"), 1, CHANCE, points(17, "13346", true));
    expect(notedAt(fold(changes), 1, CHANCE)).toEqual({ points: 17, dice: "13346", sure: true });
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
    const server: BlockChange[] = [];
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
    expect(visibleState(two.block)).toEqual(visibleState(one.block));
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
    const server: BlockChange[] = [];
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
    const server: BlockChange[] = [];
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
    const server: BlockChange[] = [];
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
  it("are added behind the others, wherever these sit by now", () => {
    const phone = new Phone("one", []);
    phone.add("Clara");
    expect(present(phone.block).map(({ number, name }) => [number, name])).toEqual([
      [0, "Anna"],
      [1, "Bert"],
      [2, "Clara"],
    ]);
    for (const player of [0, 0, 1]) phone.move(player, 1);
    phone.add("Dora");
    expect(names(phone.block)).toEqual(["Clara", "Bert", "Anna", "Dora"]);
  });

  it("of a log from before there were places sit in the order of their numbers", () => {
    const old: BlockChange[] = [
      { id: "old-1", type: "player", player: 3, name: "Dora", base: null },
      { id: "old-2", type: "player", player: 2, name: "Clara", base: null },
      { id: "old-3", type: "player", player: 0, name: "Anne", base: null },
    ];
    expect(names(fold(old))).toEqual(["Anne", "Bert", "Clara", "Dora"]);
    expect(absentees(fold(old))).toEqual([]);
  });

  it("pass each other as often as one likes, in both directions", () => {
    const phone = new Phone("one", []);
    phone.add("Clara");
    // Keeps inserting between the first two until no number is left between their places.
    for (let round = 0; round < 200; round += 1) {
      const row = present(phone.block);
      const [first, second, third] = row.map(({ number }) => number);
      phone.move(third ?? 0, -1);
      expect(present(phone.block).map(({ number }) => number)).toEqual([first, third, second]);
    }
    expect(phone.unsent.every((change) => change.type === "player" && Number.isFinite(change.place))).toBe(true);
  });

  it("stay where they are at either end of the row", () => {
    const phone = new Phone("one", []);
    phone.move(0, -1);
    phone.move(1, 1);
    expect(phone.unsent).toEqual([]);
  });
});

describe("players who were taken off", () => {
  it("are not shown, keep all that was written, and come back to their seat with it", () => {
    const phone = new Phone("one", []);
    phone.add("Clara");
    phone.write(1, FULL, 25);
    phone.setAbsent(1, true);
    expect(names(phone.block)).toEqual(["Anna", "Clara"]);
    expect(absentees(phone.block).map(({ name }) => name)).toEqual(["Bert"]);
    expect(notedAt(phone.block, 1, FULL)?.points).toBe(25);
    phone.move(2, -1);
    phone.setAbsent(1, false);
    expect(names(phone.block)).toEqual(["Clara", "Anna", "Bert"]);
    expect(writtenFor(phone.block, 1)).toBe(1);
  });

  it("are forgotten where nothing was ever written for them: their name is free again", () => {
    const phone = new Phone("one", []);
    const next = (): string => nameless(phone.block, (number) => `Player ${String(number)}`);
    expect(next()).toBe("Player 3");
    phone.add("Player 3");
    expect(next()).toBe("Player 4");
    phone.setAbsent(2, true);
    expect(absentees(phone.block)).toEqual([]);
    expect(namesake(phone.block, "player 3")).toBeUndefined();
    expect(next()).toBe("Player 3");
    phone.setAbsent(2, false);
    expect(names(phone.block)).toEqual([...NAMES, "Player 3"]);
    phone.write(2, FULL, 25);
    phone.setAbsent(2, true);
    expect(absentees(phone.block).map(({ name }) => name)).toEqual(["Player 3"]);
    expect(namesake(phone.block, "player 3")?.absent).toBe(true);
    expect(next()).toBe("Player 4");
  });

  it("leave the names that others gave themselves", () => {
    const phone = new Phone("one", []);
    phone.add("Player 4");
    expect(nameless(phone.block, (number) => `Player ${String(number)}`)).toBe("Player 5");
  });

  it("are passed over by those who change places around them", () => {
    const phone = new Phone("one", []);
    phone.add("Clara");
    phone.setAbsent(1, true);
    phone.move(0, 1);
    expect(names(phone.block)).toEqual(["Clara", "Anna"]);
    phone.setAbsent(1, false);
    expect(names(phone.block)).toEqual(["Bert", "Clara", "Anna"]);
  });

  it.each(["the entry", "the removal"])(
    "come back where another phone wrote for them, and %s was heard first",
    (first) => {
      const server: BlockChange[] = [];
      const [one, two] = [new Phone("one", server), new Phone("two", server)];
      one.setAbsent(1, true);
      two.write(1, FULL, 25);
      expect([names(one.block), names(two.block)]).toEqual([["Anna"], NAMES]);
      for (const phone of first === "the entry" ? [two, one] : [one, two]) phone.sendAll();
      for (const phone of [one, two]) phone.listen();
      expect([names(one.block), names(two.block)]).toEqual([NAMES, NAMES]);
      one.setAbsent(1, true);
      one.sendAll();
      two.listen();
      expect(names(two.block)).toEqual(["Anna"]);
    },
  );

  it("do not come back because an entry was taken back meanwhile", () => {
    const server: BlockChange[] = [];
    const [one, two] = [new Phone("one", server), new Phone("two", server)];
    two.write(1, FULL, 25);
    two.sendAll();
    one.listen();
    two.listen();
    one.setAbsent(1, true);
    two.write(1, FULL, null);
    for (const phone of [one, two]) phone.sendAll();
    for (const phone of [one, two]) phone.listen();
    expect([names(one.block), names(two.block)]).toEqual([["Anna"], ["Anna"]]);
  });

  it("leave no contradiction to decide about", () => {
    const changes = [20, 21].flatMap((amount) =>
      written(fold([]), stampOf(`phone${String(amount)}`), 1, CHANCE, points(amount)),
    );
    expect(conflicts(fold(changes), changes)).toHaveLength(1);
    const bert = fold(changes).players.get(1);
    const all = [...changes, ...(bert ? takenOff(stampOf("one"), bert) : [])];
    expect(conflicts(fold(all), all)).toEqual([]);
  });
});

describe("two phones that seat the players differently", () => {
  function meeting(act: (one: Phone, two: Phone) => void): string[] {
    const server: BlockChange[] = [];
    const [one, two] = [new Phone("one", server), new Phone("two", server)];
    one.add("Clara");
    one.add("Dora");
    one.sendAll();
    for (const phone of [one, two]) phone.listen();
    act(one, two);
    for (const phone of [one, two]) phone.sendAll();
    for (const phone of [one, two]) phone.listen();
    expect(visibleState(two.block)).toEqual(visibleState(one.block));
    return names(two.block);
  }

  it("both have their way where they moved different players", () => {
    const row = meeting((one, two) => {
      one.move(3, -1);
      two.move(0, 1);
    });
    expect(row).toEqual(["Bert", "Anna", "Dora", "Clara"]);
  });

  it("end up with the later one's seat where they moved the same player", () => {
    const row = meeting((one, two) => {
      one.move(3, -1);
      for (let step = 0; step < 3; step += 1) two.move(3, -1);
    });
    expect(row).toEqual(["Dora", "Anna", "Bert", "Clara"]);
  });

  it("part two players who came to the same place by the next move", () => {
    const server: BlockChange[] = [];
    const [one, two] = [new Phone("one", server), new Phone("two", server)];
    one.add("Clara");
    one.add("Dora");
    one.sendAll();
    two.listen();
    one.listen();
    one.move(2, -1);
    two.move(3, -1);
    two.move(3, -1);
    for (const phone of [one, two]) phone.sendAll();
    one.listen();
    expect(new Set(present(one.block).map(({ place: at }) => at)).size).toBe(3);
    expect(names(one.block)).toEqual(["Anna", "Clara", "Dora", "Bert"]);
    one.move(1, -1);
    expect(names(one.block)).toEqual(["Anna", "Clara", "Bert", "Dora"]);
    one.move(1, -1);
    expect(names(one.block)).toEqual(["Anna", "Bert", "Clara", "Dora"]);
  });
});

describe("many phones, writing and losing the network as they like", () => {
  const cells = [FULL, CHANCE, EXTRA];

  function evening(seed: number): Phone[] {
    const draw = chance(seed);
    const server: BlockChange[] = [];
    const phones = Array.from({ length: 2 + draw(3) }, (_, index) => new Phone(`phone${index}`, server));
    for (let step = 0; step < 60; step += 1) {
      const phone = phones[draw(phones.length)];
      const cell = cells[draw(cells.length)];
      if (!phone || !cell) continue;
      const what = draw(14);
      if (what < 4) phone.write(draw(2), cell, draw(4) ? 5 * draw(6) : null);
      else if (what === 4) phone.rename(draw(2), `Name ${draw(5)}`);
      else if (what === 5) phone.move(draw(2), draw(2) ? 1 : -1);
      else if (what === 6) phone.setAbsent(draw(2), draw(3) > 0);
      else if (what < 11) phone.send(draw(3) === 0);
      else phone.listen();
    }
    return phones;
  }

  it("all see the same in the end, and nothing that anybody wrote is lost", () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const phones = evening(seed);
      const everything = new Set(phones.flatMap((phone) => phone.changes.map(({ id }) => id)));
      for (const phone of phones) phone.sendAll();
      for (const phone of phones) phone.listen();
      const [first, ...others] = phones.map((phone) => visibleState(phone.block));
      for (const other of others) expect(other).toEqual(first);
      const kept = new Set(phones[0]?.changes.map(({ id }) => id));
      expect(kept).toEqual(everything);
    }
  });

  it("see no contradiction any more once somebody who has heard everything has chosen", () => {
    let conflicts = 0;
    for (let seed = 1; seed <= 200; seed += 1) {
      const phones = evening(seed);
      for (const phone of phones) phone.sendAll();
      const [chooser, ...others] = phones;
      if (!chooser) continue;
      chooser.listen();
      for (const player of [0, 1]) {
        for (const cell of cells) {
          const standing = rivals(cellAt(chooser.block, player, cell));
          conflicts += standing.length;
          if (standing[0]) chooser.write(player, cell, standing[0].value.points);
        }
      }
      chooser.sendAll();
      for (const phone of others) {
        phone.listen();
        expect([...phone.block.cells.values()].flatMap((cell) => rivals(cell))).toEqual([]);
      }
    }
    expect(conflicts).toBeGreaterThan(100);
  });

  it("change nothing by hearing the same change twice", () => {
    const changes = evening(7)[0]?.changes ?? [];
    expect(visibleState(fold([...changes, ...changes.filter(({ type }) => type === "written")]))).toEqual(
      visibleState(fold(changes)),
    );
    expect(together(changes, changes)).toEqual(changes);
  });
});

it("ids tell the device that made them, and are what the server takes", () => {
  const id = stampOf("k3v9xq2a").nextId();
  expect(deviceOf(id)).toBe("k3v9xq2a");
  expect(id).toMatch(/^[\w-]{16,64}$/);
});
