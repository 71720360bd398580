/**
 * What happens from each card on under the best play, from full cards back to the empty one: Python's
 * `game_summary.compute_chances`, and what each box brings in a whole game.
 */
import type { Follower } from "@/values/solving/follower";
import type { CardBlock, SheetCards } from "@/values/solving/sheetCards";

/** Of a sheet whose facts are its boxes, then the thresholds of its bonuses. */
export interface CardFacts {
  /** Number of facts. */
  readonly width: number;
  /** By card and fact: the expected number of the box's open entries that will score, or the threshold's probability. */
  readonly chances: Float32Array;
  /** In a whole game, by box, the expected number of its entries that score, and its mean points. */
  readonly scored: Float32Array;
  readonly points: Float64Array;
}

/** Returns for each threshold whether a full card has reached it. */
export type IsReached = (group: number, lane: number) => readonly boolean[];

/** The most facts at once: 128 MB. */
const MOST_FACTS = 2 ** 25;

/**
 * Computes the facts of all cards; yields the share that is done, every few milliseconds.
 *
 * @throws RangeError if the device has too little memory.
 */
export function* factsFrom(
  follower: Follower,
  size: { readonly boxes: number; readonly thresholds: number },
  isReached: IsReached,
): Generator<number, CardFacts> {
  const pass = new FactsPass(follower, size.boxes, size.boxes + size.thresholds);
  const levels = groupsByLevel(follower.sheet);
  for (const group of levels.at(-1) ?? []) pass.fill(group, isReached);
  for (const groups of levels.slice(0, -1).toReversed()) {
    for (const { blocks } of follower.rooms(groups.flatMap((group) => follower.sheet.blocks(group)))) {
      pass.gather(blocks);
      yield pass.share;
    }
    pass.endLevel();
  }
  return pass.found;
}

/** The groups with cards, by the number of entries. */
function groupsByLevel({ level: levels, lanes }: SheetCards): number[][] {
  const found: number[][] = [];
  levels.forEach((level, group) => {
    if (lanes[group]) (found[level] ??= []).push(group);
  });
  return found;
}

class FactsPass {
  private readonly chances: Float32Array;
  private readonly start: Uint32Array;
  /** By group of this level and of the next, the mean points of each box from its cards on. */
  private points = new Map<number, Float64Array>();
  private later = new Map<number, Float64Array>();
  /** By group, the boxes that may still be filled. */
  private readonly open = new Map<number, readonly number[]>();
  private readonly ahead: Float64Array;
  private done = 0;

  constructor(
    private readonly follower: Follower,
    private readonly boxes: number,
    private readonly width: number,
  ) {
    this.start = follower.sheet.start;
    if (this.cards * width > MOST_FACTS) throw new RangeError("too many facts");
    this.chances = new Float32Array(this.cards * width);
    this.ahead = new Float64Array(width + boxes);
  }

  get share(): number {
    return this.done / this.cards;
  }

  get found(): CardFacts {
    const [[empty, points] = [0, new Float64Array(this.boxes)]] = this.later;
    const begin = (this.start[empty] as number) * this.width;
    const scored = this.chances.subarray(begin, begin + this.boxes);
    return { width: this.width, chances: this.chances, scored, points };
  }

  private get cards(): number {
    return this.start.at(-1) ?? 0;
  }

  /** Enters which thresholds the full cards of a group have reached. */
  fill(group: number, isReached: IsReached): void {
    const [first, count] = [this.start[group] as number, this.follower.sheet.lanes[group] as number];
    for (let lane = 0; lane < count; lane += 1) {
      const begin = (first + lane) * this.width + this.boxes;
      this.chances.set(isReached(group, lane).map(Number), begin);
    }
    this.later.set(group, new Float64Array(count * this.boxes));
    this.open.set(group, []);
    this.done += count;
  }

  /** Computes the facts of the cards of some blocks from those of the cards after their turns. */
  gather(blocks: readonly CardBlock[]): void {
    this.follower.follow(blocks);
    blocks.forEach((block, place) => {
      const [first, end] = [this.follower.firstWay(place), this.follower.firstWay(place + 1)];
      this.noteOpen(block.group, first, end);
      for (let lane = 0; lane < block.lanes; lane += 1) this.gatherCard(block, lane, first, end);
      this.done += block.lanes;
    });
  }

  endLevel(): void {
    this.later = this.points;
    this.points = new Map();
  }

  private noteOpen(group: number, first: number, end: number): void {
    const open = new Set(this.open.get(group));
    let last = -1;
    for (let way = first; way < end; way += 1) {
      open.add(this.follower.box(way));
      const after = this.follower.groupAfter(way);
      if (after !== last) for (const box of this.open.get(after) ?? []) open.add(box);
      last = after;
    }
    this.open.set(group, [...open]);
  }

  /** Means over the ways: what follows them, and the entry itself. */
  private gatherCard({ group, first }: CardBlock, lane: number, begin: number, end: number): void {
    const { follower, width, boxes, chances, ahead, start } = this;
    ahead.fill(0);
    for (let way = begin; way < end; way += 1) {
      const chance = follower.chance(way, lane);
      if (chance === 0) continue;
      const [after, card] = [follower.groupAfter(way), follower.cardAfter(way, lane)];
      const points = this.later.get(after) as Float64Array;
      const [row, pointsRow] = [card * width, (card - (start[after] as number)) * boxes];
      for (const box of this.open.get(after) as readonly number[]) {
        ahead[box] = (ahead[box] as number) + chance * (chances[row + box] as number);
        ahead[width + box] = (ahead[width + box] as number) + chance * (points[pointsRow + box] as number);
      }
      for (let fact = boxes; fact < width; fact += 1)
        ahead[fact] = (ahead[fact] as number) + chance * (chances[row + fact] as number);
      const own = follower.box(way);
      ahead[own] = (ahead[own] as number) + chance * follower.scored(way);
      ahead[width + own] = (ahead[width + own] as number) + chance * (follower.points(way) - follower.beside(way));
    }
    this.keep(group, first + lane);
  }

  private keep(group: number, lane: number): void {
    const { width, boxes, ahead } = this;
    this.chances.set(ahead.subarray(0, width), ((this.start[group] as number) + lane) * width);
    const points = this.points.get(group) ?? new Float64Array((this.follower.sheet.lanes[group] as number) * boxes);
    points.set(ahead.subarray(width), lane * boxes);
    this.points.set(group, points);
  }
}
