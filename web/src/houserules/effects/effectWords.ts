/** A game's numbers and their changes, in a family's units. */
import { number, t } from "@/i18n/i18n.svelte";

type Measured = "mean" | "minutes";

/** A smaller difference, in standard deviations of a game, is none that anybody notices. */
const NOTABLE = 0.05;

function digits(amount: number, signed: boolean): string {
  return number(amount, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "auto",
  });
}

/** "251.3 points", "8.4 minutes". */
export function shown(name: Measured, amount: number): string {
  return t(`effects-unit-${name}`, { amount: digits(amount, false) });
}

/** "+3.1 points". */
export function by(name: Measured, amount: number): string {
  return t(`effects-unit-${name}`, { amount: digits(amount, true) });
}

/** Returns what a change of skill makes more of. */
export function sideOf(change: number): "same" | "luck" | "skill" {
  if (Math.abs(change) < NOTABLE) return "same";
  return change < 0 ? "luck" : "skill";
}

/** Returns the word for a place between luck, at 0, and skill, at 1. */
export function skillShare(share: number): "luck" | "both" | "skill" {
  if (share < 1 / 3) return "luck";
  return share < 2 / 3 ? "both" : "skill";
}
