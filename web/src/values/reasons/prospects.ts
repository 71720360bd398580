/** What may come of an action under the best play: Python's `Adviser.prospect`. */
import { boxEntries, freeCell, gainOfStrike, isCounted, struckIn, weighted, type Card } from "@/rules/card";
import { apply } from "@/rules/gameEngine";
import { cardOnTurn, phase, type Action, type GameState } from "@/rules/gameState";
import { at } from "@/rules/list";
import { offer } from "@/rules/turn";
import { boxAt, columnOf } from "@/rules/variantTables";
import { valuesBy } from "@/values/exact/exactValues";
import { bestOf } from "@/values/heuristic/actionValues";
import { waysFrom, type SolvedSheet } from "@/values/solving/turnFollowing";
import type { BonusFact } from "./bonusFacts";
import type { CardFacts } from "./cardFacts";

type Entry = Extract<Action, { type: "scored" | "struck" }>;

/** One possible end of the turn, with the points of the entry, extra points included. */
export interface Ending {
  readonly box: string;
  readonly points: number;
  /** False for a strike. */
  readonly scores: boolean;
  readonly chance: number;
}

export interface Prospect {
  readonly endings: readonly Ending[];
  /** By open box, the expected number of its entries that will score; for one entry, the probability. */
  readonly boxes: ReadonlyMap<string, number>;
  /** By threshold, the probability of reaching it. */
  readonly bonuses: readonly number[];
}

export interface SheetWithFacts extends SolvedSheet {
  readonly facts: CardFacts;
  readonly bonuses: readonly BonusFact[];
}

export function isEntry(action: Action): action is Entry {
  return action.type === "scored" || action.type === "struck";
}

/** Returns the prospect after a legal action. */
export function prospectOf(sheet: SheetWithFacts, state: GameState, action: Action): Prospect {
  const following = apply(state, action);
  if (isEntry(action)) return afterEntry(sheet, state, action, at(following.cards, state.seat));
  if (phase(following) !== "decide") return afterThrow(sheet, following);
  return prospectOf(sheet, following, bestOf(valuesBy(sheet.table, following)));
}

function afterEntry(sheet: SheetWithFacts, state: GameState, action: Entry, card: Card): Prospect {
  const index = state.variant.boxIndex.get(action.box) ?? 0;
  const ahead = Float64Array.from(factsOn(sheet, sheet.table.cardNumber(state.variant, card)));
  const own = boxAt(state.variant, index);
  const scored = (held: Card): number => boxEntries(held, own).filter((points) => points !== struckIn(own)).length;
  const points = entryPoints(state, action);
  const scores = points !== gainOfStrike(state.variant, index);
  // The entry itself is one of those that score.
  add(ahead, index, scored(card) - scored(cardOnTurn(state)));
  return prospect(sheet, state, [{ box: action.box, points, scores, chance: 1 }], ahead);
}

/** Adds up the ways in which the turn may end: what follows them, and the entries themselves. */
function afterThrow(sheet: SheetWithFacts, state: GameState): Prospect {
  const { follower, facts } = sheet;
  const ahead = new Float64Array(facts.width);
  const endings = new Map<string, Ending>();
  for (const way of waysFrom(sheet, state)) {
    const chance = follower.chance(way, 0);
    const index = follower.box(way);
    const struck = gainOfStrike(state.variant, index);
    const points = follower.points(way) + struck;
    factsOn(sheet, follower.cardAfter(way, 0)).forEach((fact, number) => {
      add(ahead, number, chance * fact);
    });
    add(ahead, index, chance * follower.scored(way));
    const [box, key] = [boxAt(state.variant, index).id, `${String(index)} ${String(points)}`];
    endings.set(key, { box, points, scores: points !== struck, chance: chance + (endings.get(key)?.chance ?? 0) });
  }
  return prospect(sheet, state, [...endings.values()], ahead);
}

function prospect({ bonuses }: SheetWithFacts, state: GameState, endings: Ending[], ahead: Float64Array): Prospect {
  const { boxes } = state.variant;
  const open = boxes.flatMap((box, index) =>
    freeCell(cardOnTurn(state), box) === null ? [] : ([[box.id, ahead[index] as number]] as const),
  );
  return { endings, boxes: new Map(open), bonuses: bonuses.map((_, fact) => ahead[boxes.length + fact] as number) };
}

/** Returns the facts of a card. */
function factsOn({ facts: { chances, width } }: SheetWithFacts, card: number): Float32Array {
  return chances.subarray(card * width, (card + 1) * width);
}

function add(sums: Float64Array, place: number, more: number): void {
  sums[place] = (sums[place] as number) + more;
}

/** Returns the points of an entry in the total, without bonuses. */
function entryPoints(state: GameState, { type, box }: Entry): number {
  const { variant } = state;
  const index = variant.boxIndex.get(box) ?? 0;
  if (type === "struck") return gainOfStrike(variant, index);
  if (!variant.counts_points) return 0;
  const { points = 0, bonus = 0 } = offer(state, box) ?? {};
  return weighted((isCounted(boxAt(variant, index)) ? points : 0) + bonus, columnOf(variant, index).weight);
}
