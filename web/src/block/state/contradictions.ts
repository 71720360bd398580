/** Finds the conflicts of a block. */
import type { BlockCell } from "@/wire/types";
import { cellAt, placeOf, rivals, type Block, type BlockChange } from "./blockState";
import { isPresent } from "./players";

export interface Contradiction {
  player: number;
  cell: BlockCell;
}

/** Returns the conflicting cells of present players, in the order they were first written. */
export function contradictions(block: Block, changes: readonly BlockChange[]): Contradiction[] {
  const found = new Map<string, Contradiction>();
  for (const change of changes) {
    if (change.type !== "written" || !isPresent(block, change.player)) continue;
    if (rivals(cellAt(block, change.player, change.cell)).length === 0) continue;
    found.set(placeOf(change.player, change.cell), { player: change.player, cell: change.cell });
  }
  return [...found.values()];
}
