/** What stands in each cell of a finished sheet, in ink and in words. */
import { boxEntries } from "@/engine/card";
import { boxName } from "@/engine/names";
import { boxIn, lineSum, type SheetLine } from "@/engine/sheet";
import { boxAt, type Scheme } from "@/engine/tables";
import { named, t } from "@/i18n/i18n.svelte";
import { enteredCell, NO_CELL, struckCell } from "@/sheet/cells";
import type { SheetCell } from "@/sheet/model";
import type { Part } from "@/store/finished";
import { nameOf } from "./names";

export function finishedCell(scheme: Scheme, part: Part, line: SheetLine, column: number): SheetCell {
  const cell = line.kind === "box" ? boxCell(scheme, part, line, column) : sumCell(scheme, part, line, column);
  return cell.label ? { ...cell, label: t("table-of-player", { player: nameOf(part), cell: cell.label }) } : cell;
}

function boxCell(scheme: Scheme, { card }: Part, line: SheetLine, column: number): SheetCell {
  const index = boxIn(scheme, line, column);
  if (index === null) return NO_CELL;
  const name = named(boxName(scheme, index));
  const held = boxEntries(card, boxAt(scheme, index));
  if (held.every((points) => points === 0)) return struckCell(name);
  return enteredCell(name, held.map((points) => (points ? String(points) : "–")).join(" "));
}

function sumCell(scheme: Scheme, { card }: Part, line: SheetLine, column: number): SheetCell {
  const sum = lineSum(scheme, card, line, column);
  if (sum === null) return NO_CELL;
  return { kind: "sum", text: String(sum), label: t("table-cell-sum", { line: named(line.names), points: sum }) };
}
