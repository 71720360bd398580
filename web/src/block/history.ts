/** What was written on a block, change after change, each with what it replaced. */
import type { BlockCell } from "@/net/protocol";
import { placeOf, type Deed, type Noted } from "./block";

export interface Change {
  deed: Deed & { type: "written" };
  /** What stood there before; undefined where nothing ever had. */
  before: Noted | undefined;
}

/** All changes, the latest first. */
export function changesIn(deeds: readonly Deed[]): Change[] {
  const last = new Map<string, Deed & { type: "written" }>();
  const found: Change[] = [];
  for (const deed of deeds) {
    if (deed.type !== "written") continue;
    const place = placeOf(deed.player, deed.cell);
    const before = last.get(place);
    // Whoever chooses between two values writes once for each of them: that is one change.
    if (before?.at !== deed.at || before.points !== deed.points) found.push({ deed, before });
    last.set(place, deed);
  }
  return found.reverse();
}

/** Those of one cell. */
export function changesOf(changes: readonly Change[], player: number, cell: BlockCell): Change[] {
  return changes.filter(({ deed }) => placeOf(deed.player, deed.cell) === placeOf(player, cell));
}
