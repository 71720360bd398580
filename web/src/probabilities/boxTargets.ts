/** Possible targets on a sheet: every box, by column only where columns differ. */
import { struckIn } from "@/rules/card";
import { boxName } from "@/rules/boxNames";
import { oddsFor, type OddsGoal, type BoxOdds } from "@/values/odds/boxOdds";
import { hasRoom, pointsByRoll, throwLimit, type Situation } from "@/values/odds/situation";
import { boxAt, type Variant } from "@/rules/variantTables";
import type { Names } from "@/wire/types";

export interface Target {
  readonly box: number;
  readonly names: Names;
  /** Number of throws in a turn that ends there. */
  readonly throws: number;
}

/** Returns the boxes that can be free; among those alike in several columns, the first. */
export function targetsOf(variant: Variant, situation: Situation): Target[] {
  const first = new Map<string, number>();
  variant.boxes.forEach((_, box) => {
    const key = sameness(variant, box, situation);
    if (hasRoom(variant, box, situation) && !first.has(key)) first.set(key, box);
  });
  const shown = [...first.values()];
  const often = (line: string): boolean => shown.filter((box) => boxAt(variant, box).line === line).length > 1;
  return shown.map((box) => {
    const { line, names } = boxAt(variant, box);
    return { box, names: often(line) ? boxName(variant, box) : names, throws: throwLimit(variant, box) };
  });
}

/** Returns the target that most people ask for: five of a kind, else the first box that is no number box. */
export function targetAtFirst(variant: Variant, targets: readonly Target[]): Target | undefined {
  const fives = variant.columns.map(({ five }) => five);
  const isFigure = ({ box }: Target): boolean => boxAt(variant, box).number === null;
  return targets.find(({ box }) => fives.includes(box)) ?? targets.find(isFigure) ?? targets[0];
}

/** Returns the targets with neighbouring number boxes of equal chances together. */
export function alikeTogether<Row extends { number: boolean; chances: readonly (number | null)[] }>(
  rows: readonly Row[],
): [Row, ...Row[]][] {
  const groups: [Row, ...Row[]][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && row.number && last[0].number && isAlike(last[0].chances, row.chances)) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

function isAlike(one: readonly (number | null)[], other: readonly (number | null)[]): boolean {
  return one.every((chance, index) => Math.abs((chance ?? -1) - (other[index] ?? -1)) < 1e-9);
}

/** Returns a key that is equal for boxes with the same odds. */
function sameness(variant: Variant, box: number, situation: Situation): string {
  const rows = everyRow(variant, box, situation).map((row) => row.join());
  return [boxAt(variant, box).line, throwLimit(variant, box), ...rows].join(" ");
}

/** Returns the points by roll, plain and served, for each distinct number of throws. */
function everyRow(variant: Variant, box: number, situation: Situation): number[][] {
  const throws = Array.from({ length: variant.toldThrows }, (_, place) => place + 1);
  return [false, true].flatMap((served) => throws.map((used) => pointsByRoll(variant, box, situation, served, used)));
}

/** Returns the possible points of a box, ascending. */
export function pointsOf(variant: Variant, box: number, situation: Situation): number[] {
  const found = everyRow(variant, box, situation).flat();
  return [...new Set(found)]
    .filter((points) => points > struckIn(boxAt(variant, box)))
    .sort((one, other) => one - other);
}

/** Returns a box's odds by aim. */
export function oddsOf(variant: Variant, box: number, situation: Situation, least?: number): Record<OddsGoal, BoxOdds> {
  const goal = { box, situation, ...(least === undefined ? {} : { least }) };
  return { chance: oddsFor(variant, { ...goal, aim: "chance" }), mean: oddsFor(variant, { ...goal, aim: "mean" }) };
}
