/** Turns dice or points into block entries and into words: the cell, and the extra points scored with it. */
import { isDash, struckIn, type Card } from "@/rules/card";
import { formatDice, type Dice } from "@/rules/dice";
import { isForAllEqual } from "@/ending/allEqual";
import { at, replaced } from "@/rules/list";
import { ranges, type Value } from "@/rules/possibleEntries";
import type { SheetLine } from "@/rules/sheetLines";
import { boxAt, type Variant } from "@/rules/variantTables";
import { language, t } from "@/i18n/i18n.svelte";
import type { BlockCell } from "@/wire/types";
import { cellAt, notedAt, type Block, type RecordedEvent } from "@/block/state/blockState";
import { boxOf, cardOf, cellIn, without } from "@/block/state/cards";
import { cellName, inked } from "@/block/blockCells";
import { deviceOf, STRUCK } from "@/block/state/changes";
import { counting } from "@/block/state/register";
import { possible, type Offer } from "@/block/state/possiblePoints";

export interface BlockEntry {
  cell: BlockCell;
  noted: RecordedEvent;
}

/** A cell to be written: the card as it is, and the card as if the cell were free. */
export interface EntryPlace {
  variant: Variant;
  cell: BlockCell;
  now: Card;
  before: Card;
}

/** Correcting an entry also removes the extra points that were scored with it. */
export function spotOf(variant: Variant, block: Block, player: number, cell: BlockCell): EntryPlace {
  const now = cardOf(variant, block, player);
  const found = boxOf(variant, cell);
  if (!found) return { variant, cell, now, before: now };
  const { column } = found.box;
  const gain = gainWith(block, player, cell, at(variant.columns, column).id);
  const extra = replaced(now.extra, column, at(now.extra, column) - gain);
  return { variant, cell, now, before: { ...without(now, found.place), extra } };
}

/** Writes dice into the cell. */
export function diceIn(spot: EntryPlace, dice: Dice, { points, bonus }: Value, sure = false): BlockEntry[] {
  return writing(spot, { points, dice: formatDice(dice), sure }, bonus);
}

/** Writes dice into the box of an offer. */
export function offerTaken(variant: Variant, block: Block, player: number, dice: Dice, offer: Offer): BlockEntry[] {
  const cell = cellIn(boxAt(variant, offer.box), cardOf(variant, block, player));
  return diceIn(spotOf(variant, block, player, cell), dice, offer);
}

/** Writes points; extra points that players add to the box itself are split off into the extra line. */
export function pointsIn(spot: EntryPlace, points: number, sure = false): BlockEntry[] {
  const value = sure ? undefined : possible(spot.variant, spot.cell).get(points);
  return writing(spot, { points: value?.points ?? points, dice: null, sure }, value?.bonus ?? 0);
}

/** The event of a struck cell. */
export function strikeOf(variant: Variant, cell: BlockCell): RecordedEvent {
  const box = boxOf(variant, cell)?.box;
  return box ? { ...STRUCK, points: struckIn(box) } : STRUCK;
}

/** True if points stand in the box for all dice equal. */
export function isAllEqual(variant: Variant, [entry]: readonly BlockEntry[]): boolean {
  if (!entry?.noted.points || !("box" in entry.cell)) return false;
  return isForAllEqual(variant, variant.boxIndex.get(entry.cell.box) ?? 0);
}

/** Writes what no dice produced: a strike, an emptied cell, or the chosen value of a conflict. */
export function writing(spot: EntryPlace, noted: RecordedEvent, bonus = 0): BlockEntry[] {
  const { variant, cell, now, before } = spot;
  const column = boxOf(variant, cell)?.box.column;
  const own = { cell, noted };
  if (column === undefined) return [own];
  const points = at(before.extra, column) + bonus;
  if (points === at(now.extra, column)) return [own];
  const extra: BlockCell = { line: "extra", column: at(variant.columns, column).id };
  // Added up from points that are on the sheet already, so there is nothing to confirm.
  return [own, { cell: extra, noted: { points, dice: null, sure: true } }];
}

/** Extra points written together with a cell, unless they were changed since. */
function gainWith(block: Block, player: number, cell: BlockCell, column: string): number {
  const own = counting(cellAt(block, player, cell));
  const extraCell = cellAt(block, player, { line: "extra", column });
  const extra = counting(extraCell);
  if (!own || !extra || own.at !== extra.at || deviceOf(own.id) !== deviceOf(extra.id)) return 0;
  const earlier = extraCell.history.find(({ id }) => id === extra.base);
  return (extra.value.points ?? 0) - (earlier?.value.points ?? 0);
}

/** Extra points that an entry adds outside the boxes. */
export function gainOf(block: Block, player: number, [, extraCell]: readonly BlockEntry[]): number {
  if (!extraCell) return 0;
  return (extraCell.noted.points ?? 0) - (notedAt(block, player, extraCell.cell)?.points ?? 0);
}

/** Lists alternatives, with ranges: "0 oder 5 bis 30". */
export function oneOf(numbers: readonly number[]): string {
  const words = ranges(numbers, (from, to) => t("scoreblock-span", { from, to })).map((one) => one.replace("-", "−"));
  return new Intl.ListFormat(language.current, { type: "disjunction" }).format(words);
}

/** Describes an entry in words. */
export function entryWords(
  variant: Variant,
  lines: readonly SheetLine[],
  name: string,
  [entry]: readonly BlockEntry[],
  extra: number,
): string {
  if (!entry) return "";
  const facts = { name, box: cellName(variant, lines, entry.cell) };
  if (entry.noted.points === null) return t("scoreblock-emptied-cell", facts);
  const box = boxOf(variant, entry.cell)?.box;
  if (box && isDash(box, entry.noted.points)) return t("scoreblock-struck", facts);
  const value = inked(variant, entry.cell, entry.noted);
  if (!extra) return t("scoreblock-entered", { ...facts, value });
  return t("scoreblock-entered-with-extra", { ...facts, value, bonus: extra });
}
