/** The kernel that follows the best play from cards to the next ones (Python's `follow_blocks`). */
import type { NumbersFile } from "@/values/exact/numberPlanes";
import { BLOCK, LANES, list, openKernel, WORD } from "./kernelCall";
import type { SolverHeader } from "./kernelMemory";
import { SheetCards, type CardBlock } from "./sheetCards";

/** Words of a way: box, scored, group; points in all, those outside the box, cost. */
const [WAY, SCORED, GROUP, POINTS, BESIDE] = [6, 1, 2, 3, 4];
/** Words of the start of the flow through a turn, which the kernel reads. */
const START = 4;

/** Where in a turn the best play takes over: after a hold, or before the first throw with a decision about it. */
export interface TurnStart {
  /** Throws used. */
  readonly throws: number;
  /** The number of the hold. */
  readonly hold: number;
  /** The box that is announced. */
  readonly announced: number | null;
}

/** The kernel with a solved sheet in its memory, and the ways in which turns end that it found last. */
export class Follower {
  readonly sheet: SheetCards;
  /** The most blocks at once. */
  private readonly room: number;
  private readonly call: (blocks: number) => void;
  private readonly blocks: BigInt64Array;
  /** 64-bit numbers below 2 ** 32, of which the lower halves are read. */
  private readonly firstWays: Int32Array;
  private readonly cards: Int32Array;
  private readonly groups: Int32Array;
  private readonly ways: Float64Array;
  private readonly chances: Float64Array;
  /** Throws used, hold, announced box, decision before the first throw; all 0 for whole turns. */
  private readonly start: BigInt64Array;

  constructor(code: BufferSource, file: NumbersFile<SolverHeader>, values: Float64Array) {
    const { buffer, call } = openKernel(code, file);
    const { game, now, value, blocks, lanes, groups, following } = file.header.solving;
    const { throws, flow, first_way } = following;
    this.room = following.room;
    this.sheet = new SheetCards(file, new Int32Array(buffer, lanes, groups));
    new Float64Array(buffer, value, values.length).set(values);
    this.blocks = new BigInt64Array(buffer, blocks, BLOCK * this.room);
    this.firstWays = new Int32Array(buffer, first_way, 2 * (this.room + 1));
    this.cards = new Int32Array(buffer, following.cards);
    this.groups = new Int32Array(buffer, following.ways);
    this.ways = new Float64Array(buffer, following.ways);
    this.chances = new Float64Array(buffer, following.chance);
    const [start = 0] = new Uint32Array(buffer, following.flow, 1);
    this.start = new BigInt64Array(buffer, start, START);
    this.call = (count) => {
      const lists = [list(blocks, count, BLOCK * WORD), list(first_way, count + 1, WORD)].flat();
      call(game, now, throws, flow, ...list(value, values.length, WORD), 0, ...lists);
    };
  }

  /** Lists the ways in which the turns of some blocks end. */
  follow(blocks: readonly CardBlock[]): void {
    this.blocks.set(blocks.flatMap(({ group, first, lanes }) => [BigInt(group), BigInt(first), BigInt(lanes)]));
    this.call(blocks.length);
  }

  /** Splits blocks into as many as one call takes; `part` of all are done after it. */
  *rooms(blocks: readonly CardBlock[]): Generator<{ readonly blocks: readonly CardBlock[]; readonly part: number }> {
    for (let first = 0; first < blocks.length; first += this.room)
      yield { blocks: blocks.slice(first, first + this.room), part: Math.min(1, (first + this.room) / blocks.length) };
  }

  /** Returns a block that holds only this card. */
  blockOf(card: number): CardBlock {
    const group = this.sheet.groupOf(card);
    return { group, first: card - (this.sheet.start[group] as number), lanes: 1 };
  }

  /** Lists the ways in which the turn of the only card of a block ends from some moment on. */
  followFrom({ throws, hold, announced }: TurnStart, block: CardBlock): void {
    // A decision before the first throw: 1 for no announcement, otherwise 2 and the box.
    const only = throws > 0 ? 0 : announced === null ? 1 : 2 + announced;
    this.start.set([throws, hold, announced ?? -1, only].map(BigInt));
    this.follow([block]);
    this.start.fill(0n);
  }

  /** Returns the first way of a block, or the end of those of all blocks. */
  firstWay(block: number): number {
    return this.firstWays[2 * block] as number;
  }

  box(way: number): number {
    return this.groups[2 * WAY * way] as number;
  }

  /** Returns 1 for a score, 0 for a strike. */
  scored(way: number): number {
    return this.groups[2 * (WAY * way + SCORED)] as number;
  }

  points(way: number): number {
    return this.ways[WAY * way + POINTS] as number;
  }

  /** Returns the points outside the box. */
  beside(way: number): number {
    return this.ways[WAY * way + BESIDE] as number;
  }

  groupAfter(way: number): number {
    return this.groups[2 * (WAY * way + GROUP)] as number;
  }

  cardAfter(way: number, lane: number): number {
    return this.cards[2 * (LANES * way + lane)] as number;
  }

  chance(way: number, lane: number): number {
    return this.chances[LANES * way + lane] as number;
  }
}
