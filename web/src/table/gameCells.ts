/** Cells of the score sheet during a game: ink, pencil, strikes, and labels for screen readers. */
import { boxEntries, freeCell, isDash, type Card } from "@/rules/card";
import { boxName } from "@/rules/boxNames";
import { boxIn, type SheetLine } from "@/rules/sheetLines";
import { at } from "@/rules/list";
import { finishes } from "@/rules/finish";
import { phase, type GameState } from "@/rules/gameState";
import { boxAt, type Variant } from "@/rules/variantTables";
import { announceable, entries, mustAnnounce, type Entry } from "@/rules/turn";
import type { TableState, TableSeat } from "@/game/tables/tableState";
import { named, score, t } from "@/i18n/i18n.svelte";
import {
  enteredCell,
  entryText,
  isNextInLine,
  NO_CELL,
  offerCell,
  openCell,
  strikeCell,
  struckCell,
  sumCell,
} from "@/sheet/sheetCells";
import type { SheetCell } from "@/sheet/sheetTypes";
import type { GameAction } from "@/wire/types";

/** Effect of a tap on the sheet. */
export type Mode = "enter" | "announce" | "strike";

/** The part of a game's state that its sheet shows. */
export interface SheetSituation extends Pick<TableState, "variant" | "state" | "moves" | "ended"> {
  seats: readonly Pick<TableSeat, "name">[];
}

/** The game, and what the local player is about to do. */
export interface SheetView {
  course: SheetSituation;
  lines: readonly SheetLine[];
  /** The seat that may decide here now. */
  acting: number | null;
  /** True if the dice are at rest, so that offers may be shown. */
  settled: boolean;
  mode: Mode;
  /** The box that the next tap strikes or announces. */
  armed: number | null;
  /** The box recommended by a hint. */
  best: number | null;
  /** The local action that awaits an answer. */
  sent?: GameAction | null;
}

/** The view with values that all cells share. */
export interface TableSight extends SheetView {
  offers: ReadonlyMap<number, Entry>;
  nameable: ReadonlySet<number>;
  last: ReadonlyMap<number, string>;
  /** Entries that a computer made for a person who was gone, by seat and box. */
  standIns: ReadonlySet<string>;
}

export function sightOf(view: SheetView): TableSight {
  const { course, settled } = view;
  const decides = settled && phase(course.state) === "decide";
  const must = decides && mustAnnounce(course.state);
  const last = new Map<number, string>();
  for (const { seat, event } of course.moves)
    if (event.type === "scored" || event.type === "struck") last.set(seat, event.box);
  const standIns = course.moves.flatMap(({ seat, event, standIn }) =>
    standIn && (event.type === "scored" || event.type === "struck") ? [entryOf(seat, event.box)] : [],
  );
  return {
    ...view,
    offers: new Map(decides && !must ? entries(course.state).map((entry) => [entry.box, entry]) : []),
    nameable: new Set(decides ? announceable(course.state) : []),
    last,
    standIns: new Set(standIns),
  };
}

function entryOf(seat: number, box: string): string {
  return `${String(seat)} ${box}`;
}

export function sheetCell(sight: TableSight, player: number, line: SheetLine, column: number): SheetCell {
  const { course } = sight;
  const card = course.state.cards[player];
  if (!card) return NO_CELL;
  if (line.kind !== "box") return withWords(sumCell(course.variant, card, line, column), player, course);
  const box = boxIn(course.variant, line, column);
  if (box === null) return { ...NO_CELL, label: t("table-cell-none", { box: named(line.names) }) };
  const cell = markStandIn(sight, player, box, boxCell(sight, card, player, box));
  return withWords(markCell(sight, player, box, cell), player, course);
}

/** Returns the box for a line and a column. */
export function boxOf(
  course: Pick<SheetSituation, "variant">,
  line: SheetLine | undefined,
  column: number,
): number | null {
  return line ? boxIn(course.variant, line, column) : null;
}

function boxCell(sight: TableSight, card: Card, player: number, index: number): SheetCell {
  const { course, acting, mode, armed } = sight;
  const box = boxAt(course.variant, index);
  const name = named(boxName(course.variant, index));
  const held = boxEntries(card, box);
  const written = held.map((points) => entryText(box, points)).join(" ");
  const isFree = freeCell(card, box) !== null;
  if (!isFree && held.every((points) => isDash(box, points))) {
    return struckCell(name);
  }
  const offer = player === course.state.seat ? sight.offers.get(index) : undefined;
  const mine = acting === player;
  if (mine && mode !== "strike" && sight.nameable.has(index)) {
    const text = mode === "announce" || armed === index ? "?" : written;
    return { kind: "pencil", text, label: t("table-cell-announce", { box: name }), pickable: true };
  }
  if (offer && (mode === "enter" || !mine)) {
    return markDecisive(course.state, offer, enterCell(offer, name, written, mine, armed === index));
  }
  if (mine && mode === "strike" && offer?.strikes) return pendingStrike(name, armed === index);
  return held.length ? enteredCell(name, written) : openCell(name);
}

function enterCell(offer: Entry, box: string, written: string, mine: boolean, armed: boolean): SheetCell {
  if (!offer.scores) return mine ? pendingStrike(box, armed) : { kind: "open", text: written };
  const { points, bonus } = offer;
  const facts = { box, points, bonus };
  const said = mine ? t(bonus ? "table-cell-enter-extra" : "table-cell-enter", facts) : t("table-cell-possible", facts);
  return { ...offerCell([written, score(points)].filter(Boolean).join(" "), bonus, said), pickable: mine };
}

/** Marks an offer that wins or ends the game immediately. */
function markDecisive(state: GameState, { scores, box }: Entry, cell: SheetCell): SheetCell {
  const finish = scores ? finishes(state, box) : null;
  if (!finish) return cell;
  const note = t(`table-offer-${finish}`);
  return { ...cell, note, good: true, label: t(`table-cell-${finish}`, { cell: cell.label ?? "" }) };
}

function pendingStrike(box: string, armed: boolean): SheetCell {
  return { ...strikeCell(t("table-cell-strike", { box }), armed), pickable: true };
}

/** Marks what a computer entered for a person who was gone. */
function markStandIn(sight: TableSight, player: number, index: number, cell: SheetCell): SheetCell {
  if (!sight.standIns.has(entryOf(player, boxAt(sight.course.variant, index).id))) return cell;
  return {
    ...cell,
    note: t("table-seat-computer"),
    label: t("table-cell-stand-in", { cell: cell.label ?? cell.text }),
  };
}

function markCell(sight: TableSight, player: number, index: number, cell: SheetCell): SheetCell {
  const { course, best, acting, armed, sent } = sight;
  const { state, variant } = course;
  const onTurn = state.seat === player;
  const label = cell.label ?? "";
  if (onTurn && sent && "box" in sent && sent.box === boxAt(variant, index).id)
    return sentCell(sent, index, variant, cell);
  if (onTurn && state.turn.announced === index) {
    return { ...cell, marked: "announced", label: t("table-cell-announced", { cell: label }) };
  }
  if (acting === player && armed === index) return { ...cell, marked: "next" };
  if (acting === player && best === index)
    return { ...cell, marked: "best", label: t("table-cell-best", { cell: label }) };
  if (onTurn && phase(state) !== "over" && !course.ended && isNextInLine(variant, at(state.cards, player), index)) {
    return { ...cell, marked: "next", label: t("table-cell-next", { cell: label }) };
  }
  if (sight.last.get(player) === boxAt(variant, index).id) return { ...cell, marked: "fresh" };
  return cell;
}

/** The cell of a pending action: unchanged, or already struck. */
function sentCell({ type }: GameAction, index: number, variant: Variant, cell: SheetCell): SheetCell {
  const struck = { ...struckCell(named(boxName(variant, index))), kind: "pencil", crossed: true } as const;
  const shown: SheetCell = type === "struck" ? struck : cell;
  return { ...shown, marked: "sent", label: t("table-cell-sent", { cell: shown.label ?? "" }) };
}

/** Adds the player's name if there are several. */
function withWords(cell: SheetCell, player: number, { seats }: SheetSituation): SheetCell {
  if (seats.length < 2 || !cell.label) return cell;
  return {
    ...cell,
    label: t("table-of-player", { player: seats[player]?.name || t("table-seat-free"), cell: cell.label }),
  };
}
