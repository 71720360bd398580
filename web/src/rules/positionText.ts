/** A position as one line, `VARIANT CARDS SEAT TURN`; see docs/notation.md. */

import { at } from "./list";
import { struckIn, type Card } from "./card";
import { faceText, formatDice } from "./dice";
import type { GameState, StartRound } from "./gameState";
import { boxAt, cellsOf, type Column, type Variant } from "./variantTables";
import { begun } from "./turn";

/** Formats a state as one line, which Python's `parse_position` reads back. */
export function formatPosition(state: GameState): string {
  const cards = state.cards.map((card) => formatCard(state.variant, card)).join("|");
  const arrow = state.direction === "clockwise" ? ">" : "<";
  const turn = state.finish ?? (state.start === null ? formatTurn(state) : formatStart(state.start));
  return `${state.variant.id} ${cards} ${String(state.seat + 1)}${arrow} ${turn}`;
}

/** Formats a card; equal cards have equal texts. */
export function formatCard(variant: Variant, card: Card): string {
  const columns = variant.columns.map((column, index) => formatColumn(variant, card, column, index)).join("/");
  return card.saved ? `${columns}^${String(card.saved)}` : columns;
}

function formatColumn(variant: Variant, card: Card, column: Column, index: number): string {
  const boxes = column.boxes.map((box) =>
    cellsOf(boxAt(variant, box))
      .map((cell) => formatEntry(at(card.entries, cell), struckIn(boxAt(variant, box))))
      .join(";"),
  );
  return boxes.join(",") + formatAmount("+", at(card.extra, index)) + formatAmount("$", at(card.bought, index));
}

function formatEntry(entry: number | null, struck: number): string {
  return entry === null ? "." : entry === struck ? "-" : String(entry);
}

function formatTurn(state: GameState): string {
  const { turn, variant } = state;
  if (!turn.throws) {
    if (turn.announced !== null) return `0!${boxAt(variant, turn.announced).id}`;
    return begun(state) ? "0>-" : "0";
  }
  const lay = turn.lay.length ? `(${formatDice(turn.lay)})` : "";
  const announced = turn.announced === null ? "" : `!${boxAt(variant, turn.announced).id}`;
  const keeping = turn.keeping === null ? "" : `>${formatDice(turn.keeping)}`;
  return `${String(turn.throws)}:${formatDice(turn.roll)}${lay}${announced}${formatAmount("$", turn.bought)}${keeping}`;
}

function formatStart({ seats, faces }: StartRound): string {
  return `start:${seats.map((seat) => seat + 1).join("")}:${faces.map(faceText).join("") || "-"}`;
}

function formatAmount(sign: string, amount: number): string {
  return amount ? sign + String(amount) : "";
}
