/** Finds the conflicts of a block: cells of which people wrote different entries. */
import type { BlockCell } from "@/wire/types";
import { cellAt, placeOf, rivals, type Block, type BlockChange } from "./blockState";
import { isPresent } from "./players";

export interface Conflict {
  player: number;
  cell: BlockCell;
}

/** Returns the conflicting cells of present players, in the order they were first written. */
export function conflicts(block: Block, changes: readonly BlockChange[]): Conflict[] {
  const found = new Map<string, Conflict>();
  for (const change of changes) {
    if (change.type !== "written" || !isPresent(block, change.player)) continue;
    if (rivals(cellAt(block, change.player, change.cell)).length === 0) continue;
    found.set(placeOf(change.player, change.cell), { player: change.player, cell: change.cell });
  }
  return [...found.values()];
}
