/** Formats the numbers and marks of a review. */
import thresholds from "@thresholds";
import { hundredths, signed, tenths, wholePercent } from "@/i18n/figures";
import { number, t } from "@/i18n/i18n.svelte";
import type { Action } from "@/rules/gameState";
import type { Decision, Review } from "@/wire/types";

/** The more dots, the more another choice would have gained. */
export const SIGNS = { inaccuracy: "•", mistake: "••", blunder: "•••" } as const;
/** Variants with a scale below this show two decimals. */
export const MUCH = thresholds.hundredths_below_scale;

/** Returns the best action by the review's measure: points or winning. */
export function bestOf({ win, best }: Decision, { marks_by: by }: Pick<Review, "marks_by">): Action {
  return by === "win" && win ? win.best : best;
}

/** From here on points are whole: nobody asks for tenths of so many. */
const WHOLE_FROM = 9.95;

/**
 * Formats points: whole from ten on, below with one decimal, or two for small scales; a nonzero value never reads as 0.
 *
 * @param scale of the variant.
 */
export function points(value: number, scale = 1): string {
  const size = Math.abs(value);
  if (size >= WHOLE_FROM) return number(Math.round(value), { useGrouping: false });
  const least = scale < MUCH ? 0.01 : 0.1;
  const visible = size > 1e-9 && size < least / 2 ? least : value;
  const words = scale < MUCH ? hundredths(visible) : tenths(visible);
  return visible === value ? words : t("review-tiny", { bound: words });
}

/** Formats a difference with its sign and the same precision. */
export function difference(value: number, scale = 1): string {
  return signed(value, scale < MUCH ? 2 : 1);
}

/** Formats a chance, or a part of one, as a percentage. */
export function chance(value: number): string {
  const size = Math.abs(value);
  const words = number(size, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
  if (size > 1e-9 && size < 0.0005) return t("review-tiny", { bound: words.replace(/\d([^\d]*)$/, "1$1") });
  return words;
}

/** Formats two chances side by side: in whole percent, or finer where both would read the same. */
export function chances(one: number, other: number): [string, string] {
  const [first, second] = [wholePercent(one), wholePercent(other)];
  return first === second ? [chance(one), chance(other)] : [first, second];
}

/** Formats a difference of chances in percentage points, unsigned; one decimal below ten. */
export function percentagePoints(value: number): string {
  const size = 100 * Math.abs(value);
  const digits = size < 9.95 ? 1 : 0;
  const words = (share: number): string =>
    number(share, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return size > 1e-7 && size < 0.05 ? t("review-tiny", { bound: words(0.1) }) : words(size);
}

/** Returns a seat's marked decisions, lessons first. */
export function errorsOf({ moments, seats }: Review, seat: number): Decision[] {
  const lessons = seats.find((one) => one.seat === seat)?.lessons ?? [];
  const marked = moments.filter((one): one is Decision => one.kind === "decision" && one.seat === seat && !!one.mark);
  const rank = ({ event }: Decision): number => (lessons.includes(event) ? lessons.indexOf(event) : lessons.length);
  return marked.sort((one, other) => rank(one) - rank(other) || one.event - other.event);
}
