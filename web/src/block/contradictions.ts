/** Where devices contradict each other on a block, and in which cells. */
import type { BlockCell } from "@/wire/protocol";
import { cellAt, placeOf, rivals, type Block, type Deed } from "./block";
import { isPresent } from "./players";

export interface Contradiction {
  player: number;
  cell: BlockCell;
}

/** The cells of those who play that hold several values, each once, in the order in which they were first written. */
export function contradictions(block: Block, deeds: readonly Deed[]): Contradiction[] {
  const found = new Map<string, Contradiction>();
  for (const deed of deeds) {
    if (deed.type !== "written" || !isPresent(block, deed.player)) continue;
    if (rivals(cellAt(block, deed.player, deed.cell)).length === 0) continue;
    found.set(placeOf(deed.player, deed.cell), { player: deed.player, cell: deed.cell });
  }
  return [...found.values()];
}
