/**
 * Solves a sheet on this device, level by level from full cards to the empty one, as Python's `backward_induction` does.
 *
 * The kernel is the server's own, compiled to WebAssembly, so the values are the same to the last bit. Cards of one level do
 * not depend on each other: several solvers with separate memories share them and exchange the values.
 */
import { addedUp, signed, starts, type NumbersFile } from "@/values/exact/numberPlanes";
import { BLOCK, LANES, list, openKernel, WORD } from "./kernelCall";
import type { SolverHeader } from "./kernelMemory";

/** Groups of cards, each of which has its entries in the same boxes. */
type Groups = readonly number[];

export class CardSolver {
  /** The groups of each level, the last but one first: full cards are worth nothing more. */
  readonly levels: readonly Groups[];
  /** The value of every card, as far as known. */
  readonly values: Float64Array<ArrayBuffer>;
  /** By group, the number of its cards. */
  private readonly lanes: Int32Array;
  /** By group, its first card; then the number of all cards. */
  private readonly start: Uint32Array;
  private readonly blocks: BigInt64Array;
  private readonly call: (blocks: number) => void;

  /**
   * @throws RangeError if the device has too little memory.
   * @throws RuleRefusal if the kernel is damaged, or not the one that the input was written for.
   */
  constructor(code: BufferSource, file: NumbersFile<SolverHeader>) {
    const { buffer, call } = openKernel(code, file);
    const { game, now, throws, value, cards, lanes, groups, blocks, room } = file.header.solving;
    this.levels = byLevel(addedUp(file.section("level").map(signed)));
    this.values = new Float64Array(buffer, value, cards);
    this.lanes = new Int32Array(buffer, lanes, groups);
    this.start = starts(Float64Array.from(this.lanes));
    this.blocks = new BigInt64Array(buffer, blocks, BLOCK * room);
    const values = list(value, cards, WORD);
    this.call = (count) => {
      call(game, now, throws, ...values, ...values, 0n, 0, ...list(blocks, count, BLOCK * WORD));
    };
  }

  /** Computes the values of some groups of a level, all later ones being known. */
  solveAtOnce(groups: Groups): void {
    const steps = this.solve(groups);
    while (!steps.next().done);
  }

  /** The same in steps of milliseconds; yields the number of cards of each. */
  *solve(groups: Groups): Generator<number, void> {
    let [count, cards] = [0, 0];
    for (const group of groups) {
      const end = this.lanes[group] as number;
      for (let first = 0; first < end; first += LANES) {
        const here = Math.min(LANES, end - first);
        this.blocks.set([BigInt(group), BigInt(first), BigInt(here)], BLOCK * count);
        [count, cards] = [count + 1, cards + here];
        if (BLOCK * count < this.blocks.length) continue;
        this.call(count);
        yield cards;
        [count, cards] = [0, 0];
      }
    }
    if (count === 0) return;
    this.call(count);
    yield cards;
  }

  /** Deals the groups of a level to some solvers, so that each has as much to do; everywhere in the same way. */
  dealt(groups: Groups, solvers: number): Groups[] {
    const sorted = groups.toSorted((one, other) => this.cardsIn(other) - this.cardsIn(one));
    return Array.from({ length: solvers }, (_, solver) => sorted.filter((__, place) => place % solvers === solver));
  }

  /** Returns the values of some groups, one after the other. */
  packed(groups: Groups): Float64Array<ArrayBuffer> {
    const found = new Float64Array(groups.reduce((sum, group) => sum + this.cardsIn(group), 0));
    let place = 0;
    for (const group of groups) {
      found.set(this.valuesOf(group), place);
      place += this.cardsIn(group);
    }
    return found;
  }

  /** Takes over the values of some groups, as another solver packed them. */
  take(groups: Groups, values: Float64Array): void {
    let place = 0;
    for (const group of groups) {
      const cards = this.cardsIn(group);
      this.valuesOf(group).set(values.subarray(place, place + cards));
      place += cards;
    }
  }

  private cardsIn(group: number): number {
    return this.lanes[group] as number;
  }

  private valuesOf(group: number): Float64Array<ArrayBuffer> {
    return this.values.subarray(this.start[group], this.start[group + 1]);
  }
}

function byLevel(levels: Float64Array): Groups[] {
  const found: number[][] = [];
  levels.forEach((level, group) => {
    (found[level] ??= []).push(group);
  });
  return found.slice(0, -1).toReversed();
}
