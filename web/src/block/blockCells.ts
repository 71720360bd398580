/** The cells of the score pad: ink, strikes, pencilled offers for the dice in the tray, and sums. */
import { struckIn, type Card } from "@/rules/card";
import { boxName } from "@/rules/boxNames";
import { boxIn, lineSum, type SheetLine } from "@/rules/sheetLines";
import { at } from "@/rules/list";
import { boxAt, type Variant } from "@/rules/variantTables";
import { named, score, t } from "@/i18n/i18n.svelte";
import type { BlockCell } from "@/wire/types";
import { enteredCell, isNextInLine, offerCell, openCell, strikeCell, struckCell, sumCell } from "@/sheet/sheetCells";
import { spansColumns, type SheetCell } from "@/sheet/sheetTypes";
import { cellAt, isEmptied, notedAt, rivals, type Block, type RecordedEvent } from "@/block/state/blockState";
import { boxOf, cellIn } from "@/block/state/cards";
import { counting } from "@/block/state/register";
import { outOfLine, type Offer } from "@/block/state/possiblePoints";

export interface BlockSight {
  variant: Variant;
  block: Block;
  lines: readonly SheetLine[];
  mayWrite: boolean;
  /** The last cell written. */
  fresh: { player: number; cell: BlockCell } | undefined;
  /** The player whose dice are in the tray, and their offers. */
  dice: { player: number; offers: readonly Offer[] } | undefined;
}

export interface CellHolder {
  number: number;
  name: string;
  card: Card;
}

/** Returns the cell for a line and a column, or undefined where nothing can be written. */
export function cellOf(variant: Variant, card: Card, line: SheetLine, column: number): BlockCell | undefined {
  if (line.kind === "sheet-throws")
    return column === 0 ? { line: "throws", column: at(variant.columns, column).id } : undefined;
  if (line.kind === "extra" || line.kind === "throws")
    return { line: line.kind, column: at(variant.columns, column).id };
  const box = boxIn(variant, line, column);
  return box === null ? undefined : cellIn(boxAt(variant, box), card);
}

/** Returns the cell's name as used in a sentence. */
export function cellName(variant: Variant, lines: readonly SheetLine[], cell: BlockCell): string {
  if ("box" in cell) {
    const box = variant.boxIndex.get(cell.box);
    return box === undefined ? cell.box : named(boxName(variant, box));
  }
  const line = lines.find(({ kind }) => kind === cell.line || kind === `sheet-${cell.line}`);
  const column = variant.columns.find(({ id }) => id === cell.column);
  const name = line ? named(line.names) : cell.line;
  const isOfColumn = variant.columns.length > 1 && !(line && spansColumns(line));
  return isOfColumn && column ? `${name} (${named(column.names)})` : name;
}

/** Formats recorded points: a dash for a strike worth 0, a question mark after points that no dice can score. */
export function inked(variant: Variant, cell: BlockCell, { points, sure }: RecordedEvent): string {
  if (points === null) return t("scoreblock-emptied");
  const box = boxOf(variant, cell)?.box;
  return `${points === 0 && !(box && struckIn(box)) ? "–" : score(points)}${sure ? "?" : ""}`;
}

export function sheetCell(sight: BlockSight, holder: CellHolder, line: SheetLine, column: number): SheetCell {
  const cell = cellOf(sight.variant, holder.card, line, column);
  const shown = cell
    ? highlightFresh(sight, holder, line, column, cell)
    : sumCell(sight.variant, holder.card, line, column);
  return shown.label ? { ...shown, label: t("ui-colon", { of: holder.name, what: shown.label }) } : shown;
}

/** A writable cell; the last one written is highlighted. */
function highlightFresh(
  sight: BlockSight,
  holder: CellHolder,
  line: SheetLine,
  column: number,
  cell: BlockCell,
): SheetCell {
  const shown = writable(sight, holder, line, column, cell);
  const { fresh } = sight;
  const isFresh = fresh?.player === holder.number && placeOf(fresh.cell) === placeOf(cell);
  return isFresh && !shown.marked ? { ...shown, marked: "fresh" } : shown;
}

/** Entries of the same box share one cell on the sheet. */
function placeOf(cell: BlockCell): string {
  return "box" in cell ? cell.box : `${cell.line}.${cell.column}`;
}

function writable(sight: BlockSight, holder: CellHolder, line: SheetLine, column: number, cell: BlockCell): SheetCell {
  const name = cellName(sight.variant, sight.lines, cell);
  const place = cellAt(sight.block, holder.number, cell);
  const against = rivals(place);
  const pickable = sight.mayWrite;
  if (against.length > 0) {
    const text = against.map(({ value }) => (isEmptied(value) ? "·" : inked(sight.variant, cell, value))).join("/");
    return { kind: "conflict", text, label: t("scoreblock-cell-conflict", { box: name, values: text }), pickable };
  }
  if ("line" in cell) return { ...lineCell(sight, holder, line, column, name), pickable };
  const written = boxText(sight, holder, cell);
  if (written !== undefined) return { ...entryCell(written, name, counting(place)?.value), pickable };
  return { ...freeCell(sight, holder, cell.box, name), pickable };
}

/** Text of all entries of a box; most boxes have one. */
function boxText(sight: BlockSight, holder: CellHolder, cell: BlockCell & { box: string }): string | undefined {
  const box = sight.variant.boxes.find(({ id }) => id === cell.box);
  if (!box) return undefined;
  const all = Array.from({ length: box.entries }, (_, entry) =>
    notedAt(sight.block, holder.number, { box: box.id, entry }),
  );
  const held = all.filter((noted) => noted !== undefined);
  return held.length === 0 ? undefined : held.map((noted) => inked(sight.variant, cell, noted)).join(" ");
}

function entryCell(text: string, name: string, counts: RecordedEvent | undefined): SheetCell {
  if (text === "–") return struckCell(name);
  const cell = enteredCell(name, text);
  if (!counts?.sure) return cell;
  return { ...cell, label: t("scoreblock-cell-doubtful", { box: name, points: counts.points ?? 0 }) };
}

/** A free box with dice in the tray: points, a strike, or open if another box of the column must be filled first. */
function thrownCell(
  { variant }: BlockSight,
  { card }: CellHolder,
  offers: readonly Offer[],
  index: number,
  name: string,
): SheetCell {
  const offer = offers.find(({ box }) => box === index);
  if (offer)
    return offerCell(score(offer.points), offer.bonus, t("scoreblock-cell-offer", { box: name, points: offer.points }));
  return outOfLine(variant, card, index) ? openCell(name) : strikeCell(t("scoreblock-cell-nothing", { box: name }));
}

/** Extra points stay blank while they are 0; the throws line always shows a number. */
function lineCell(sight: BlockSight, holder: CellHolder, line: SheetLine, column: number, name: string): SheetCell {
  const points = lineSum(sight.variant, holder.card, line, column) ?? 0;
  const cell = enteredCell(name, score(points));
  return line.kind === "extra" && points === 0 ? { ...cell, kind: "open", text: "" } : cell;
}

function freeCell(sight: BlockSight, holder: CellHolder, id: string, name: string): SheetCell {
  const { variant, dice } = sight;
  const index = variant.boxIndex.get(id);
  const thrown = dice?.player === holder.number && index !== undefined ? dice.offers : undefined;
  const cell = thrown && index !== undefined ? thrownCell(sight, holder, thrown, index, name) : openCell(name);
  const isNext = index !== undefined && isNextInLine(variant, holder.card, index);
  return isNext ? { ...cell, marked: "next" } : cell;
}
