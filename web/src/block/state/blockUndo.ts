/** What can be taken back on a block: the entries made in this browser, and who was taken off there or brought back. */
import type { UndoStep as Step } from "@/store/blocks";
import { cellAt, rivals, type Block } from "./blockState";
import { deviceOf } from "./changes";
import type { BlockEntry } from "@/block/entry/entry";
import { counting } from "./register";

export type { Step };

/** Nobody takes back more than this, and it must be kept. */
const MOST = 100;

const handed = new Map<string, readonly Step[]>();

/** Leaves the steps to whoever opens the table next in this window: a block that is shared goes on at another one. */
export function handOver(table: string, steps: readonly Step[]): void {
  handed.set(table, steps);
}

/** The steps that were left for the table, if any were; they are given once. */
export function takeOver(table: string): readonly Step[] | undefined {
  const steps = handed.get(table);
  handed.delete(table);
  return steps;
}

/** The steps, with a player's new number. */
export function renumbered(steps: readonly Step[], from: number, to: number): Step[] {
  return steps.map((step) => (step.player === from ? { ...step, player: to } : step));
}

/** The steps, and one more. */
export function withStep(steps: readonly Step[], step: Step): Step[] {
  return [...steps, step].slice(-MOST);
}

/** Taking back this entry would touch what others said as well: an agreement, or what somebody wrote there since. */
export type UndoDoubt = "agreed" | "overwritten";

export function doubtOf(block: Block, step: Step | undefined, device: string): UndoDoubt | undefined {
  if (!step || !("before" in step)) return undefined;
  if (step.agreed) return "agreed";
  const writers = step.before.flatMap(({ cell }) => counting(cellAt(block, step.player, cell))?.id ?? []);
  return writers.some((id) => deviceOf(id) !== device) ? "overwritten" : undefined;
}

/** Whether these entries say what counts where devices contradict each other. */
export function settles(block: Block, player: number, entries: readonly BlockEntry[]): boolean {
  return entries.some(({ cell }) => rivals(cellAt(block, player, cell)).length > 0);
}
