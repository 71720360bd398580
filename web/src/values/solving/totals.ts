/**
 * The exact distribution of a game's total under the best play, carried from card to card, as Python's `game_summary`
 * does: a kernel lists in which ways the turns end, and the probability of every score so far goes along.
 */
import { CardScores, type StartingCard, type Distribution, type Scores } from "./cardScores";
import type { Follower } from "./follower";
import type { CardBlock } from "./sheetCards";

/**
 * Follows the best play to the end of the game; yields the finished share, every few milliseconds.
 *
 * @param beginnings of the same level.
 * @throws RangeError if the device has too little memory.
 */
export function* totalsFrom(follower: Follower, beginnings: readonly StartingCard[]): Generator<number, Distribution> {
  const { sheet } = follower;
  const cards = new CardScores(sheet);
  let now = cards.begun(beginnings);
  const first = cards.levelOf(now);
  for (let level = first; level < sheet.last; level += 1) {
    const later: Scores = new Map();
    const groups = [...now.keys()].sort((one, other) => other - one);
    // Backward, so that what has been carried on can be forgotten before all of the next level is needed.
    for (const [index, group] of groups.entries()) {
      for (const { blocks } of follower.rooms(cards.blocks(now, group))) {
        follower.follow(blocks);
        blocks.forEach((block, place) => {
          carry(cards, follower, place, block, now, later);
        });
      }
      cards.forget(now, group);
      yield sheet.share(first, level, (index + 1) / groups.length);
    }
    now = later;
  }
  return cards.finished(now);
}

interface Span {
  readonly least: number;
  readonly most: number;
}

/** Adds the scores of the cards of a block to those of the cards after their turns. */
function carry(
  cards: CardScores,
  follower: Follower,
  place: number,
  block: CardBlock,
  now: Scores,
  later: Scores,
): void {
  const { group, first, lanes } = block;
  const width = cards.width(group);
  const own = cards.of(now, group);
  const spans = Array.from({ length: lanes }, (_, lane) => spanOf(own, (first + lane) * width, width));
  const end = follower.firstWay(place + 1);
  for (let way = follower.firstWay(place); way < end; way += 1) {
    const next = follower.groupAfter(way);
    const scores = cards.of(later, next);
    const [points, start, wide] = [follower.points(way), follower.sheet.start[next] as number, cards.width(next)];
    for (let lane = 0; lane < lanes; lane += 1) {
      const chance = follower.chance(way, lane);
      if (chance === 0) continue;
      const begin = (follower.cardAfter(way, lane) - start) * wide + points - (first + lane) * width;
      addMoved(own, spans[lane] as Span, chance, scores, begin);
    }
  }
}

/** Adds a part of some probabilities to others, `shift` places on. */
function addMoved(from: Float64Array, { least, most }: Span, share: number, to: Float64Array, shift: number): void {
  for (let place = least; place < most; place += 1)
    to[place + shift] = (to[place + shift] as number) + share * (from[place] as number);
}

/** Returns where the probabilities of a card begin and end that are not 0. */
function spanOf(scores: Float64Array, begin: number, width: number): Span {
  let [least, most] = [begin, begin + width];
  while (least < most && scores[least] === 0) least += 1;
  while (least < most && scores[most - 1] === 0) most -= 1;
  return { least, most };
}
