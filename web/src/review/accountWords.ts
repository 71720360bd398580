/** A player's account and the marks of moments in words. */
import { t } from "@/i18n/i18n.svelte";
import { difference, percentagePoints, points, SIGNS } from "@/game/review/reviewWords";
import type { Decision, Moment, Review, SeatReview, Throw } from "@/wire/types";

const FORTUNES = { "very-lucky": "▲▲", lucky: "▲", unlucky: "▼", "very-unlucky": "▼▼" } as const;
/** A smaller lead without luck, in points times the scale, counts as level. */
const NOTABLY = 1;

/** Returns a moment's sign, and whether it marks a decision. */
export function signOf(moment: Moment): { sign: string; decided: boolean } {
  if (moment.kind === "decision") return { sign: moment.mark ? SIGNS[moment.mark] : "", decided: true };
  return { sign: moment.mark ? FORTUNES[moment.mark] : "", decided: false };
}

/** Says how many decisions that mattered were good, if any were, and how many could have been better. */
export function decisionCounts({ counted, blunders, mistakes, inaccuracies }: SeatReview): string {
  const counts = Object.entries({ blunder: blunders, mistake: mistakes, inaccuracy: inaccuracies });
  const better = counts.filter(([, count]) => count > 0).map(([kind, count]) => t(`review-marks-${kind}`, { count }));
  const good = counted - blunders - mistakes - inaccuracies;
  if (better.length === 0) return t("review-all-good", { counted });
  return t(good > 0 ? "review-good" : "review-marks", { counted, good, marks: better.join(", ") });
}

/** Returns each sign among some moments with its meaning. */
export function signMeanings(moments: readonly Moment[]): string[] {
  const found = moments.flatMap((moment) => (moment.mark ? [`${signOf(moment).sign} ${meaningOf(moment)}`] : []));
  return [...new Set(found)].sort();
}

function meaningOf(moment: Moment): string {
  if (moment.kind === "throw") return t(`review-fortune-${moment.mark ?? "lucky"}`);
  return t(`review-sign-${moment.mark ?? "mistake"}`);
}

/** Says what the best choice would have gained, by the review's measure; `scale` of the variant. */
export function gainWords(decision: Decision, { marks_by: by }: Pick<Review, "marks_by">, scale = 1): string {
  if (by === "win" && decision.win) return t("review-gain-win", { points: percentagePoints(decision.win.loss) });
  return t("review-gain-points", { points: points(decision.loss, scale) });
}

/** Says what a player's decisions scored, compared with the best ones. */
export function skillFigure(loss: number, scale = 1): string {
  return t(loss > 1e-9 ? "review-skill-figure" : "review-skill-best", { points: points(loss, scale) });
}

/** Says how far a player's throws were above or below average. */
export function luckFigure(luck: number, scale = 1): string {
  return t("review-luck-figure", { points: points(Math.abs(luck), scale), side: luck < 0 ? "less" : "more" });
}

/** Formats a throw's luck by the review's measure. */
export function luckWords(thrown: Throw, { marks_by: by }: Pick<Review, "marks_by">, scale = 1): string {
  if (by === "win" && thrown.win) {
    return t("review-luck-win", { points: `${thrown.win.luck < 0 ? "−" : "+"}${percentagePoints(thrown.win.luck)}` });
  }
  return t("review-luck-points", { points: difference(thrown.luck, scale) });
}

/**
 * Says in one sentence who won, and who would have with equal luck.
 *
 * @param computers seats of computer players: people are not told that one of these played better.
 * @returns an empty text for a single player, or where a computer player would be praised.
 */
export function verdict(
  seats: readonly SeatReview[],
  names: readonly string[],
  { scale = 1, computers = [] }: { scale?: number; computers?: readonly number[] } = {},
): string {
  const [winner, second] = [...seats].sort((one, other) => other.end - one.end);
  const [better, worse] = [...seats].sort((one, other) => other.adjusted - one.adjusted);
  if (!winner || !second || !better || !worse || computers.includes(better.seat)) return "";
  const nameOf = ({ seat }: SeatReview): string => names[seat] ?? "";
  const drawn = winner.end === second.end;
  const other = drawn || better === winner ? worse : winner;
  const ahead = better.adjusted - other.adjusted;
  const kind = drawn ? "tie" : ahead < NOTABLY * scale ? "close" : better === winner ? "skill" : "luck";
  const facts = { winner: nameOf(winner), better: nameOf(better), other: nameOf(other) };
  return t(`review-verdict-${kind}`, { ...facts, points: points(ahead, scale) });
}
