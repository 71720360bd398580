/** What can be taken back on a block: the entries made in this window, and who was taken off there or brought back. */
import type { BlockCell } from "@/wire/types";
import type { Noted } from "./block";

/** What undoing takes back: the cells of one entry, as they were before, or whether a player was on the block. */
export type Step = { player: number } & ({ before: { cell: BlockCell; noted: Noted }[] } | { absent: boolean });

const handed = new Map<string, readonly Step[]>();

/** Leaves the steps to whoever opens the table next in this window: a block that is shared goes on at another one. */
export function handOver(table: string, steps: readonly Step[]): void {
  handed.set(table, steps);
}

/** The steps that were left for the table; they are given once. */
export function takeOver(table: string): readonly Step[] {
  const steps = handed.get(table) ?? [];
  handed.delete(table);
  return steps;
}

/** The steps, with a player's new number. */
export function renumbered(steps: readonly Step[], from: number, to: number): Step[] {
  return steps.map((step) => (step.player === from ? { ...step, player: to } : step));
}
