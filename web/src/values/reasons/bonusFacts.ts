/** The thresholds of bonuses, and whether full cards have reached them (Python's `bonus_thresholds`). */
import { STEPS, struckIn } from "@/rules/card";
import { at } from "@/rules/list";
import { boxAt, type SumBonus, type Variant } from "@/rules/variantTables";
import { ColumnCards } from "@/values/exact/column";
import type { NumbersFile, Tally } from "@/values/exact/numberPlanes";
import type { SolverHeader } from "@/values/solving/kernelMemory";

/** The fact that a sum has reached what a bonus is paid for. */
export interface BonusFact {
  readonly bonus: SumBonus;
  readonly reached: number;
  /** Paid for it. */
  readonly points: number;
}

/** The place of a full card: by column its state and lane, and its lane of the tallies over several columns. */
interface FullCard {
  readonly states: readonly number[];
  readonly lanes: readonly number[];
  readonly sheet: number;
}

/** Returns the sum that a tally has reached on a full card. */
type Sum = (card: FullCard) => number;

/** The facts of a sheet: of the columns in order, then those over several; computed bonuses have no thresholds. */
export class BonusFacts {
  readonly list: readonly BonusFact[];
  private readonly columns: readonly ColumnCards[];
  private readonly sums: readonly Sum[];

  constructor(
    private readonly variant: Variant,
    private readonly file: NumbersFile<SolverHeader>,
  ) {
    const { columns, sheet } = file.header;
    this.columns = columns.map((header, index) => new ColumnCards(index, header, file));
    const found = [
      ...columns.flatMap(({ tallies }, column) =>
        tallies.flatMap((tally, axis) => this.factsOf(tally, column, this.columnSum(tally, column, axis))),
      ),
      ...sheet.flatMap((tally, axis) => this.factsOf(tally, null, this.sheetSum(tally, axis))),
    ];
    this.list = found.map(({ fact }) => fact);
    this.sums = found.map(({ sum }) => sum);
  }

  /** Returns for each fact whether it holds on a full card of this group. */
  on(group: number, lane: number): boolean[] {
    const card = this.place(group, lane);
    return this.list.map(({ reached }, fact) => at(this.sums, fact)(card) >= reached);
  }

  private factsOf(tally: Tally, column: number | null, sum: Sum): { fact: BonusFact; sum: Sum }[] {
    const own = this.variant.bonuses.filter((bonus) => this.isPaidFor(bonus, tally, column));
    const tiers = own.flatMap((bonus) => bonus.tiers.map(({ from, points }) => ({ bonus, reached: from, points })));
    return tiers.sort((one, other) => one.reached - other.reached).map((fact) => ({ fact, sum }));
  }

  private isPaidFor(bonus: SumBonus, tally: Tally, column: number | null): boolean {
    const isHome = this.columns.length === 1 || bonus.column === column;
    const isSame = ({ boxes, count, minus = [] }: Tally | SumBonus): string => [boxes, count, minus].join(" ");
    return isHome && !tally.entries && !bonus.formula && isSame(bonus) === isSame(tally);
  }

  private columnSum(tally: Tally, column: number, axis: number): Sum {
    const sumOf = this.sumByCount(tally);
    const cards = at(this.columns, column);
    return ({ states, lanes }) => sumOf(cards.countOn(at(states, column), at(lanes, column), axis));
  }

  private sheetSum(tally: Tally, axis: number): Sum {
    const sumOf = this.sumByCount(tally);
    const unit = this.file.header.sheet.slice(axis + 1).reduce((product, { cap }) => product * (cap + 1), 1);
    return ({ sheet }) => sumOf(Math.floor(sheet / unit) % (tally.cap + 1));
  }

  /** Counts above the highest sum stand for negative sums. */
  private sumByCount(tally: Tally): (count: number) => number {
    const highest = tally.cap - this.mostSubtracted(tally);
    return (count) => (count > highest ? count - tally.cap - 1 : count);
  }

  private mostSubtracted({ minus = [], count }: Tally): number {
    const { points, rows } = this.variant;
    return minus.reduce((sum, box) => {
      const own = boxAt(this.variant, box);
      const possible = points.flatMap((byBox) => at(rows, at(byBox, box))).map((one) => one - struckIn(own));
      const most = [0, ...possible].reduce((high, one) => Math.max(high, STEPS[count](one)), 0);
      return sum + own.entries * most;
    }, 0);
  }

  /** Takes the mixed-radix numbers apart that `PartValues.card` puts together. */
  private place(group: number, lane: number): FullCard {
    const { allowance, parts } = this.file.header;
    const { saved, sheet_lanes: width } = at(parts, 0);
    const [states, lanes]: [number[], number[]] = [[], []];
    let [rest, left] = [Math.floor(group / saved), Math.floor(lane / width)];
    for (const { states: all, classOf, lanes: sizes } of this.columns.toReversed()) {
      rest = Math.floor(rest / (allowance + 1));
      const [state, size] = [rest % all, sizes[classOf[rest % all] as number] as number];
      states.unshift(state);
      lanes.unshift(left % size);
      [rest, left] = [Math.floor(rest / all), Math.floor(left / size)];
    }
    return { states, lanes, sheet: lane % width };
  }
}
