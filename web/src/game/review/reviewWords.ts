/** The numbers and marks of a review as people read them. */
import thresholds from "@thresholds";
import { hundredths, signed, tenths } from "@/i18n/figures";
import { number, t } from "@/i18n/i18n.svelte";
import type { Action } from "@/engine/state";
import type { Decision, Moment, Review, SeatReview, Throw } from "@/wire/types";

export const SIGNS = { inaccuracy: "?!", mistake: "?", blunder: "??" } as const;
/** Totals have two decimal places in variants with a smaller scale. */
export const MUCH = thresholds.hundredths_below_scale;
const FORTUNES = { "very-lucky": "▲▲", lucky: "▲", unlucky: "▼", "very-unlucky": "▼▼" } as const;

/** The sign of a marked throw or decision, and whether it stands for an error. */
export function signOf(moment: Moment): { sign: string; wrong: boolean } {
  if (moment.kind === "decision") return { sign: moment.mark ? SIGNS[moment.mark] : "", wrong: true };
  return { sign: moment.mark ? FORTUNES[moment.mark] : "", wrong: false };
}

/** What would have been best, in what the review marks by. */
export function bestOf({ win, best }: Decision, { marks_by: by }: Pick<Review, "marks_by">): Action {
  return by === "win" && win ? win.best : best;
}

/**
 * Points to a tenth, or to a hundredth where one is much; what is smaller is never written as nothing.
 *
 * @param scale of the variant.
 */
export function points(value: number, scale = 1): string {
  const size = Math.abs(value);
  const least = scale < MUCH ? 0.01 : 0.1;
  const told = size > 1e-9 && size < least / 2 ? least : value;
  const words = scale < MUCH ? hundredths(told) : tenths(told);
  return told === value ? words : t("review-tiny", { bound: words });
}

/** A difference in points, with its sign, to the tenth or the hundredth likewise. */
export function difference(value: number, scale = 1): string {
  return signed(value, scale < MUCH ? 2 : 1);
}

/** A chance to win, or a part of one. */
export function chance(value: number): string {
  const size = Math.abs(value);
  const words = number(size, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
  if (size > 1e-9 && size < 0.0005) return t("review-tiny", { bound: words.replace(/\d([^\d]*)$/, "1$1") });
  return words;
}

/** A difference of chances in percentage points, without its sign: to a tenth below ten. */
export function percentagePoints(value: number): string {
  const size = 100 * Math.abs(value);
  const digits = size < 9.95 ? 1 : 0;
  const words = (told: number): string =>
    number(told, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return size > 1e-7 && size < 0.05 ? t("review-tiny", { bound: words(0.1) }) : words(size);
}

/** How many errors of each kind a player made. */
export function errorCounts({ blunders, mistakes, inaccuracies }: SeatReview): string {
  const counts = Object.entries({ blunder: blunders, mistake: mistakes, inaccuracy: inaccuracies });
  const made = counts.filter(([, count]) => count > 0).map(([kind, count]) => t(`review-marks-${kind}`, { count }));
  return made.length > 0 ? t("review-marks", { marks: made.join(", ") }) : t("review-marks-none");
}

/** What a decision lost, in what the review marks by; `scale` of the variant. */
export function lossWords(decision: Decision, { marks_by: by }: Pick<Review, "marks_by">, scale = 1): string {
  if (by === "win" && decision.win) return t("review-loss-win", { points: percentagePoints(decision.win.loss) });
  return t("review-loss-points", { points: points(decision.loss, scale) });
}

/** What a throw brought, likewise. */
export function luckWords(thrown: Throw, { marks_by: by }: Pick<Review, "marks_by">, scale = 1): string {
  if (by === "win" && thrown.win) {
    return t("review-luck-win", { points: `${thrown.win.luck < 0 ? "−" : "+"}${percentagePoints(thrown.win.luck)}` });
  }
  return t("review-luck-points", { points: difference(thrown.luck, scale) });
}

/** Who won and who played better: one sentence. Nothing where a single player has nobody to compare with. */
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

/** The decisions with a mark of one seat, those to learn from first in front. */
export function errorsOf({ moments, seats }: Review, seat: number): Decision[] {
  const lessons = seats.find((one) => one.seat === seat)?.lessons ?? [];
  const marked = moments.filter((one): one is Decision => one.kind === "decision" && one.seat === seat && !!one.mark);
  const rank = ({ event }: Decision): number => (lessons.includes(event) ? lessons.indexOf(event) : lessons.length);
  return marked.sort((one, other) => rank(one) - rank(other) || one.event - other.event);
}
