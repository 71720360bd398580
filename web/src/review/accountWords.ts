/** A player's account and the marks of moments in words. */
import levels from "@levels";
import { t } from "@/i18n/i18n.svelte";
import { chances, difference, points, SIGNS } from "@/game/review/reviewWords";
import type { Decision, Moment, Review, SeatReview, Throw } from "@/wire/types";

type ThemeLoss = SeatReview["themes"][number];
type WinLoss = NonNullable<Decision["win"]>;

const FORTUNES = { "very-lucky": "▲▲", lucky: "▲", unlucky: "▼", "very-unlucky": "▼▼" } as const;
/** Levels are listed from the weakest to the strongest. */
const WEAKEST = Object.keys(levels)[0];
/** A smaller lead without luck, in points times the scale, counts as level. */
const NOTABLY = 1;

/** Returns a moment's sign, and whether it marks a decision. */
export function signOf(moment: Moment): { sign: string; decided: boolean } {
  if (moment.kind === "decision") return { sign: moment.mark ? SIGNS[moment.mark] : "", decided: true };
  return { sign: moment.mark ? FORTUNES[moment.mark] : "", decided: false };
}

/** The one figure to remember: how many decisions that mattered were good; else how many could have been better. */
export function figureOf(seat: SeatReview): string {
  const { counted } = seat;
  const better = betterMoves(seat);
  if (better === 0) return t("review-all-good", { counted });
  return better < counted ? t("review-perfect", { counted, good: counted - better }) : furtherFigure(seat);
}

/** Says how many decisions could have been better, and how many much better; empty for none. */
export function furtherFigure(seat: SeatReview): string {
  const better = betterMoves(seat);
  return better === 0 ? "" : t("review-better-moves", { better, blunders: seat.blunders });
}

function betterMoves({ blunders, mistakes, inaccuracies }: SeatReview): number {
  return blunders + mistakes + inaccuracies;
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
  if (by === "win" && decision.win) return t("review-gain-win", comparison(decision.win));
  return t("review-gain-points", { points: points(decision.loss, scale) });
}

/** Returns the chances to win after the best choice and after what was done. */
function comparison({ value, chosen: done }: WinLoss): { best: string; chosen: string } {
  const [best, chosen] = chances(value, done);
  return { best, chosen };
}

/**
 * Says what a theme cost a player: all of it in points, or the decision that lost most of the chance to win, as a sum
 * of chances means nothing to anybody.
 */
export function themeWords({ theme, loss }: ThemeLoss, review: Review, seat: number, scale = 1): string {
  const wins = review.moments.flatMap((one) =>
    one.kind === "decision" && one.seat === seat && one.themes[0] === theme && one.win
      ? [{ ...one, win: one.win }]
      : [],
  );
  const worst = wins.sort((one, other) => other.win.loss - one.win.loss)[0];
  if (review.marks_by === "points" || !worst) return t("review-theme-points", { points: points(loss, scale) });
  return t("review-theme-win", { turn: worst.turn, ...comparison(worst.win) });
}

/** Says which computer player decides as well; empty for the weakest, which is no compliment. */
export function bandWords(band: SeatReview["band"]): string {
  if (!band || band.lowest === WEAKEST) return "";
  const facts = { low: t(`seat-${band.lowest}`), high: t(`seat-${band.highest}`) };
  return t(band.lowest === band.highest ? "review-band" : "review-band-between", facts);
}

/** Says what a player's decisions scored, compared with the best ones. */
export function skillFigure(loss: number, scale = 1): string {
  return t(loss > 1e-9 ? "review-skill-figure" : "review-skill-best", { points: points(loss, scale) });
}

/** Says how far a player's throws were above or below average. */
export function luckFigure(luck: number, scale = 1): string {
  return t("review-luck-figure", { points: points(Math.abs(luck), scale), side: luck < 0 ? "less" : "more" });
}

/** Says what a throw brought, by the review's measure. */
export function luckWords(thrown: Throw, { marks_by: by }: Pick<Review, "marks_by">, scale = 1): string {
  if (by === "points" || !thrown.win) return t("review-thrown", { points: difference(thrown.luck, scale) });
  const [before, after] = chances(thrown.win.before, thrown.win.after);
  return t("review-thrown-win", { before, after });
}

interface Circumstances {
  scale?: number;
  /** Seats of computer players: people are not told that one of these played better. */
  computers?: readonly number[];
  /** The seat that is spoken to, if it has no name. */
  you?: number | null;
}

/** Says in one sentence who won, and who would have with equal luck; of a single player, what luck brought. */
export function verdict(
  seats: readonly SeatReview[],
  names: readonly string[],
  { scale = 1, computers = [], you = null }: Circumstances = {},
): string {
  const [winner, second] = [...seats].sort((one, other) => other.end - one.end);
  const [better, worse] = [...seats].sort((one, other) => other.adjusted - one.adjusted);
  if (!winner) return "";
  if (!second || !better || !worse)
    return t("review-alone", { total: Math.round(winner.end), adjusted: Math.round(winner.adjusted) });
  const nameOf = ({ seat }: SeatReview): string => names[seat] ?? "";
  const drawn = winner.end === second.end;
  const other = drawn || better === winner ? worse : winner;
  const ahead = better.adjusted - other.adjusted;
  const close = ahead < NOTABLY * scale;
  const facts = { winner: nameOf(winner), better: nameOf(better), other: nameOf(other), points: points(ahead, scale) };
  const praised = !computers.includes(better.seat);
  if (drawn) return t(!praised ? "review-drawn" : better.seat === you ? "review-you-tie" : "review-verdict-tie", facts);
  if (winner.seat === you) {
    if (close && seats.length === 2) return t("review-you-close");
    return better === winner ? t("review-you-skill", facts) : t("review-you-won");
  }
  if (better.seat === you) return t(close ? "review-you-nearly" : "review-you-unlucky", facts);
  if (!praised) return t("review-won", facts);
  return t(`review-verdict-${close ? "close" : better === winner ? "skill" : "luck"}`, facts);
}
