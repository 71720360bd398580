/** The probabilities of scores so far on the cards of a level, with which the best play is followed. */
import type { CardBlock, SheetCards } from "./sheetCards";

/** Probabilities of totals, from the lowest possible one on. */
export interface Distribution {
  readonly low: number;
  readonly chances: Float64Array;
}

/** A card by its number, the points entered on it, and the probability of that. */
export interface StartingCard {
  readonly card: number;
  readonly entered: number;
  readonly chance: number;
}

/** The probability of every score so far, for each card of some groups: `width` scores of one card after another. */
export type Scores = Map<number, Float64Array>;

/** The most probabilities at once: 1 GB. */
const MOST_SCORES = 2 ** 27;

/** The scores of the cards of a sheet. */
export class CardScores {
  /** Number of probabilities in memory. */
  private kept = 0;

  constructor(private readonly sheet: SheetCards) {}

  /** Returns the scores of the cards that a game, or what is left of one, begins with. */
  begun(beginnings: readonly StartingCard[]): Scores {
    const scores: Scores = new Map();
    for (const { card, entered, chance } of beginnings) {
      const group = this.sheet.groupOf(card);
      const own = this.of(scores, group);
      const place = (card - (this.sheet.start[group] as number)) * this.width(group) + entered;
      own[place] = (own[place] as number) + chance;
    }
    return scores;
  }

  /** Returns the scores of a group's cards, at first with probability 0: `width` of one card after another. */
  of(scores: Scores, group: number): Float64Array {
    const known = scores.get(group);
    if (known) return known;
    const size = (this.sheet.lanes[group] as number) * this.width(group);
    if ((this.kept += size) > MOST_SCORES) throw new RangeError("too many scores");
    const fresh = new Float64Array(size);
    scores.set(group, fresh);
    return fresh;
  }

  forget(scores: Scores, group: number): void {
    this.kept -= scores.get(group)?.length ?? 0;
    scores.delete(group);
  }

  /** Returns the number of scores of a card. */
  width(group: number): number {
    return (this.sheet.entered[group] as number) + 1;
  }

  /** Returns the level of all cards with scores. */
  levelOf(scores: Scores): number {
    const [group = 0] = scores.keys();
    return this.sheet.level[group] as number;
  }

  /** Splits the cards of a group that have any probability into blocks. */
  blocks(scores: Scores, group: number): CardBlock[] {
    const [own, width] = [this.of(scores, group), this.width(group)];
    return this.sheet.blocks(group, (lane) =>
      own.subarray(lane * width, (lane + 1) * width).some((chance) => chance > 0),
    );
  }

  /** Returns the distribution of the totals from the scores of full cards. */
  finished(scores: Scores): Distribution {
    const { paid, lanes, firstFull } = this.sheet;
    const most = paid.reduce((high, points) => Math.max(high, points));
    const least = paid.reduce((low, points) => Math.min(low, points));
    const widest = [...scores.keys()].reduce((high, group) => Math.max(high, this.width(group)), 0);
    const chances = new Float64Array(most - least + widest);
    for (const [group, own] of scores) {
      const [first, width] = [firstFull.get(group) ?? 0, this.width(group)];
      for (let lane = 0; lane < (lanes[group] as number); lane += 1)
        this.addUp(own, lane * width, width, chances, (paid[first + lane] as number) - least);
    }
    return trimmed({ low: least, chances });
  }

  private addUp(scores: Float64Array, begin: number, width: number, chances: Float64Array, shift: number): void {
    for (let score = 0; score < width; score += 1)
      chances[score + shift] = (chances[score + shift] as number) + (scores[begin + score] as number);
  }
}

function trimmed({ low, chances }: Distribution): Distribution {
  const [first, last] = [chances.findIndex((chance) => chance > 0), chances.findLastIndex((chance) => chance > 0)];
  return { low: low + first, chances: chances.slice(first, last + 1) };
}
