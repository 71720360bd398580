/** History of a block: each change with the value it replaced, and players who joined, left or moved. */
import type { BlockCell } from "@/wire/types";
import { placeOf, type BlockChange, type RecordedEvent } from "./blockState";
import { deviceOf } from "./changes";
import type { PlayerChange } from "./players";

type WrittenChange = BlockChange & { type: "written" };

export interface CellRevision {
  change: WrittenChange;
  /** The previous content; undefined if there was none. */
  before: RecordedEvent | undefined;
}

export interface PlayerRevision {
  change: PlayerChange;
  what: "joined" | "named" | "seated" | "left" | "back";
  /** The player's previous name. */
  before: string;
}

type Revision = CellRevision | PlayerRevision;

/** Returns all changes, latest first; `names` are the players at the opening. */
export function revisionsIn(names: readonly string[], changes: readonly BlockChange[]): Revision[] {
  const playerNames = new Map(names.entries());
  const cells = new Map<string, WrittenChange>();
  const found: Revision[] = [];
  for (const change of changes) {
    const revision = change.type === "player" ? ofPlayer(change, playerNames) : ofCell(change, cells);
    if (revision && !isSameMove(revision, found.at(-1))) found.push(revision);
    if (change.type === "written") cells.set(placeOf(change.player, change.cell), change);
    else if (change.name != null) playerNames.set(change.player, change.name);
  }
  return found.reverse();
}

export function revisionsOf(revisions: readonly Revision[], player: number, cell: BlockCell): CellRevision[] {
  return revisions
    .filter(isInCell)
    .filter(({ change }) => placeOf(change.player, change.cell) === placeOf(player, cell));
}

export function isInCell(revision: Revision): revision is CellRevision {
  return revision.change.type === "written";
}

function ofCell(change: WrittenChange, cells: ReadonlyMap<string, WrittenChange>): CellRevision | undefined {
  const before = cells.get(placeOf(change.player, change.cell));
  // Resolving a conflict writes once for each rival value: that is one change.
  return before?.at === change.at && before.points === change.points ? undefined : { change, before };
}

/** Undefined if the chosen name is already in effect. */
function ofPlayer(change: PlayerChange, playerNames: ReadonlyMap<number, string>): PlayerRevision | undefined {
  const { name, absent, place } = change;
  const before = playerNames.get(change.player);
  if (name != null && before === undefined) return { change, what: "joined", before: "" };
  const revision = { change, before: before ?? "" };
  if (name != null && name !== before) return { ...revision, what: "named" };
  if (absent != null) return { ...revision, what: absent ? "left" : "back" };
  return place == null ? undefined : { ...revision, what: "seated" };
}

/** Moving past several players takes several steps, which are merged into one revision. */
function isSameMove(revision: Revision, last: Revision | undefined): boolean {
  if (!last || isInCell(revision) || isInCell(last)) return false;
  return (
    revision.what === "seated" && last.what === "seated" && deviceOf(revision.change.id) === deviceOf(last.change.id)
  );
}
