/** Marks of decisions and throws, by the thresholds shared with Python. */
import thresholds from "@thresholds";
import type { Decision, Review, Throw } from "@/wire/types";

export type Fault = NonNullable<Decision["mark"]>;
type Unit = Review["marks_by"];

const WORST_FIRST: readonly Fault[] = ["blunder", "mistake", "inaccuracy"];

/** Returns the mark of a decision with this loss; null for a small loss. */
export function faultOf(loss: number, unit: Unit): Fault | null {
  const least = thresholds.faults[unit];
  return WORST_FIRST.find((fault) => loss >= least[fault] - thresholds.rounding) ?? null;
}

/** Returns the mark of a throw with this luck. */
export function fortuneOf(luck: number, unit: Unit): Throw["mark"] {
  const { lucky, very_lucky: very } = thresholds.fortunes[unit];
  const size = Math.abs(luck) + thresholds.rounding;
  if (size < lucky) return null;
  if (luck > 0) return size < very ? "lucky" : "very-lucky";
  return size < very ? "unlucky" : "very-unlucky";
}
