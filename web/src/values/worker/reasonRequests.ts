/** Reasons in the worker, from values that this device has solved. */
import type { Action } from "@/rules/gameState";
import type { Variant } from "@/rules/variantTables";
import { valuesBy } from "@/values/exact/exactValues";
import type { ValueTable } from "@/values/exact/valueTable";
import type { ActionValue } from "@/values/heuristic/actionValues";
import { BonusFacts } from "@/values/reasons/bonusFacts";
import { factsFrom } from "@/values/reasons/cardFacts";
import type { SheetWithFacts } from "@/values/reasons/prospects";
import { reasonsBetween, rivalOf } from "@/values/reasons/solvedReasons";
import type { ReasonTold } from "@/wire/types";
import { stateOf, tableOf, type BareState } from "./answers";
import { inSteps, resultOf, type OnProgress, type Undone } from "./longWork";
import { fileOf, followerOf } from "./solvedFollower";

export interface ReasonsQuestion {
  readonly type: "reasons";
  readonly id: number;
  readonly key: number;
  /** A decision. */
  readonly state: BareState;
  /** The kernel that follows the best play. */
  readonly kernel: ArrayBuffer;
  /** The action that is better, and what it is compared with: otherwise with the next that is clearly worse. */
  readonly better: Action;
  readonly rival: Action | null;
}

/** Why the best action is better than another. */
export interface Why {
  readonly rival: Action;
  readonly reasons: readonly ReasonTold[];
}

/** Why there are no reasons; also for values that this device has not solved itself, and for a single action. */
export interface NoReasons {
  readonly why: Undone["why"] | "unsolved" | "alone";
}

export interface ReasonsAnswer {
  readonly id: number;
  readonly found: Why | NoReasons;
}

/** The last sheet that was asked about: its facts take seconds and megabytes. */
let opened: { readonly table: ValueTable; readonly sheet: Promise<SheetWithFacts | Undone> } | undefined;

/** Returns why the best action is better. */
export async function reasons(question: ReasonsQuestion, onprogress: OnProgress): Promise<ReasonsAnswer> {
  const { id, kernel } = question;
  const state = stateOf(question);
  const table = tableOf(state.variant);
  if (!table?.solved) return { id, found: { why: "unsolved" } };
  const values = valuesBy(table, state);
  const better = valued(values, question.better);
  const rival = question.rival ? valued(values, question.rival) : rivalOf(state, better, values);
  if (!better || !rival) return { id, found: { why: "alone" } };
  if (opened?.table !== table)
    opened = { table, sheet: resultOf(id, () => inSteps(id, sheetFrom(table, state.variant, kernel), onprogress)) };
  const sheet = await opened.sheet;
  if ("why" in sheet) return { id, found: sheet };
  return { id, found: { rival: rival.action, reasons: reasonsBetween(sheet, state, better, rival) } };
}

function* sheetFrom(table: ValueTable, variant: Variant, kernel: ArrayBuffer): Generator<number, SheetWithFacts> {
  const follower = followerOf(table, kernel);
  const bonuses = new BonusFacts(variant, fileOf(table));
  const size = { boxes: variant.boxes.length, thresholds: bonuses.list.length };
  const facts = yield* factsFrom(follower, size, (group, lane) => bonuses.on(group, lane));
  return { table, follower, facts, bonuses: bonuses.list };
}

function valued(values: readonly ActionValue[], wanted: Action): ActionValue | undefined {
  const textOf = (action: Action): string => `${action.type} ${"box" in action ? action.box : action.dice}`;
  return values.find(({ action }) => textOf(action) === textOf(wanted));
}
