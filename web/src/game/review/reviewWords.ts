/** Formats the numbers and marks of a review. */
import thresholds from "@thresholds";
import { hundredths, signed, tenths } from "@/i18n/figures";
import { number, t } from "@/i18n/i18n.svelte";
import type { Action } from "@/rules/gameState";
import type { Decision, Moment, Review, SeatReview, Throw } from "@/wire/types";

export const SIGNS = { inaccuracy: "?!", mistake: "?", blunder: "??" } as const;
/** Variants with a scale below this show two decimals. */
export const MUCH = thresholds.hundredths_below_scale;
const FORTUNES = { "very-lucky": "▲▲", lucky: "▲", unlucky: "▼", "very-unlucky": "▼▼" } as const;

/** Returns a moment's sign, and whether it marks an error. */
export function signOf(moment: Moment): { sign: string; wrong: boolean } {
  if (moment.kind === "decision") return { sign: moment.mark ? SIGNS[moment.mark] : "", wrong: true };
  return { sign: moment.mark ? FORTUNES[moment.mark] : "", wrong: false };
}

/** Returns the best action by the review's measure: points or winning. */
export function bestOf({ win, best }: Decision, { marks_by: by }: Pick<Review, "marks_by">): Action {
  return by === "win" && win ? win.best : best;
}

/**
 * Formats points with one decimal, or two for small scales; a nonzero value never reads as 0.
 *
 * @param scale of the variant.
 */
export function points(value: number, scale = 1): string {
  const size = Math.abs(value);
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

/** Formats a difference of chances in percentage points, unsigned; one decimal below ten. */
export function percentagePoints(value: number): string {
  const size = 100 * Math.abs(value);
  const digits = size < 9.95 ? 1 : 0;
  const words = (share: number): string =>
    number(share, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return size > 1e-7 && size < 0.05 ? t("review-tiny", { bound: words(0.1) }) : words(size);
}

/** Counts a player's errors by kind, in words. */
export function errorCounts({ blunders, mistakes, inaccuracies }: SeatReview): string {
  const counts = Object.entries({ blunder: blunders, mistake: mistakes, inaccuracy: inaccuracies });
  const made = counts.filter(([, count]) => count > 0).map(([kind, count]) => t(`review-marks-${kind}`, { count }));
  return made.length > 0 ? t("review-marks", { marks: made.join(", ") }) : t("review-marks-none");
}

/** Formats a decision's loss by the review's measure; `scale` of the variant. */
export function lossWords(decision: Decision, { marks_by: by }: Pick<Review, "marks_by">, scale = 1): string {
  if (by === "win" && decision.win) return t("review-loss-win", { points: percentagePoints(decision.win.loss) });
  return t("review-loss-points", { points: points(decision.loss, scale) });
}

/** Formats a throw's luck by the review's measure. */
export function luckWords(thrown: Throw, { marks_by: by }: Pick<Review, "marks_by">, scale = 1): string {
  if (by === "win" && thrown.win) {
    return t("review-luck-win", { points: `${thrown.win.luck < 0 ? "−" : "+"}${percentagePoints(thrown.win.luck)}` });
  }
  return t("review-luck-points", { points: difference(thrown.luck, scale) });
}

/** Says in one sentence who won and who played better; empty for a single player. */
export function verdict(seats: readonly SeatReview[], names: readonly string[], scale = 1): string {
  if (seats.length < 2) return "";
  const [winner, second] = [...seats].sort((one, other) => other.end - one.end);
  const [better, worse] = [...seats].sort((one, other) => other.adjusted - one.adjusted);
  if (!winner || !second || !better || !worse) return "";
  const nameOf = ({ seat }: SeatReview): string => names[seat] ?? "";
  const gap = better.adjusted - worse.adjusted;
  const facts = { winner: nameOf(winner), better: nameOf(better), points: points(gap, scale) };
  if (winner.end === second.end) return t("review-verdict-tie", facts);
  if (better.seat === winner.seat) return t("review-verdict-skill", facts);
  const behind = better.adjusted - winner.adjusted;
  return t("review-verdict-luck", { ...facts, points: points(behind, scale) });
}

/** Returns a seat's marked decisions, lessons first. */
export function errorsOf({ moments, seats }: Review, seat: number): Decision[] {
  const lessons = seats.find((one) => one.seat === seat)?.lessons ?? [];
  const marked = moments.filter((one): one is Decision => one.kind === "decision" && one.seat === seat && !!one.mark);
  const rank = ({ event }: Decision): number => (lessons.includes(event) ? lessons.indexOf(event) : lessons.length);
  return marked.sort((one, other) => rank(one) - rank(other) || one.event - other.event);
}
