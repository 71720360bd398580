/** Cells of a finished sheet, in ink and in words. */
import type { SheetLine } from "@/rules/sheetLines";
import type { Scheme } from "@/rules/variantTables";
import { t } from "@/i18n/i18n.svelte";
import { inkedCell } from "@/sheet/sheetCells";
import type { SheetCell } from "@/sheet/sheetTypes";
import type { FinishedPart } from "@/store/finished";
import { nameOf } from "./historyNames";

export function finishedCell(scheme: Scheme, part: FinishedPart, line: SheetLine, column: number): SheetCell {
  const cell = inkedCell(scheme, part.card, line, column);
  return cell.label ? { ...cell, label: t("table-of-player", { player: nameOf(part), cell: cell.label }) } : cell;
}
