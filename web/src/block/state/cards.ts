/** Score cards of a block for the rules engine, and the cells of a card. */
import { cellsOf, type Box, type Variant } from "@/rules/variantTables";
import type { Card } from "@/rules/card";
import { at, replaced } from "@/rules/list";
import type { BlockCell } from "@/wire/types";
import { notedAt, type Block } from "./blockState";

/** Builds a player's card; empty lines outside the boxes count as no bought throws and no extra points. */
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

/** Returns the card without the entry at this place. */
export function without(card: Card, place: number): Card {
  return { ...card, entries: replaced(card.entries, place, null) };
}

/** Returns the box's next free cell, or its last one if the box is full. */
export function cellIn(box: Box, card: Card): BlockCell & { box: string } {
  const entry = cellsOf(box).findIndex((place) => card.entries[place] === null);
  return { box: box.id, entry: entry < 0 ? box.entries - 1 : entry };
}

/**
 * Returns the box of a cell and its place on the card; undefined for lines outside the boxes and for other variants.
 */
export function boxOf(variant: Variant, cell: BlockCell): { index: number; box: Box; place: number } | undefined {
  if (!("box" in cell)) return undefined;
  const index = variant.boxIndex.get(cell.box);
  if (index === undefined) return undefined;
  const box = at(variant.boxes, index);
  return cell.entry < box.entries ? { index, box, place: box.cell + cell.entry } : undefined;
}
