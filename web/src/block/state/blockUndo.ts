/** Undo on a block: entries made in this browser, and players taken off or brought back there. */
import type { UndoStep as Step } from "@/store/blocks";
import { cellAt, rivals, type Block } from "./blockState";
import { deviceOf } from "./changes";
import type { BlockEntry } from "@/block/entry/entry";
import { counting } from "./register";

export type { Step };

/** Limits the stored undo history. */
const MOST = 100;

const handed = new Map<string, readonly Step[]>();

/** Leaves the steps for the session that opens this table next: a shared block moves to another table. */
export function handOver(table: string, steps: readonly Step[]): void {
  handed.set(table, steps);
}

/** Returns the steps left for the table, once. */
export function takeOver(table: string): readonly Step[] | undefined {
  const steps = handed.get(table);
  handed.delete(table);
  return steps;
}

/** Replaces a player's number in the steps. */
export function renumbered(steps: readonly Step[], from: number, to: number): Step[] {
  return steps.map((step) => (step.player === from ? { ...step, player: to } : step));
}

export function withStep(steps: readonly Step[], step: Step): Step[] {
  return [...steps, step].slice(-MOST);
}

/** Why an undo affects others: it reopens a resolved conflict, or somebody has overwritten the cell since. */
export type UndoDoubt = "agreed" | "overwritten";

export function doubtOf(block: Block, step: Step | undefined, device: string): UndoDoubt | undefined {
  if (!step || !("before" in step)) return undefined;
  if (step.agreed) return "agreed";
  const writers = step.before.flatMap(({ cell }) => counting(cellAt(block, step.player, cell))?.id ?? []);
  return writers.some((id) => deviceOf(id) !== device) ? "overwritten" : undefined;
}

/** Returns true if these entries resolve a conflict. */
export function settles(block: Block, player: number, entries: readonly BlockEntry[]): boolean {
  return entries.some(({ cell }) => rivals(cellAt(block, player, cell)).length > 0);
}
