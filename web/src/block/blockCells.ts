/** What stands in each cell of the block, as the sheet shows it: ink, strokes, pencil for the dice in the tray, sums. */
import type { Card } from "@/engine/card";
import { boxName } from "@/engine/boxNames";
import { boxIn, lineSum, type SheetLine } from "@/engine/sheetLines";
import { at } from "@/engine/list";
import { boxAt, type Variant } from "@/engine/tables";
import { named, score, t } from "@/i18n/i18n.svelte";
import type { BlockCell } from "@/wire/types";
import { enteredCell, isNextInLine, offerCell, openCell, strikeCell, struckCell, sumCell } from "@/sheet/sheetCells";
import { spansColumns, type SheetCell } from "@/sheet/sheetModel";
import { cellAt, isEmptied, notedAt, rivals, type Block, type RecordedEvent } from "@/block/state/blockState";
import { cellIn } from "@/block/state/cards";
import { counting } from "@/block/state/register";
import { outOfLine, type Offer } from "@/block/state/possiblePoints";

/** What is looked at. */
export interface BlockSight {
  variant: Variant;
  block: Block;
  lines: readonly SheetLine[];
  mayWrite: boolean;
  /** What was written last. */
  fresh: { player: number; cell: BlockCell } | undefined;
  /** The player whose dice lie in the tray, and what they bring. */
  dice: { player: number; offers: readonly Offer[] } | undefined;
}

/** Whose card a cell is on. */
export interface CellHolder {
  number: number;
  name: string;
  card: Card;
}

/** The cell that a tap on a line and a column means; undefined where nothing can be written. */
export function cellOf(variant: Variant, card: Card, line: SheetLine, column: number): BlockCell | undefined {
  if (line.kind === "sheet-throws")
    return column === 0 ? { line: "throws", column: at(variant.columns, column).id } : undefined;
  if (line.kind === "extra" || line.kind === "throws")
    return { line: line.kind, column: at(variant.columns, column).id };
  const box = boxIn(variant, line, column);
  return box === null ? undefined : cellIn(boxAt(variant, box), card);
}

/** What a cell is called in a sentence. */
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

/** Points as they stand in ink: a dash for a strike, a question mark behind what nobody can throw. */
export function inked({ points, sure }: RecordedEvent): string {
  if (points === null) return t("scoreblock-emptied");
  return `${points === 0 ? "–" : String(points)}${sure ? "?" : ""}`;
}

export function sheetCell(sight: BlockSight, holder: CellHolder, line: SheetLine, column: number): SheetCell {
  const cell = cellOf(sight.variant, holder.card, line, column);
  const shown = cell ? drawn(sight, holder, line, column, cell) : sumCell(sight.variant, holder.card, line, column);
  return shown.label ? { ...shown, label: `${holder.name}: ${shown.label}` } : shown;
}

/** A cell that can be written in; the one that was written in last is set apart. */
function drawn(sight: BlockSight, holder: CellHolder, line: SheetLine, column: number, cell: BlockCell): SheetCell {
  const shown = writable(sight, holder, line, column, cell);
  const { fresh } = sight;
  const isFresh = fresh?.player === holder.number && placeOf(fresh.cell) === placeOf(cell);
  return isFresh && !shown.marked ? { ...shown, marked: "fresh" } : shown;
}

/** A box is one cell on the sheet, whichever of its entries is meant. */
function placeOf(cell: BlockCell): string {
  return "box" in cell ? cell.box : `${cell.line}.${cell.column}`;
}

function writable(sight: BlockSight, holder: CellHolder, line: SheetLine, column: number, cell: BlockCell): SheetCell {
  const name = cellName(sight.variant, sight.lines, cell);
  const place = cellAt(sight.block, holder.number, cell);
  const against = rivals(place);
  const pickable = sight.mayWrite;
  if (against.length > 0) {
    const text = against.map(({ value }) => (isEmptied(value) ? "·" : inked(value))).join("/");
    return { kind: "conflict", text, label: t("scoreblock-cell-conflict", { box: name, values: text }), pickable };
  }
  if ("line" in cell) return { ...lineCell(sight, holder, line, column, name), pickable };
  const written = shownIn(sight, holder, cell);
  if (written !== undefined) return { ...entered(written, name, counting(place)?.value), pickable };
  return { ...freeCell(sight, holder, cell.box, name), pickable };
}

/** All entries of a box: of most there is one. */
function shownIn(sight: BlockSight, holder: CellHolder, cell: { box: string }): string | undefined {
  const box = sight.variant.boxes.find(({ id }) => id === cell.box);
  if (!box) return undefined;
  const all = Array.from({ length: box.entries }, (_, entry) =>
    notedAt(sight.block, holder.number, { box: box.id, entry }),
  );
  const held = all.filter((noted) => noted !== undefined);
  return held.length === 0 ? undefined : held.map(inked).join(" ");
}

function entered(text: string, name: string, counts: RecordedEvent | undefined): SheetCell {
  if (text === "–") return struckCell(name);
  const cell = enteredCell(name, text);
  if (!counts?.sure) return cell;
  return { ...cell, label: t("scoreblock-cell-doubtful", { box: name, points: counts.points ?? 0 }) };
}

/** What the dice bring in a free box: points, a strike, or nothing where it is not the box's turn. */
function thrownCell(
  { variant }: BlockSight,
  { card }: CellHolder,
  offers: readonly Offer[],
  index: number,
  name: string,
): SheetCell {
  const offer = offers.find(({ box }) => box === index);
  if (offer)
    return offerCell(
      String(offer.points),
      offer.bonus,
      t("scoreblock-cell-offer", { box: name, points: offer.points }),
    );
  return outOfLine(variant, card, index) ? openCell(name) : strikeCell(t("scoreblock-cell-nothing", { box: name }));
}

/** Extra points stand there once there are any; throws that were not bought count from the beginning. */
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
