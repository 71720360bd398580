/** What was changed on a block, each change with what it replaced: what was written, and who came, went, or sat elsewhere. */
import type { BlockCell } from "@/wire/protocol";
import { placeOf, type Deed, type Noted } from "./block";
import { deviceOf } from "./deeds";
import type { PlayerDeed } from "./players";

type WrittenDeed = Deed & { type: "written" };

export interface CellChange {
  deed: WrittenDeed;
  /** What stood there before; undefined where nothing ever had. */
  before: Noted | undefined;
}

export interface PlayerChange {
  deed: PlayerDeed;
  what: "joined" | "named" | "seated" | "left" | "back";
  /** What the player was called until then. */
  before: string;
}

type Change = CellChange | PlayerChange;

/** All changes, the latest first; `names` are those of the players who sat down at the opening. */
export function changesIn(names: readonly string[], deeds: readonly Deed[]): Change[] {
  const called = new Map(names.entries());
  const cells = new Map<string, WrittenDeed>();
  const found: Change[] = [];
  for (const deed of deeds) {
    const change = deed.type === "player" ? ofPlayer(deed, called) : ofCell(deed, cells);
    if (change && !goesOn(change, found.at(-1))) found.push(change);
    if (deed.type === "written") cells.set(placeOf(deed.player, deed.cell), deed);
    else if (deed.name !== undefined) called.set(deed.player, deed.name);
  }
  return found.reverse();
}

/** Those of one cell. */
export function changesOf(changes: readonly Change[], player: number, cell: BlockCell): CellChange[] {
  return changes.filter(isInCell).filter(({ deed }) => placeOf(deed.player, deed.cell) === placeOf(player, cell));
}

export function isInCell(change: Change): change is CellChange {
  return change.deed.type === "written";
}

function ofCell(deed: WrittenDeed, cells: ReadonlyMap<string, WrittenDeed>): CellChange | undefined {
  const before = cells.get(placeOf(deed.player, deed.cell));
  // Whoever chooses between two values writes once for each of them: that is one change.
  return before?.at === deed.at && before.points === deed.points ? undefined : { deed, before };
}

/** Undefined where the name was chosen that counts already. */
function ofPlayer(deed: PlayerDeed, called: ReadonlyMap<number, string>): PlayerChange | undefined {
  const { name, absent, place } = deed;
  const before = called.get(deed.player);
  if (name !== undefined && before === undefined) return { deed, what: "joined", before: "" };
  const change = { deed, before: before ?? "" };
  if (name !== undefined && name !== before) return { ...change, what: "named" };
  if (absent !== undefined) return { ...change, what: absent ? "left" : "back" };
  return place === undefined ? undefined : { ...change, what: "seated" };
}

/** A player who passes several others goes step by step: that is one new row. */
function goesOn(change: Change, last: Change | undefined): boolean {
  if (!last || isInCell(change) || isInCell(last)) return false;
  return change.what === "seated" && last.what === "seated" && deviceOf(change.deed.id) === deviceOf(last.deed.id);
}
