/** Odds of holding dice and throwing the others, in a turn that may end with any roll. */

import type { Lattice, Values } from "@/values/heuristic/holdLattice";

/** The aim of a turn; the other figure breaks ties. */
export type OddsGoal = "chance" | "mean";

export interface Figures {
  readonly chance: number;
  readonly mean: number;
}

/** Both figures, by roll or by hold. */
export interface ByRoll {
  readonly chance: Values;
  readonly mean: Values;
}

/** Smaller differences are rounding errors. */
const ROUNDING = 1e-13;

/** Positive if the first is better. */
export function better(aim: OddsGoal, one: Figures, other: Figures): number {
  const behind: OddsGoal = aim === "chance" ? "mean" : "chance";
  return apart(one[aim], other[aim]) || apart(one[behind], other[behind]);
}

export function equallyGood(aim: OddsGoal, one: Figures, other: Figures): boolean {
  return better(aim, one, other) === 0;
}

function apart(one: number, other: number): number {
  const difference = one - other;
  return Math.abs(difference) <= ROUNDING * Math.max(1, one, other) ? 0 : difference;
}

/** Returns the figures of rolls by number of throws left; the last entry applies to all higher numbers. */
export function endingOf(byLeft: readonly ByRoll[], left: number): ByRoll {
  return byLeft[Math.min(left, byLeft.length - 1)] as ByRoll;
}

export interface Keeping {
  /** Returns the figures of holding these dice with this many throws left. */
  keep(throws: number, hold: number): Figures;
}

function figuresAt({ chance, mean }: ByRoll, index: number): Figures {
  return { chance: chance[index] as number, mean: mean[index] as number };
}

/** A turn in which any dice may be thrown again. */
export class FreeTurn implements Keeping {
  private readonly byThrows: ByRoll[];

  constructor(
    private readonly lattice: Lattice,
    private readonly plain: readonly ByRoll[],
    private readonly sharp: readonly ByRoll[],
    private readonly aim: OddsGoal,
  ) {
    this.byThrows = [this.means(endingOf(plain, 0), endingOf(sharp, 0))];
  }

  keep(throws: number, hold: number): Figures {
    while (this.byThrows.length < throws) this.byThrows.push(this.oneMore(this.byThrows.at(-1) as ByRoll));
    return figuresAt(this.byThrows[throws - 1] as ByRoll, hold);
  }

  private oneMore(later: ByRoll): ByRoll {
    const left = this.byThrows.length;
    const [plain, sharp] = [endingOf(this.plain, left), endingOf(this.sharp, left)];
    return this.means(this.best(plain, later), plain === sharp ? undefined : this.best(sharp, later));
  }

  /** By hold; dice all thrown together count as served. */
  private means(plain: ByRoll, sharp: ByRoll | undefined): ByRoll {
    const found = { chance: this.lattice.means(plain.chance), mean: this.lattice.means(plain.mean) };
    if (sharp && sharp !== plain) {
      found.chance[0] = this.lattice.mean(sharp.chance);
      found.mean[0] = this.lattice.mean(sharp.mean);
    }
    return found;
  }

  /** By roll: the better of entering it and throwing some of it again. */
  private best(ending: ByRoll, later: ByRoll): ByRoll {
    const found = { chance: ending.chance.slice(), mean: ending.mean.slice() };
    for (const { roll, staying } of this.lattice.fallen(0)) {
      let most = figuresAt(found, roll);
      for (const hold of staying) {
        const other = figuresAt(later, hold);
        if (better(this.aim, other, most) > 0) most = other;
      }
      found.chance[roll] = most.chance;
      found.mean[roll] = most.mean;
    }
    return found;
  }
}

/** A turn in which dice put aside stay aside. */
export class LockedTurn implements Keeping {
  private readonly known = new Map<string, Figures>();

  constructor(
    private readonly lattice: Lattice,
    private readonly plain: readonly ByRoll[],
    private readonly sharp: readonly ByRoll[],
    private readonly aim: OddsGoal,
  ) {}

  keep(throws: number, hold: number): Figures {
    const key = `${String(throws)}:${String(hold)}`;
    const known = this.known.get(key) ?? this.compute(throws, hold);
    this.known.set(key, known);
    return known;
  }

  private compute(throws: number, hold: number): Figures {
    const ending = endingOf(hold ? this.plain : this.sharp, throws - 1);
    const sum = { chance: 0, mean: 0 };
    let number = 0;
    for (const { roll, ways, staying } of this.lattice.fallen(hold)) {
      let most = figuresAt(ending, roll);
      for (const kept of throws > 1 ? staying : []) {
        const other = this.keep(throws - 1, kept);
        if (better(this.aim, other, most) > 0) most = other;
      }
      sum.chance += ways * most.chance;
      sum.mean += ways * most.mean;
      number += ways;
    }
    return { chance: sum.chance / number, mean: sum.mean / number };
  }
}
