/** Score cards out of what is written on a block, for the rules engine to add up, and the cells that a card has. */
import { cellsOf, type Box, type Variant } from "@/engine/tables";
import type { Card } from "@/engine/card";
import { at, replaced } from "@/engine/list";
import type { BlockCell } from "@/wire/types";
import { notedAt, type Block } from "./blockState";

/** What the player's card holds; where nothing is written beside the boxes, no throw was bought and nothing came extra. */
export function cardOf(variant: Variant, block: Block, player: number): Card {
  const noted = (cell: BlockCell) => notedAt(block, player, cell)?.points ?? null;
  const { buy } = variant.turn;
  const entries = variant.boxes.flatMap((box) => cellsOf(box).map((_, entry) => noted({ box: box.id, entry })));
  const extra = variant.columns.map(({ id }) => noted({ line: "extra", column: id }) ?? 0);
  const bought = variant.columns.map(({ id }) => {
    const left = noted({ line: "throws", column: id });
    return buy && left !== null ? buy.per_column - left / buy.unused : 0;
  });
  return { entries, extra, bought, saved: 0 };
}

/** The card as if this entry had not been made. */
export function without(card: Card, place: number): Card {
  return { ...card, entries: replaced(card.entries, place, null) };
}

/** The cell of a box in which the next entry goes; the last one where the box is full. */
export function cellIn(box: Box, card: Card): BlockCell & { box: string } {
  const entry = cellsOf(box).findIndex((place) => card.entries[place] === null);
  return { box: box.id, entry: entry < 0 ? box.entries - 1 : entry };
}

/** The box and the place on the card of a cell; undefined for a line beside the boxes, or of another variant. */
export function boxOf(variant: Variant, cell: BlockCell): { index: number; box: Box; place: number } | undefined {
  if (!("box" in cell)) return undefined;
  const index = variant.boxIndex.get(cell.box);
  if (index === undefined) return undefined;
  const box = at(variant.boxes, index);
  return cell.entry < box.entries ? { index, box, place: box.cell + cell.entry } : undefined;
}
