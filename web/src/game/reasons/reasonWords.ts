/** Reasons why an action is better than another, in words. */
import thresholds from "@thresholds";
import { boxName } from "@/rules/boxNames";
import type { Action, GameState } from "@/rules/gameState";
import { isBeforeThrow } from "@/rules/turn";
import type { Variant } from "@/rules/variantTables";
import { actionWords } from "@/game/review/actionWords";
import { chance, points } from "@/game/review/reviewWords";
import { hundredths, tenths } from "@/i18n/figures";
import { named, number, t } from "@/i18n/i18n.svelte";
import type { ReasonTold, ReasonToWin } from "@/wire/types";

/** Smaller differences count as equal points, or in standard deviations as no difference in risk. */
const { points: EQUAL_POINTS, spread: LEAST_SPREAD } = thresholds.reasons;
/** Chances are computed in single precision: nearer to 0 or 1 than this they are impossible or certain. */
const ROUNDING = 1e-6;

/** Returns in words why the best action is better than another one of this position. */
export function whyWords(state: GameState, rival: Action, reasons: readonly string[]): string {
  const action = actionWords(state.variant, rival, isBeforeThrow(state));
  return t("reason-against", { action, reasons: reasons.join(" ") });
}

/** Returns a reason as a sentence, as `reason_words` in Python. */
export function reasonWords(reason: ReasonTold, variant: Variant): string {
  const { kind, better, worse } = reason;
  const [box = "", other = ""] = kind === "bonus" ? [bonusWords(reason, variant)] : boxesOf(reason, variant);
  const facts = { box, other, better: share(better), worse: share(worse) };
  switch (kind) {
    case "equal":
      return t("reason-equal");
    case "near":
      return t("reason-near", { points: pointsApart(better) });
    case "now": {
      // Where only bonuses count, an entry that changes none makes no difference in points now.
      const silent = !variant.counts_points && signOf(better) === "same";
      return t(silent ? "reason-later" : "reason-now", { box, other, ...balance(better, worse, 0) });
    }
    case "sum":
      return t("reason-sum", balance(better, worse, 1));
    case "bonus":
      return t("reason-bonus", facts);
    case "turn":
      return t("reason-turn", facts);
    case "game":
      return t("reason-game", facts);
    case "struck":
      return t("reason-struck", facts);
    case "unlikely":
      return t("reason-unlikely", facts);
    case "miss":
      return t("reason-miss", facts);
  }
}

/** The reason for a higher chance to win; as `WhyToWin.words` in Python. */
export function toWinWords(reason: Omit<ReasonToWin, "kind">, variant: Variant): string {
  const { better, worse, given_up: lost, spread, other_spread: other } = reason;
  return t("reason-to-win", {
    better: chance(better),
    worse: chance(worse),
    balance: Math.abs(lost) < EQUAL_POINTS ? "same" : lost > 0 ? "less" : "more",
    points: points(Math.abs(lost), variant.scale),
    risk: riskOf(better, spread - other),
    spread: Math.round(spread),
    other: Math.round(other),
  });
}

/** Returns whether risk or caution wins; otherwise the points at the margin decide. */
function riskOf(better: number, wider: number): "daring" | "careful" | "none" {
  if (better < 1 / 2 && wider >= LEAST_SPREAD) return "daring";
  return better > 1 / 2 && wider <= -LEAST_SPREAD ? "careful" : "none";
}

/**
 * Returns the arguments for two differences in points: of this turn, and of all later ones.
 *
 * Whole points remain a number, which chooses between one point and several.
 */
function balance(now: number, later: number, digits: 0 | 1): Record<string, string | number> {
  const [sign, after] = [now, later].map(signOf) as ["more" | "less" | "same", "more" | "less" | "same"];
  const said = (value: number): string => tenths(Number(Math.abs(value).toFixed(1)));
  const together = after !== "more" ? after : sign === "less" ? "but-more" : "and-more";
  return {
    sign,
    after,
    balance: together,
    now: digits === 0 ? Math.round(Math.abs(now)) : said(now),
    later: said(later),
  };
}

/** Formats a difference of points with two decimals; a nonzero one never reads as 0. */
function pointsApart(gap: number): string {
  return gap > 0 && gap < 0.005 ? t("review-below", { bound: hundredths(0.01) }) : hundredths(gap);
}

function signOf(value: number): "more" | "less" | "same" {
  return Math.abs(value) < EQUAL_POINTS ? "same" : value < 0 ? "less" : "more";
}

function boxesOf({ boxes }: ReasonTold, variant: Variant): string[] {
  return boxes.map((id) => named(boxName(variant, variant.boxIndex.get(id) ?? 0)));
}

function bonusWords({ boxes: [id], reached }: ReasonTold, variant: Variant): string {
  const bonus = variant.bonuses.find((one) => one.id === id);
  const name = t("reason-tier", { bonus: bonus ? named(bonus.names) : "", threshold: reached ?? 0 });
  if (!bonus || bonus.column === null || variant.columns.length === 1) return name;
  const column = variant.columns[bonus.column];
  return column ? `${name} (${named(column.names)})` : name;
}

/** A probability in whole percent, finer where it would wrongly look impossible or certain. */
export function share(value: number): string {
  const said = (part: number, digits: number): string =>
    number(part, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });
  if (Math.min(value, 1 - value) < ROUNDING || (value >= 0.01 && value < 0.995)) return said(value, 0);
  if (value < 0.0005) return t("review-below", { bound: said(0.001, 1) });
  if (value >= 0.9995) return t("review-above", { bound: said(0.999, 1) });
  return said(value, 1);
}
