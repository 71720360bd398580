/** What a game is remembered for: the box that brought most above its usual value, and the throw that falls least often. */
import { boxEntries, type Card } from "@/engine/card";
import { contains, formatDice, parseDice, remainder, waysOf, type Dice } from "@/engine/dice";
import { usual } from "@/engine/heuristic/usual";
import { at } from "@/engine/list";
import type { BestPlay } from "@/game/values/bestPlay";
import type { GameEvent, GameState } from "@/engine/state";
import { boxAt, columnOf, pointsRow, type Variant } from "@/engine/tables";
import { rollIndex } from "@/engine/turn";

/** How often a box is tried in a game, about: what it then brings is usual. */
const TRIES = 3;

export interface BestBox {
  seat: number;
  box: number;
  points: number;
  /** What an entry there brings on average: under the best play where that is known, as a rule of thumb otherwise. */
  usual: number;
}

export interface NicestThrow {
  seat: number;
  dice: Dice;
  /** The box that it is best for. */
  box: number;
  /** How many of the dice were thrown; the others lay. */
  thrown: number;
  /** Once in so many throws of these dice something as good falls. */
  once: number;
}

/** The entry that is furthest above what its box brings on average; undefined where none is above. */
export function bestBox(variant: Variant, cards: readonly Card[], bestPlay?: BestPlay): BestBox | undefined {
  let best: BestBox | undefined;
  cards.forEach((card, seat) => {
    variant.boxes.forEach((box, index) => {
      const held = boxEntries(card, box);
      const expected = meanOf(bestPlay, variant, index, held.length) ?? usual(variant, index, TRIES).mean;
      for (const points of held) {
        if (points - expected > (best ? best.points - best.usual : 0)) {
          best = { seat, box: index, points, usual: expected };
        }
      }
    });
  });
  return best;
}

/** What the best play brings with each entry of a box; undefined where nobody knows. */
function meanOf(bestPlay: BestPlay | undefined, variant: Variant, index: number, entries: number): number | undefined {
  const mean = bestPlay?.boxes[boxAt(variant, index).id];
  return mean === undefined ? undefined : mean / Math.max(1, entries) / columnOf(variant, index).weight;
}

/** The throw of which as good a one falls least often; of equal ones the one that is worth more, then the first. */
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
  const nice = throws.filter(({ above }) => above > 0);
  return nice.sort((one, other) => other.once - one.once || other.above - one.above)[0];
}

/** The box in which a roll is furthest above the usual, and how far. */
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

/** The rolls that a throw can bring with these dice held, and how many of the equally likely throws bring each. */
function outcomesOf(variant: Variant, held: Dice): [roll: number, ways: number][] {
  return variant.rolls.flatMap((roll, index): [number, number][] =>
    contains(roll, held) ? [[index, waysOf(variant.dice.kinds, remainder(roll, held))]] : [],
  );
}

/** Once in so many throws something is worth as much as this roll. */
function onceIn(outcomes: readonly [roll: number, ways: number][], surplus: readonly Surplus[], least: number): number {
  const sum = (some: readonly [number, number][]) => some.reduce((before, [, ways]) => before + ways, 0);
  return sum(outcomes) / sum(outcomes.filter(([roll]) => at(surplus, roll).above >= least));
}
