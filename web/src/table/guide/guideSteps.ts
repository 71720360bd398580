/** A first game is a guided one: which of its short hints is due, by what was done here since it began. */
import { isOfUpper } from "@/engine/sheetLines";
import type { Variant } from "@/engine/tables";
import type { Move } from "@/game/tables/tableState";

/** What a hint tells: to throw, to keep dice, to write, to strike; and at last where help is, or what to play for. */
export type GuideStep = "throw" | "keep" | "write" | "strike" | "lamp" | "bonus";

/** What somebody here has done. */
export interface GuideHistory {
  throws: number;
  /** Throws of some dice while others stayed. */
  again: number;
  entries: number;
}

/** How the table stands for whoever is on turn here. */
export interface GuideSituation {
  /** A throw of all dice is due. */
  throws: boolean;
  decides: boolean;
  mayHold: boolean;
  /** Some box would only be struck. */
  mayStrike: boolean;
  /** What comes last; null where the table has neither. */
  last: "lamp" | "bonus" | null;
}

export function doneBy(moves: readonly Move[], isMine: (seat: number) => boolean): GuideHistory {
  const types = moves.filter(({ seat }) => isMine(seat)).map(({ event }) => event.type);
  const count = (...counted: Move["event"]["type"][]): number => types.filter((type) => counted.includes(type)).length;
  return { throws: count("rolled"), again: count("held", "bought"), entries: count("scored", "struck") };
}

/** Three turns: in the first all that a turn needs, in the next ones one hint each. */
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

/** All has been told, or nothing is left to tell. */
export function isLearnt({ entries }: GuideHistory, last: GuideSituation["last"]): boolean {
  return entries >= (last ? 3 : 2);
}

/** From how many points in the upper part on there are how many more; null where there is no such bonus. */
export function upperBonus(variant: Variant): { from: number; points: number } | null {
  const bonus = variant.bonuses.find((one) => one.count === "points" && isOfUpper(variant, one));
  const tier = bonus?.tiers.find(({ points }) => points > 0);
  return tier ? { from: tier.from, points: tier.points } : null;
}
