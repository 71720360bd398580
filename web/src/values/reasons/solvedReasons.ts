/** Why an action is better than another: Python's `analysis.advice.reasons` on a sheet that is solved here. */
import { baseOf } from "@/rules/card";
import { apply, totals } from "@/rules/gameEngine";
import type { Action, GameState } from "@/rules/gameState";
import { at } from "@/rules/list";
import { boxAt } from "@/rules/variantTables";
import { bestAction } from "@/values/exact/bestAction";
import type { ActionValue } from "@/values/heuristic/actionValues";
import type { ReasonTold } from "@/wire/types";
import { isEntry, prospectOf, type Ending, type Prospect, type SheetWithFacts } from "./prospects";

/** A reason, and its approximate size in points, by which reasons are ranked. */
interface WeighedReason {
  readonly told: ReasonTold;
  readonly effect: number;
  /** A box is named in one reason only. */
  readonly box?: string | undefined;
}

/** Points: what differs by less is as good as equal, or equal. */
const [NEAR, TIE] = [0.1, 1e-9];
/** Effects in points that are equal when divided by this and rounded stay in order. */
const SAME = 1e-4;
const [LEAST_CHANCE, LEAST_BONUS, LEAST_EFFECT, UNLIKELY] = [0.04, 0.02, 0.3, 0.4];
/** Number of reasons told. */
const MOST = 2;

/** Returns the reasons, the weightiest first. */
export function reasonsBetween(
  sheet: SheetWithFacts,
  state: GameState,
  better: ActionValue,
  worse: ActionValue,
): ReasonTold[] {
  const gap = better.value - worse.value;
  if (gap < NEAR * state.variant.scale) return [told(gap <= TIE ? "equal" : "near", gap, 0)];
  return weightiest([...ofEntries(state, better, worse), ...new Contrast(sheet, state, better, worse).reasons()]);
}

/** Returns what an action is compared with: the best other one that is clearly worse, or else the best other one. */
export function rivalOf(
  { variant }: GameState,
  better: ActionValue | undefined,
  values: readonly ActionValue[],
): ActionValue | undefined {
  const others = values.filter((other) => other !== better);
  const worse = others.filter(({ value }) => (better?.value ?? 0) - value >= NEAR * variant.scale);
  const rivals = worse.length > 0 ? worse : others;
  if (rivals.length === 0) return undefined;
  const action = bestAction(variant, rivals);
  return rivals.find((rival) => rival.action === action);
}

/** Where both fill boxes, the difference in value is split into points now and the rest of the game. */
function ofEntries(state: GameState, better: ActionValue, worse: ActionValue): WeighedReason[] {
  const [used, kept] = [enteredBox(better.action), enteredBox(worse.action)];
  if (used === undefined || kept === undefined || used === kept) return [];
  const now = totalAfter(state, better) - totalAfter(state, worse);
  const later = better.value - worse.value - now;
  const effect = Math.abs(later) + Math.abs(now);
  return [{ told: told("now", now, later, [kept, used]), effect, box: kept }];
}

function totalAfter(state: GameState, { action }: ActionValue): number {
  return at(totals(apply(state, action)), state.seat);
}

function enteredBox(action: Action): string | undefined {
  return isEntry(action) ? action.box : undefined;
}

/** The futures after two actions, side by side. */
class Contrast {
  private readonly good: Prospect;
  private readonly bad: Prospect;

  constructor(
    private readonly sheet: SheetWithFacts,
    private readonly state: GameState,
    private readonly better: ActionValue,
    private readonly worse: ActionValue,
  ) {
    [this.good, this.bad] = [prospectOf(sheet, state, better.action), prospectOf(sheet, state, worse.action)];
  }

  /** Returns all advantages of the better action, and the division of points between this turn and later. */
  reasons(): WeighedReason[] {
    return [
      ...this.ofBonuses(),
      ...this.ofTurn(),
      ...this.ofGame(),
      ...this.ofStrikes(),
      ...this.ofMisses(),
      this.ofPoints(),
    ];
  }

  private ofBonuses(): WeighedReason[] {
    return this.sheet.bonuses.flatMap(({ bonus, reached, points }, fact) => {
      const [better, worse] = [at(this.good.bonuses, fact), at(this.bad.bonuses, fact)];
      const effect = (better - worse) * points;
      if (better - worse < LEAST_BONUS || effect < LEAST_EFFECT) return [];
      return [{ told: { ...told("bonus", better, worse, [bonus.id]), reached: reached + baseOf(bonus) }, effect }];
    });
  }

  private ofTurn(): WeighedReason[] {
    const [good, bad] = [this.good.endings, this.bad.endings];
    if (good.length === 1 && bad.length === 1) return [];
    const boxes = new Set(good.filter(({ scores }) => scores).map(({ box }) => box));
    return [...boxes].flatMap((box) => {
      const isHere = (ending: Ending): boolean => ending.box === box && ending.scores;
      const [here, there] = [good.filter(isHere), bad.filter(isHere)];
      return this.ofBox("turn", box, chanceOf(here), chanceOf(there), meanOf(here) - meanOf(there));
    });
  }

  private ofGame(): WeighedReason[] {
    const lost = this.worse.action.type === "struck" ? this.worse.action.box : undefined;
    return [...this.good.boxes].flatMap(([box, better]) => {
      if (!this.isOpen(box)) return [];
      const worse = this.bad.boxes.get(box) ?? 0;
      const kind = box === lost ? "struck" : "game";
      return this.ofBox(kind, box, better, worse, (better - worse) * this.pointsOf(box));
    });
  }

  private ofBox(kind: ReasonTold["kind"], box: string, better: number, worse: number, effect: number): WeighedReason[] {
    if (better - worse < LEAST_CHANCE || effect < LEAST_EFFECT) return [];
    return [{ told: told(kind, better, worse, [box]), effect, box }];
  }

  private isOpen(box: string): boolean {
    const { variant } = this.state;
    return boxAt(variant, variant.boxIndex.get(box) ?? 0).entries === 1 && enteredBox(this.better.action) !== box;
  }

  /** Returns the mean points of a box, where it scores. */
  private pointsOf(box: string): number {
    const index = this.state.variant.boxIndex.get(box) ?? 0;
    const { points, scored } = this.sheet.facts;
    const [mean, often] = [points[index] as number, scored[index] as number];
    return often > 0 ? (mean * boxAt(this.state.variant, index).entries) / often : 0;
  }

  /** A box may be struck because it would hardly have scored. */
  private ofStrikes(): WeighedReason[] {
    const { action } = this.better;
    const chance = action.type === "struck" ? (this.bad.boxes.get(action.box) ?? 0) : 1;
    const box = enteredBox(action);
    return box === undefined || chance > UNLIKELY ? [] : [{ told: told("unlikely", 0, chance, [box]), effect: 1, box }];
  }

  private ofMisses(): WeighedReason[] {
    const [better, worse] = [this.good, this.bad].map(({ endings }) =>
      chanceOf(endings.filter(({ scores }) => !scores)),
    ) as [number, number];
    return worse - better >= LEAST_CHANCE ? [{ told: told("miss", better, worse), effect: 0 }] : [];
  }

  private ofPoints(): WeighedReason {
    const now = meanOf(this.good.endings) - meanOf(this.bad.endings);
    return { told: told("sum", now, this.better.value - this.worse.value - now), effect: 0 };
  }
}

function chanceOf(endings: readonly Ending[]): number {
  return endings.reduce((sum, { chance }) => sum + chance, 0);
}

function meanOf(endings: readonly Ending[]): number {
  return endings.reduce((sum, { chance, points }) => sum + chance * points, 0);
}

/** Chooses reasons about different boxes; the division of points only if there is no other. */
function weightiest(found: readonly WeighedReason[]): ReasonTold[] {
  const isLast = ({ told: { kind } }: WeighedReason): number => Number(kind === "sum");
  const sizeOf = ({ effect }: WeighedReason): number => Math.round(effect / SAME);
  const chosen: WeighedReason[] = [];
  for (const one of found.toSorted((a, b) => isLast(a) - isLast(b) || sizeOf(b) - sizeOf(a))) {
    const isNew = one.box === undefined || chosen.every(({ box }) => box !== one.box);
    const isAdded = chosen.length < MOST && isNew && one.told.kind !== "sum" && one.told.kind !== "miss";
    if (chosen.length === 0 || isAdded) chosen.push(one);
  }
  return chosen.map((one) => one.told);
}

function told(kind: ReasonTold["kind"], better: number, worse: number, boxes: readonly string[] = []): ReasonTold {
  return { kind, better, worse, boxes: [...boxes], reached: null };
}
