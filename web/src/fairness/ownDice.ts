/** Which dice are ours, and what their counts say in a word. */
import type { StatisticsAnswer } from "@/wire/types";

type Die = StatisticsAnswer["dice"][number];

/** The dice of all variants that come with Pasch; others are made by house rules, and may be loaded. */
const OURS = "123456";

export function ownDice(dice: readonly Die[]): { own: Die[]; house: Die[] } {
  return { own: dice.filter(({ kind }) => kind === OURS), house: dice.filter(({ kind }) => kind !== OURS) };
}

export function verdictOf({ p_value: p }: Die): "fair" | "watch" | "odd" {
  if (p < 0.001) return "odd";
  return p < 0.05 ? "watch" : "fair";
}
