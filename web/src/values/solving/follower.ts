/** The kernel that follows the best play from cards to the next ones (Python's `follow_blocks`). */
import type { NumbersFile } from "@/values/exact/numberPlanes";
import { BLOCK, LANES, list, openKernel, WORD } from "./kernelCall";
import type { SolverHeader } from "./kernelMemory";

/** Up to eight cards of a group: their first lane and their number. */
export interface CardBlock {
  readonly group: number;
  readonly first: number;
  readonly lanes: number;
}

/** Words of a way: box, scored, group; points in all, those outside the box, cost. */
const [WAY, GROUP, POINTS] = [6, 2, 3];

/** The kernel with a solved sheet in its memory, and the ways in which turns end that it found last. */
export class Follower {
  /** By group, the number of its cards. */
  readonly lanes: Int32Array;
  /** The most blocks at once. */
  readonly room: number;
  private readonly call: (blocks: number) => void;
  private readonly blocks: BigInt64Array;
  /** 64-bit numbers below 2 ** 32, of which the lower halves are read. */
  private readonly firstWays: Int32Array;
  private readonly cards: Int32Array;
  private readonly groups: Int32Array;
  private readonly ways: Float64Array;
  private readonly chances: Float64Array;

  constructor(code: BufferSource, file: NumbersFile<SolverHeader>, values: Float64Array) {
    const { buffer, call } = openKernel(code, file);
    const { game, now, value, blocks, lanes, groups, following } = file.header.solving;
    const { throws, flow, first_way } = following;
    this.room = following.room;
    this.lanes = new Int32Array(buffer, lanes, groups);
    new Float64Array(buffer, value, values.length).set(values);
    this.blocks = new BigInt64Array(buffer, blocks, BLOCK * this.room);
    this.firstWays = new Int32Array(buffer, first_way, 2 * (this.room + 1));
    this.cards = new Int32Array(buffer, following.cards);
    this.groups = new Int32Array(buffer, following.ways);
    this.ways = new Float64Array(buffer, following.ways);
    this.chances = new Float64Array(buffer, following.chance);
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

  /** Returns the first way of a block, or the end of those of all blocks. */
  firstWay(block: number): number {
    return this.firstWays[2 * block] as number;
  }

  points(way: number): number {
    return this.ways[WAY * way + POINTS] as number;
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
