/** The probabilities of scores so far on the cards of a level, with which the best play is followed. */
import { addedUp, signed, starts, type NumbersFile } from "@/values/exact/numberPlanes";
import { LANES } from "./kernelCall";
import type { CardBlock } from "./follower";
import type { SolverHeader } from "./kernelMemory";

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

/** What is known of the groups of a sheet, and the scores of their cards. */
export class CardScores {
  /** The level of full cards. */
  readonly last: number;
  /** By group, its first card. */
  readonly start: Uint32Array;
  private readonly level: Float64Array;
  private readonly entered: Float64Array;
  /** By full card, the points beside its entries. */
  private readonly paid: Float64Array;
  /** By level, the number of cards of this level and of those before. */
  private readonly upTo: Float64Array;
  /** Number of probabilities in memory. */
  private kept = 0;

  constructor(
    { section }: NumbersFile<SolverHeader>,
    private readonly lanes: Int32Array,
  ) {
    const steps = (name: string): Float64Array => addedUp(section(name).map(signed));
    [this.level, this.entered, this.paid] = [steps("level"), steps("entered"), steps("paid")];
    this.start = starts(Float64Array.from(lanes));
    this.last = this.level.reduce((most, level) => Math.max(most, level));
    const byLevel = new Float64Array(this.last + 1);
    this.level.forEach((level, group) => {
      byLevel[level] = (byLevel[level] as number) + (lanes[group] as number);
    });
    this.upTo = addedUp(byLevel);
  }

  /** Returns the scores of the cards that a game, or what is left of one, begins with. */
  begun(beginnings: readonly StartingCard[]): Scores {
    const scores: Scores = new Map();
    for (const { card, entered, chance } of beginnings) {
      const group = this.start.findLastIndex((first) => first <= card);
      const own = this.of(scores, group);
      const place = (card - (this.start[group] as number)) * this.width(group) + entered;
      own[place] = (own[place] as number) + chance;
    }
    return scores;
  }

  /** Returns the scores of a group's cards, at first with probability 0: `width` of one card after another. */
  of(scores: Scores, group: number): Float64Array {
    const known = scores.get(group);
    if (known) return known;
    const size = (this.lanes[group] as number) * this.width(group);
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
    return (this.entered[group] as number) + 1;
  }

  /** Returns the level of all cards with scores. */
  levelOf(scores: Scores): number {
    const [group = 0] = scores.keys();
    return this.level[group] as number;
  }

  /** Splits the cards of a group that have any probability into blocks. */
  blocks(scores: Scores, group: number): CardBlock[] {
    const [own, width, end] = [this.of(scores, group), this.width(group), this.lanes[group] as number];
    const found: CardBlock[] = [];
    for (let first = 0; first < end; first += LANES) {
      const lanes = Math.min(LANES, end - first);
      if (own.subarray(first * width, (first + lanes) * width).some((chance) => chance > 0))
        found.push({ group, first, lanes });
    }
    return found;
  }

  /** Returns the share of the cards from one level on that is done with a part of another one. */
  share(first: number, level: number, part: number): number {
    const before = this.upTo[first - 1] ?? 0;
    const done = (this.upTo[level - 1] ?? 0) + part * ((this.upTo[level] as number) - (this.upTo[level - 1] ?? 0));
    return (done - before) / ((this.upTo[this.last] as number) - before);
  }

  /** Returns the distribution of the totals from the scores of full cards. */
  finished(scores: Scores): Distribution {
    const most = this.paid.reduce((high, paid) => Math.max(high, paid));
    const least = this.paid.reduce((low, paid) => Math.min(low, paid));
    const widest = [...scores.keys()].reduce((high, group) => Math.max(high, this.width(group)), 0);
    const chances = new Float64Array(most - least + widest);
    // Full cards are numbered like the points beside their entries.
    let card = 0;
    this.level.forEach((level, group) => {
      if (level !== this.last) return;
      const own = scores.get(group);
      for (let lane = 0; lane < (this.lanes[group] as number); lane += 1, card += 1) {
        if (own)
          this.addUp(own, lane * this.width(group), this.width(group), chances, (this.paid[card] as number) - least);
      }
    });
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
