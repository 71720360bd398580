/** Highlights of a game: the box furthest above its usual points, and the rarest throw. */
import { boxEntries, struckIn, type Card } from "@/rules/card";
import { contains, formatDice, parseDice, remainder, waysOf, type Dice } from "@/rules/dice";
import { usual } from "@/values/heuristic/usualPoints";
import { at } from "@/rules/list";
import type { BestPlay } from "@/game/values/optimalMeans";
import type { GameEvent, GameState } from "@/rules/gameState";
import { boxAt, columnOf, pointsRow, type Variant } from "@/rules/variantTables";
import { rollIndex } from "@/rules/turn";

/** Approximate number of tries per box and game, which defines its usual points. */
const TRIES = 3;

/** An entry is worth a word from so many times its mean on, and so many points above it: three ones are none. */
const CLEARLY = 1.25;
const POINTS_ABOVE = 3;

/** One in fewer throws is as good as those that are not worth a word. */
const RARE = 6;

export interface BestBox {
  seat: number;
  box: number;
  points: number;
  /** Mean points of an entry there: under optimal play if known, otherwise a rule of thumb. */
  usual: number;
}

export interface NicestThrow {
  seat: number;
  dice: Dice;
  /** The best box for it. */
  box: number;
  /** Number of dice thrown; the others were held. */
  thrown: number;
  /** 1 in this many throws of these dice is as good. */
  once: number;
}

/** Returns the entry furthest above its mean; undefined if none is clearly above. */
export function bestBox(variant: Variant, cards: readonly Card[], bestPlay?: BestPlay): BestBox | undefined {
  let best: BestBox | undefined;
  cards.forEach((card, seat) => {
    variant.boxes.forEach((box, index) => {
      const held = boxEntries(card, box);
      const expected =
        meanOf(bestPlay, variant, index, held.length) ?? usual(variant, index, TRIES).mean + struckIn(box);
      for (const points of held) {
        const above = points - expected;
        if (points >= CLEARLY * expected && above >= POINTS_ABOVE && above > (best ? best.points - best.usual : 0)) {
          best = { seat, box: index, points, usual: expected };
        }
      }
    });
  });
  return best;
}

/** Returns the mean per entry of a box under optimal play; undefined if unknown. */
function meanOf(bestPlay: BestPlay | undefined, variant: Variant, index: number, entries: number): number | undefined {
  const mean = bestPlay?.boxes[boxAt(variant, index).id];
  return mean === undefined ? undefined : mean / Math.max(1, entries) / columnOf(variant, index).weight;
}

/**
 * Returns the nicest throw, if one was rare: one of all dice equal before others, as nobody remembers anything else; then the one with the
 * rarest equals or betters. Ties go to more points, then to the earlier one.
 */
export function nicestThrow(
  variant: Variant,
  moves: readonly { seat: number; event: GameEvent; before: GameState }[],
): NicestThrow | undefined {
  const surplus = surplusByRoll(variant);
  const outcomes = new Map<string, [number, number][]>();
  const throws = moves.flatMap(({ seat, event, before }) => {
    if (event.type !== "rolled") return [];
    const dice = parseDice(event.dice);
    const held = before.turn.keeping ?? [];
    const { box, above } = at(surplus, rollIndex(variant, dice));
    const known = outcomes.get(formatDice(held)) ?? outcomesOf(variant, held);
    outcomes.set(formatDice(held), known);
    return [{ seat, dice, box, above, thrown: dice.length - held.length, once: onceIn(known, surplus, above) }];
  });
  const nice = throws.filter(({ above, once }) => above > 0 && once >= RARE);
  return nice.sort(
    (one, other) =>
      Number(areEqual(other.dice)) - Number(areEqual(one.dice)) || other.once - one.once || other.above - one.above,
  )[0];
}

function areEqual(dice: Dice): boolean {
  return dice.length > 3 && dice.every((code) => code === dice[0]);
}

/** The box in which a roll is furthest above the usual points, and by how much. */
interface Surplus {
  box: number;
  above: number;
}

function surplusByRoll(variant: Variant): Surplus[] {
  const rows = variant.boxes.map((_, box) => ({
    box,
    row: pointsRow(variant, 0, box),
    expected: usual(variant, box, TRIES).mean,
  }));
  return variant.rolls.map((_, roll) =>
    rows.reduce(
      (best: Surplus, { box, row, expected }) => {
        const above = at(row, roll) - expected;
        return above > best.above ? { box, above } : best;
      },
      { box: 0, above: Number.NEGATIVE_INFINITY },
    ),
  );
}

/** Returns the rolls possible with these dice held, and their numbers of ways. */
function outcomesOf(variant: Variant, held: Dice): [roll: number, ways: number][] {
  return variant.rolls.flatMap((roll, index): [number, number][] =>
    contains(roll, held) ? [[index, waysOf(variant.dice.kinds, remainder(roll, held))]] : [],
  );
}

/** Returns the inverse probability of a roll at least as good. */
function onceIn(outcomes: readonly [roll: number, ways: number][], surplus: readonly Surplus[], least: number): number {
  const sum = (some: readonly [number, number][]) => some.reduce((before, [, ways]) => before + ways, 0);
  return sum(outcomes) / sum(outcomes.filter(([roll]) => at(surplus, roll).above >= least));
}
