/** Reasons why the best choice of an exercise beats another one; the numbers come with the exercise. */
import thresholds from "@thresholds";
import { legalActions, apply, totals } from "@/rules/gameEngine";
import { boxName } from "@/rules/boxNames";
import type { Action, GameState } from "@/rules/gameState";
import type { Variant } from "@/rules/variantTables";
import { actionKey, actionWords } from "@/game/review/actionWords";
import { chance, points } from "@/game/review/reviewWords";
import { named, number, t } from "@/i18n/i18n.svelte";
import type { KeptExercise } from "@/store/learning";
import type { Exercise } from "@/wire/types";
import { choicesIn, stateOf } from "./exercise";

type Told = Exercise["against"][number]["reasons"][number];
type OfPoints = Exclude<Told, { kind: "to-win" }>;
type ToWin = Extract<Told, { kind: "to-win" }>;

/** Smaller differences count as equal points, or in standard deviations as no difference in risk. */
const { points: EQUAL_POINTS, spread: LEAST_SPREAD } = thresholds.reasons;

/**
 * Returns why the best choice beats the one made, or the most tempting one if the best was chosen.
 *
 * Rare choices have no reasons: then the most tempting one is compared, by name.
 */
export function reasonsAgainst(exercise: KeptExercise, variant: Variant, made: Action): string[] {
  if (!("losses" in exercise)) return [named(exercise.reason)];
  const [best] = choicesIn(exercise, variant);
  const key = actionKey(made);
  if (best && actionKey(best.action) !== key) {
    const found = storedReasons(exercise, variant, made) ?? lossReasons(exercise, variant, best.action, made);
    if (found) return found;
  }
  const [rival] = exercise.against;
  const action = rival && legalActions(stateOf(exercise, variant))[rival.option];
  if (!action) return [];
  const reasons = words(rival.reasons, variant).join(" ");
  return [t("reason-against", { action: actionWords(variant, action), reasons })];
}

function storedReasons(exercise: Exercise, variant: Variant, made: Action): string[] | undefined {
  const place = legalActions(stateOf(exercise, variant)).findIndex((action) => actionKey(action) === actionKey(made));
  const loss = exercise.losses[place] ?? 0;
  if (loss === 0) return [t("reason-equal")];
  const against = exercise.against.find(({ option }) => option === place);
  return against && words(against.reasons, variant);
}

/** If both choices end the turn, the loss alone is the reason: points now, and the value of the card afterwards. */
function lossReasons(exercise: Exercise, variant: Variant, best: Action, made: Action): string[] | undefined {
  const [used, kept] = [best, made].map((action) =>
    "box" in action && action.type !== "announced" ? action.box : null,
  );
  if (exercise.objective === "win" || !used || !kept || used === kept) return undefined;
  const state = stateOf(exercise, variant);
  const now = totalAfter(state, best) - totalAfter(state, made);
  const loss = choicesIn(exercise, variant).find(({ action }) => actionKey(action) === actionKey(made))?.loss ?? 0;
  return words([{ kind: "now", better: now, worse: loss - now, boxes: [kept, used], reached: null }], variant);
}

function totalAfter(state: GameState, action: Action): number {
  return totals(apply(state, action))[state.seat] ?? 0;
}

function words(reasons: readonly Told[], variant: Variant): string[] {
  return reasons.map((reason) => (reason.kind === "to-win" ? toWinWords(reason, variant) : wordsOf(reason, variant)));
}

/** As `reason_words` in Python. */
function wordsOf(reason: OfPoints, variant: Variant): string {
  const { kind, better, worse } = reason;
  const [box = "", other = ""] = kind === "bonus" ? [bonusWords(reason, variant)] : boxesOf(reason, variant);
  const facts = { box, other, better: share(better), worse: share(worse) };
  switch (kind) {
    case "equal":
      return t("reason-equal");
    case "near":
      return t("reason-near", { points: points(better, variant.scale) });
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
function toWinWords({ better, worse, given_up: lost, spread, other_spread: other }: ToWin, variant: Variant): string {
  return t("reason-to-win", {
    better: chance(better),
    worse: chance(worse),
    balance: Math.abs(lost) < EQUAL_POINTS ? "same" : lost > 0 ? "less" : "more",
    points: points(Math.abs(lost), variant.scale),
    risk: riskOf(better, spread - other),
    spread: number(spread, { maximumFractionDigits: 0 }),
    other: number(other, { maximumFractionDigits: 0 }),
  });
}

/** Returns whether risk or caution wins; otherwise the points at the margin decide. */
function riskOf(better: number, wider: number): "daring" | "careful" | "none" {
  if (better < 1 / 2 && wider >= LEAST_SPREAD) return "daring";
  return better > 1 / 2 && wider <= -LEAST_SPREAD ? "careful" : "none";
}

/** Returns the arguments for two differences in points: of this turn, and of all later ones. */
function balance(now: number, later: number, digits: number): Record<string, string> {
  const [sign, after] = [now, later].map(signOf) as ["more" | "less" | "same", "more" | "less" | "same"];
  const said = (value: number, places: number): string =>
    number(Number(Math.abs(value).toFixed(places)), { minimumFractionDigits: places, maximumFractionDigits: places });
  const together = after !== "more" ? after : sign === "less" ? "but-more" : "and-more";
  return { sign, after, balance: together, now: said(now, digits), later: said(later, 1) };
}

function signOf(value: number): "more" | "less" | "same" {
  return Math.abs(value) < EQUAL_POINTS ? "same" : value < 0 ? "less" : "more";
}

function boxesOf({ boxes }: OfPoints, variant: Variant): string[] {
  return boxes.map((id) => named(boxName(variant, variant.boxIndex.get(id) ?? 0)));
}

function bonusWords({ boxes: [id], reached }: OfPoints, variant: Variant): string {
  const bonus = variant.bonuses.find((one) => one.id === id);
  const name = t("reason-tier", { bonus: bonus ? named(bonus.names) : "", threshold: reached ?? 0 });
  if (!bonus || bonus.column === null || variant.columns.length === 1) return name;
  const column = variant.columns[bonus.column];
  return column ? `${name} (${named(column.names)})` : name;
}

/** A probability in whole percent, finer where it would wrongly look impossible or certain. */
function share(value: number): string {
  const said = (part: number, digits: number): string =>
    number(part, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });
  if (value === 0 || value === 1 || (value >= 0.01 && value < 0.995)) return said(value, 0);
  if (value < 0.0005) return t("review-below", { bound: said(0.001, 1) });
  if (value >= 0.9995) return t("review-above", { bound: said(0.999, 1) });
  return said(value, 1);
}
