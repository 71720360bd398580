/**
 * One turn, solved: the value of every hold on a card, by expectation and maximisation over the throws left.
 *
 * The rules answer for hypothetical turns which entries are possible; a judge values them.
 */

import { struckIn, type Card } from "@/rules/card";
import { formatDice, type Dice } from "@/rules/dice";
import { at } from "@/rules/list";
import { formatCard } from "@/rules/positionText";
import { NEW_TURN, type GameState, type Turn } from "@/rules/gameState";
import { boxAt, pointsRow, type Column, type Variant } from "@/rules/variantTables";
import { columnEntries, columnSituation, entries, fillable, mayBuy, mayThrowAgain, type Entry } from "@/rules/turn";
import { latticeOf, type Lattice, type Values } from "./holdLattice";
import { kept, perVariant } from "./perVariant";
import { Outlook } from "./entryOutlook";

/** Placeholder for any dice held, where only their presence matters. */
const SOME: Dice = [0];
const CARDS_KEPT = 16;

/** Values the ending of a turn; a strike has neither points nor bonus. */
export interface Judge {
  ending(turn: Turn, box: number, points: number, beside: number): number;
}

/** The values of a turn's endings on this card. */
class Endings {
  /** A game in which only the card matters. */
  readonly state: GameState;
  private readonly rollMemory = new Map<string, Values>();

  constructor(
    variant: Variant,
    card: Card,
    private readonly judge: Judge,
  ) {
    this.state = { variant, cards: [card], seat: 0, direction: "clockwise", turn: NEW_TURN, start: null };
  }

  /** Returns the value of this entry at the end of this turn. */
  value(entry: Entry, turn: Turn, strike: boolean): number {
    return this.judge.ending(
      turn,
      entry.box,
      strike ? struckIn(boxAt(this.state.variant, entry.box)) : entry.points,
      strike ? 0 : entry.bonus,
    );
  }

  /** Returns the value of the best entry by roll; the turn's own roll is ignored. */
  byRoll(turn: Turn): Values {
    return kept(this.rollMemory, `${stageKey(turn)} ${formatDice(turn.lay)}`, () => {
      const { variant } = this.state;
      const best = new Float64Array(variant.rolls.length).fill(-Infinity);
      variant.columns.forEach((column, index) => {
        this.raiseByColumn(best, turn, column, index);
      });
      variant.all_equal.forEach((equal, roll) => {
        if (equal) best[roll] = this.valueOfEquals({ ...turn, roll: at(variant.rolls, roll) });
      });
      return best;
    });
  }

  /** Raises each roll's value to that of filling a box of the column, without extra rules. */
  private raiseByColumn(best: Values, turn: Turn, column: Column, index: number): void {
    const { variant } = this.state;
    const roll = anyUnequal(variant);
    if (roll === null) return;
    const state = { ...this.state, turn: { ...turn, roll } };
    const { scoring } = fillable(state, column);
    const situation = columnSituation(variant, at(state.cards, 0), column, roll, !turn.lay.length, turn.throws);
    for (const { box } of columnEntries(state, column, index)) {
      const struck = this.judge.ending(turn, box, struckIn(boxAt(variant, box)), 0);
      const valueByPoints = new Map<number, number>();
      pointsRow(variant, situation, box).forEach((points, place) => {
        let value = valueByPoints.get(points);
        if (value === undefined) {
          value = scoring.includes(box) ? Math.max(struck, this.judge.ending(turn, box, points, 0)) : struck;
          valueByPoints.set(points, value);
        }
        if (value > (best[place] as number)) best[place] = value;
      });
    }
  }

  private valueOfEquals(turn: Turn): number {
    const found = entries({ ...this.state, turn });
    const scored = found.filter(({ scores }) => scores).map((entry) => this.value(entry, turn, false));
    const struck = found.filter(({ strikes }) => strikes).map((entry) => this.value(entry, turn, true));
    return Math.max(...scored, ...struck);
  }
}

/** A turn on one card, with the value of every continuation. */
export interface SolvedTurn {
  readonly endings: Endings;
  /** Returns the value of holding these dice; the turn already counts the coming throw. */
  keep(turn: Turn, hold: number): number;
  /** Returns the value of each roll after `stage.throws` throws. */
  rolls(stage: Turn): Values;
}

/** A turn in which any dice may be thrown again. */
class FreeTurn implements SolvedTurn {
  private readonly lattice: Lattice;
  private readonly holdMemory = new Map<string, Values>();
  private readonly rollMemory = new Map<string, Values>();

  constructor(readonly endings: Endings) {
    this.lattice = latticeOf(endings.state.variant);
  }

  keep(turn: Turn, hold: number): number {
    return this.holds(stageOf(turn))[hold] as number;
  }

  /** Returns the value of each hold for the throw that leads to this stage. */
  private holds(stage: Turn): Values {
    return kept(this.holdMemory, stageKey(stage), () => {
      const served = this.rolls(stage);
      if (!this.endings.state.variant.hasServed) return this.lattice.means(served);
      const values = this.lattice.means(this.rolls({ ...stage, lay: SOME }));
      values[0] = this.lattice.mean(served);
      return values;
    });
  }

  /** Returns the value of each roll at this stage: the best of an entry, another throw, a bought throw. */
  rolls(stage: Turn): Values {
    return kept(this.rollMemory, `${stageKey(stage)} ${formatDice(stage.lay)}`, () => {
      const best = this.endings.byRoll(stage).slice();
      for (const bought of moreThrows({ ...this.endings.state, turn: { ...stage, lay: [] } })) {
        const held = this.lattice.best(this.holds(nextStage(stage, bought)));
        held.forEach((value, roll) => {
          if (value > (best[roll] as number)) best[roll] = value;
        });
      }
      return best;
    });
  }
}

/** A turn in which dice put aside stay aside. */
class LockedTurn implements SolvedTurn {
  private readonly lattice: Lattice;
  private readonly memory = new Map<string, Values>();

  constructor(readonly endings: Endings) {
    this.lattice = latticeOf(endings.state.variant);
  }

  keep(turn: Turn, hold: number): number {
    return this.throwValue(stageOf(turn), hold);
  }

  rolls(stage: Turn): Values {
    const values = new Float64Array(this.endings.state.variant.rolls.length);
    for (const { roll, value } of this.rollValues(stage, 0)) values[roll] = value;
    return values;
  }

  /** Returns the value of the throw that leads to this stage with these dice held; cached. */
  private throwValue(stage: Turn, hold: number): number {
    const { variant } = this.endings.state;
    const values = kept(this.memory, stageKey(stage), () => new Float64Array(variant.holds.length).fill(NaN));
    const known = values[hold] as number;
    if (!Number.isNaN(known)) return known;
    return (values[hold] = this.findThrown(stage, hold));
  }

  private findThrown(stage: Turn, hold: number): number {
    let total = 0;
    let throws = 0;
    for (const { value, ways } of this.rollValues(stage, hold)) {
      total += ways * value;
      throws += ways;
    }
    return total / throws;
  }

  /** Returns the value of each roll that the throw may produce. */
  private rollValues(
    stage: Turn,
    hold: number,
  ): { readonly roll: number; readonly ways: number; readonly value: number }[] {
    const dice = at(this.endings.state.variant.holds, hold);
    const ending = this.endings.byRoll({ ...stage, lay: dice.length ? SOME : [] });
    const later = moreThrows({ ...this.endings.state, turn: { ...stage, lay: dice } }).map((bought) =>
      nextStage(stage, bought),
    );
    return this.lattice.fallen(hold).map(({ roll, ways, staying }) => {
      let value = ending[roll] as number;
      for (const next of later) for (const kept of staying) value = Math.max(value, this.throwValue(next, kept));
      return { roll, ways, value };
    });
  }
}

const turnsByVariant = perVariant(() => new Map<string, SolvedTurn>());

/** Returns the solved turn on this card; solved lazily and cached for the last few cards. */
export function solvedTurn(variant: Variant, card: Card): SolvedTurn {
  const memory = turnsByVariant(variant);
  return kept(memory, formatCard(variant, card), () => {
    const [oldest] = memory.keys();
    if (memory.size >= CARDS_KEPT && oldest !== undefined) memory.delete(oldest);
    return turnBy(variant, card, new Outlook(variant, card));
  });
}

/** Returns the turn on this card, its endings valued by `judge`. */
export function turnBy(variant: Variant, card: Card, judge: Judge): SolvedTurn {
  const endings = new Endings(variant, card, judge);
  return variant.turn.release ? new FreeTurn(endings) : new LockedTurn(endings);
}

const anyUnequal = perVariant((variant) => variant.rolls.find((_, roll) => variant.all_equal[roll] === false) ?? null);

/** A turn without its dice: what later turns depend on. */
function stageOf({ throws, announced, bought }: Turn): Turn {
  return { throws, roll: [], keeping: null, lay: [], announced, bought };
}

function stageKey({ throws, announced, bought }: Turn): string {
  return `${String(throws)} ${String(announced)} ${String(bought)}`;
}

function nextStage(stage: Turn, bought: number): Turn {
  return { ...stageOf(stage), throws: stage.throws + 1, bought: stage.bought + bought };
}

/** Returns the possible numbers of throws to buy when throwing again: 0 or 1. */
function moreThrows(state: GameState): number[] {
  return [...(mayThrowAgain(state) ? [0] : []), ...(mayBuy(state) ? [1] : [])];
}
