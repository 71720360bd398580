/** Hints of a first game: which one is due, from what the player has done so far. */
import { struckIn, baseOf } from "@/rules/card";
import { isOfUpper } from "@/rules/sheetLines";
import type { Entry } from "@/rules/turn";
import { boxAt, type Variant } from "@/rules/variantTables";
import { usual } from "@/values/heuristic/usualPoints";
import type { Move } from "@/game/tables/tableState";

/** Topics: throwing, holding, entering, striking; finally where to find hints, or the upper bonus. */
export type GuideStep = "throw" | "keep" | "write" | "strike" | "lamp" | "bonus";

/** The local player's actions so far. */
export interface GuideHistory {
  throws: number;
  /** Throws with some dice held. */
  again: number;
  entries: number;
}

/** The situation of the local player on turn. */
export interface GuideSituation {
  /** A throw of all dice is due. */
  throws: boolean;
  decides: boolean;
  mayHold: boolean;
  /** See `suitsStriking`. */
  mayStrike: boolean;
  /** The final hint; null if the table has neither. */
  last: "lamp" | "bonus" | null;
}

export function doneBy(moves: readonly Move[], isMine: (seat: number) => boolean): GuideHistory {
  const types = moves.filter(({ seat }) => isMine(seat)).map(({ event }) => event.type);
  const count = (...counted: Move["event"]["type"][]): number => types.filter((type) => counted.includes(type)).length;
  return { throws: count("rolled"), again: count("held", "bought"), entries: count("scored", "struck") };
}

/** Spreads hints over three turns: the basics in the first, one more in each of the next. */
export function lessonDue({ throws, again, entries }: GuideHistory, moment: GuideSituation): GuideStep | null {
  if (entries === 0) {
    if (moment.throws) return throws === 0 ? "throw" : null;
    if (!moment.decides) return null;
    return moment.mayHold && again === 0 ? "keep" : "write";
  }
  if (!moment.decides) return null;
  if (entries === 1) return moment.mayStrike ? "strike" : null;
  return entries === 2 ? moment.last : null;
}

/** Number of tries per box and game, which defines its usual points. */
const TRIES = 3;

/** True if some box could be struck and none gets its usual points from this throw. */
export function suitsStriking(variant: Variant, offers: readonly Entry[]): boolean {
  const fits = ({ box, points, bonus, scores }: Entry): boolean =>
    scores && points + bonus - struckIn(boxAt(variant, box)) >= usual(variant, box, TRIES).mean;
  return offers.some(({ scores }) => !scores) && !offers.some(fits);
}

/** Returns true if no hint is left. */
export function isLearnt({ entries }: GuideHistory, last: GuideSituation["last"]): boolean {
  return entries >= (last ? 3 : 2);
}

/** Returns threshold and points of the upper bonus; null if there is none. */
export function upperBonus(variant: Variant): { from: number; points: number } | null {
  const bonus = variant.bonuses.find((one) => one.count === "points" && isOfUpper(variant, one));
  const tier = bonus?.tiers.find(({ points }) => points > 0);
  return bonus && tier ? { from: tier.from + baseOf(bonus), points: tier.points } : null;
}
