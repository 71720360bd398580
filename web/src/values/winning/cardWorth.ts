/**
 * What cards are worth to somebody who wants to win and from then on plays for points: the mean, over all ends of the
 * game, of what the final total is worth.
 *
 * Once forward, to find the cards that may be reached and with how many points; then back from the full cards.
 */
import { starts } from "@/values/exact/numberPlanes";
import type { Follower } from "@/values/solving/follower";
import type { CardBlock } from "@/values/solving/sheetCards";
import type { Prize } from "./winShares";

/** A card by its number, and the points entered on it. */
export interface EnteredCard {
  readonly card: number;
  readonly entered: number;
}

/** Returns what a card is worth, of those that were asked for. */
export type CardWorth = (card: EnteredCard) => number;

/** The cards of a group that may be reached; by lane, the fewest and the most points entered. */
interface Reached {
  readonly least: Int32Array;
  readonly most: Int32Array;
}

/** What the cards of a group are worth, from the fewest points of each to the most; by lane, where that begins. */
interface Curves extends Reached {
  readonly start: Uint32Array;
  readonly worth: Float64Array;
}

/** By group. */
type Level<Cards> = ReadonlyMap<number, Cards>;

/** The most numbers at once: 512 MB. */
const MOST_NUMBERS = 2 ** 26;
/** On a card that is not reached, the fewest points are more than the most. */
const UNREACHED = 2 ** 30;

/**
 * Computes what cards of the same level are worth; yields the share that is done, every few milliseconds.
 *
 * @throws RangeError if the device has too little memory.
 */
export function* worthOf(
  follower: Follower,
  cards: readonly EnteredCard[],
  prize: Prize,
): Generator<number, CardWorth> {
  const pass = new WorthPass(follower, prize);
  const levels = [pass.begun(cards)];
  for (let level = pass.first; level < follower.sheet.last; level += 1)
    levels.push(yield* pass.after(levels.at(-1) as Level<Reached>, level));
  let curves = pass.ended(levels.pop() as Level<Reached>);
  for (let now = levels.pop(); now; now = levels.pop()) curves = yield* pass.averaged(now, curves, levels.length);
  return ({ card, entered }) => pass.worth(curves, card, entered);
}

class WorthPass {
  /** The level of the cards that are asked for. */
  first = 0;

  constructor(
    private readonly follower: Follower,
    private readonly prize: Prize,
  ) {}

  begun(cards: readonly EnteredCard[]): Level<Reached> {
    const { sheet } = this.follower;
    const found = new Map<number, Reached>();
    for (const { card, entered } of cards) {
      const group = sheet.groupOf(card);
      this.first = sheet.level[group] as number;
      widen(this.reached(found, group), card - (sheet.start[group] as number), entered, entered);
    }
    return found;
  }

  /** Returns the cards that may be reached in one turn. */
  *after(now: Level<Reached>, level: number): Generator<number, Level<Reached>> {
    const { follower } = this;
    const { start } = follower.sheet;
    const found = new Map<number, Reached>();
    for (const { blocks, part } of this.rooms(now)) {
      this.follow(blocks, now, (way, { least, most }, lane, place) => {
        const [next, points] = [follower.groupAfter(way), follower.points(way)];
        const own = follower.cardAfter(way, place) - (start[next] as number);
        widen(this.reached(found, next), own, (least[lane] as number) + points, (most[lane] as number) + points);
      });
      yield follower.sheet.share(this.first, level, part) / 2;
    }
    return found;
  }

  /** Returns what full cards are worth. */
  ended(now: Level<Reached>): Level<Curves> {
    const { paid, firstFull } = this.follower.sheet;
    const found = new Map<number, Curves>();
    for (const [group, cards] of now) {
      const curves = unknown(cards);
      const full = firstFull.get(group) ?? 0;
      curves.least.forEach((least, lane) => {
        const begin = curves.start[lane] as number;
        for (let place = begin; place < (curves.start[lane + 1] as number); place += 1)
          curves.worth[place] = this.prize(least + place - begin + (paid[full + lane] as number));
      });
      found.set(group, curves);
    }
    return found;
  }

  /** Returns what cards are worth, from what those after their turns are. */
  *averaged(now: Level<Reached>, later: Level<Curves>, turns: number): Generator<number, Level<Curves>> {
    const { follower } = this;
    const { start } = follower.sheet;
    const found = new Map([...now].map(([group, cards]) => [group, unknown(cards)]));
    if (sizeOf(found) + sizeOf(later) > MOST_NUMBERS) throw new RangeError("too many numbers");
    for (const { blocks, part } of this.rooms(found)) {
      this.follow(blocks, found, (way, own, lane, place) => {
        const next = follower.groupAfter(way);
        const after = later.get(next) as Curves;
        const card = follower.cardAfter(way, place) - (start[next] as number);
        const shift = placeOf(after, card, (own.least[lane] as number) + follower.points(way));
        addShare(own, lane, follower.chance(way, place), after.worth, shift);
      });
      yield 1 - follower.sheet.share(this.first, this.first + turns, 1 - part) / 2;
    }
    return found;
  }

  worth(curves: Level<Curves>, card: number, entered: number): number {
    const { sheet } = this.follower;
    const group = sheet.groupOf(card);
    const own = curves.get(group) as Curves;
    return own.worth[placeOf(own, card - (sheet.start[group] as number), entered)] as number;
  }

  private reached(level: Map<number, Reached>, group: number): Reached {
    const known = level.get(group);
    if (known) return known;
    const count = this.follower.sheet.lanes[group] as number;
    const fresh = { least: new Int32Array(count).fill(UNREACHED), most: new Int32Array(count).fill(-UNREACHED) };
    level.set(group, fresh);
    return fresh;
  }

  private rooms(level: Level<Reached>): ReturnType<Follower["rooms"]> {
    const { sheet } = this.follower;
    const blocks = [...level].flatMap(([group, cards]) => sheet.blocks(group, (lane) => isReached(cards, lane)));
    return this.follower.rooms(blocks);
  }

  /** Tells all ways in which the turns of some blocks end, by their cards; `place` is that in the block. */
  private follow<Cards extends Reached>(
    blocks: readonly CardBlock[],
    level: Level<Cards>,
    tell: (way: number, cards: Cards, lane: number, place: number) => void,
  ): void {
    const { follower } = this;
    follower.follow(blocks);
    for (const [index, { group, first, lanes }] of blocks.entries()) {
      const cards = level.get(group) as Cards;
      const [begin, end] = [follower.firstWay(index), follower.firstWay(index + 1)];
      for (let place = 0; place < lanes; place += 1) {
        if (!isReached(cards, first + place)) continue;
        for (let way = begin; way < end; way += 1)
          if (follower.chance(way, place) > 0) tell(way, cards, first + place, place);
      }
    }
  }
}

function widen({ least, most }: Reached, lane: number, low: number, high: number): void {
  if (low < (least[lane] as number)) least[lane] = low;
  if (high > (most[lane] as number)) most[lane] = high;
}

function isReached({ least, most }: Reached, lane: number): boolean {
  return (least[lane] as number) <= (most[lane] as number);
}

function unknown({ least, most }: Reached): Curves {
  const start = starts(Float64Array.from(least, (low, lane) => Math.max(0, (most[lane] as number) - low + 1)));
  return { least, most, start, worth: new Float64Array(start.at(-1) ?? 0) };
}

function sizeOf(level: Level<Curves>): number {
  return [...level.values()].reduce((sum, { worth }) => sum + worth.length, 0);
}

function placeOf({ least, start }: Curves, lane: number, entered: number): number {
  return (start[lane] as number) + entered - (least[lane] as number);
}

/** Adds a share of what cards are worth after the turn to a card, from its fewest points on. */
function addShare({ start, worth }: Curves, lane: number, share: number, after: Float64Array, shift: number): void {
  const begin = start[lane] as number;
  const count = (start[lane + 1] as number) - begin;
  for (let place = 0; place < count; place += 1)
    worth[begin + place] = (worth[begin + place] as number) + share * (after[shift + place] as number);
}
