/** Which dice are ours, and what their counts say in a word. */
import type { StatisticsAnswer } from "@/wire/types";

type Die = StatisticsAnswer["dice"][number];

/** The dice of all variants that come with Pasch; others are made by house rules, and may be loaded. */
const OURS = "123456";

export function ownDice(dice: readonly Die[]): { own: Die[]; house: Die[] } {
  return { own: dice.filter(({ kind }) => kind === OURS), house: dice.filter(({ kind }) => kind !== OURS) };
}

/** Fewer throws say nothing about dice. */
const ENOUGH = 300;

export function verdictOf({ throws, p_value: p }: Die): "few" | "fair" | "watch" | "odd" {
  if (throws < ENOUGH) return "few";
  if (p < 0.001) return "odd";
  return p < 0.05 ? "watch" : "fair";
}
