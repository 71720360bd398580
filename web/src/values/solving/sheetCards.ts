/** The cards of a sheet by groups and levels, as numbered in a solver input. */
import { addedUp, signed, starts, type NumbersFile } from "@/values/exact/numberPlanes";
import { LANES } from "./kernelCall";
import type { SolverHeader } from "./kernelMemory";

/** Up to eight cards of a group: their first lane and their number. */
export interface CardBlock {
  readonly group: number;
  readonly first: number;
  readonly lanes: number;
}

export class SheetCards {
  /** The level of full cards. */
  readonly last: number;
  /** By group, its first card; then the number of all cards. */
  readonly start: Uint32Array;
  /** By group, the number of entries on its cards. */
  readonly level: Float64Array;
  /** By group, the most points that can be entered on its cards. */
  readonly entered: Float64Array;
  /** By full card, in their order, the points beside its entries. */
  readonly paid: Float64Array;
  /** By group of full cards, the place of its first one among them. */
  readonly firstFull: ReadonlyMap<number, number>;
  /** By level, the number of cards of this level and of those before. */
  private readonly upTo: Float64Array;

  constructor(
    { section }: NumbersFile<SolverHeader>,
    /** By group, the number of its cards. */
    readonly lanes: Int32Array,
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
    this.firstFull = this.fullGroups();
  }

  /** Returns the group of a card. */
  groupOf(card: number): number {
    return this.start.findLastIndex((first) => first <= card);
  }

  /** Splits the wanted cards of a group into blocks. */
  blocks(group: number, isWanted: (lane: number) => boolean = () => true): CardBlock[] {
    const [found, end]: [CardBlock[], number] = [[], this.lanes[group] as number];
    for (let first = 0; first < end; first += LANES) {
      const lanes = Math.min(LANES, end - first);
      for (let lane = first; lane < first + lanes; lane += 1) {
        if (!isWanted(lane)) continue;
        found.push({ group, first, lanes });
        break;
      }
    }
    return found;
  }

  /** Returns the share of the cards from one level on that is done with a part of another one. */
  share(first: number, level: number, part: number): number {
    const before = this.upTo[first - 1] ?? 0;
    const done = (this.upTo[level - 1] ?? 0) + part * ((this.upTo[level] as number) - (this.upTo[level - 1] ?? 0));
    return (done - before) / ((this.upTo[this.last] as number) - before);
  }

  private fullGroups(): Map<number, number> {
    const found = new Map<number, number>();
    let place = 0;
    this.level.forEach((level, group) => {
      if (level !== this.last) return;
      found.set(group, place);
      place += this.lanes[group] as number;
    });
    return found;
  }
}
