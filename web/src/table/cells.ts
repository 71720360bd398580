/** What stands in each cell of the block at this moment, as the sheet shows it: ink, pencil, strokes, and all in words. */
import { boxEntries, freeCell, type Card } from "@/engine/card";
import { boxName } from "@/engine/names";
import { bonusIn, bonusProgress, boxIn, lineSum, type SheetLine } from "@/engine/sheet";
import { phase } from "@/engine/state";
import { boxAt, type SumBonus } from "@/engine/tables";
import { announceable, entries, mustAnnounce, nextInLine, type Entry } from "@/engine/turn";
import type { Course } from "@/game/fold";
import { named, t } from "@/i18n/i18n.svelte";
import type { SheetCell } from "@/sheet/model";

/** What a tap on the block does. */
export type Mode = "enter" | "announce" | "strike";

/** What is looked at: the game, and what somebody here is about to do. */
export interface View {
  course: Course;
  lines: readonly SheetLine[];
  /** The seat that may decide now. */
  acting: number | null;
  /** The dice lie still, so that what they bring may be shown. */
  settled: boolean;
  mode: Mode;
  /** The box that the next tap strikes, or announces. */
  armed: number | null;
  /** The box that a hint recommends. */
  best: number | null;
}

/** A view with what every cell asks for worked out once. */
export interface Sight extends View {
  offers: ReadonlyMap<number, Entry>;
  nameable: ReadonlySet<number>;
  last: ReadonlyMap<number, string>;
}

export function sightOf(view: View): Sight {
  const { course, settled } = view;
  const decides = settled && phase(course.state) === "decide";
  const must = decides && mustAnnounce(course.state);
  const last = new Map<number, string>();
  for (const { seat, event } of course.moves)
    if (event.type === "scored" || event.type === "struck") last.set(seat, event.box);
  return {
    ...view,
    offers: new Map(decides && !must ? entries(course.state).map((entry) => [entry.box, entry]) : []),
    nameable: new Set(decides ? announceable(course.state) : []),
    last,
  };
}

export function sheetCell(sight: Sight, player: number, line: SheetLine, column: number): SheetCell {
  const { course } = sight;
  const card = course.state.cards[player];
  if (!card) return { kind: "none", text: "" };
  if (line.kind !== "box") return withWords(sumCell(course, card, line, column), player, course);
  const box = boxIn(course.variant, line, column);
  if (box === null) return { kind: "none", text: "", label: t("table-cell-none", { box: named(line.names) }) };
  return withWords(marked(sight, player, box, boxCell(sight, card, player, box)), player, course);
}

/** The box that a tap on a line and column means. */
export function boxOf(course: Course, line: SheetLine | undefined, column: number): number | null {
  return line ? boxIn(course.variant, line, column) : null;
}

function boxCell(sight: Sight, card: Card, player: number, index: number): SheetCell {
  const { course, acting, mode, armed } = sight;
  const box = boxAt(course.variant, index);
  const name = named(boxName(course.variant, index));
  const held = boxEntries(card, box);
  const written = held.map((points) => (points ? String(points) : "–")).join(" ");
  const isFree = freeCell(card, box) !== null;
  if (!isFree && held.every((points) => points === 0)) {
    return { kind: "struck", text: "", label: t("table-cell-struck", { box: name }) };
  }
  const offer = player === course.state.seat ? sight.offers.get(index) : undefined;
  const mine = acting === player;
  if (mine && mode !== "strike" && sight.nameable.has(index)) {
    const text = mode === "announce" || armed === index ? "?" : written;
    return { kind: "pencil", text, label: t("table-cell-announce", { box: name }), pickable: true };
  }
  if (offer && (mode === "enter" || !mine)) return offered(offer, name, written, mine, armed === index);
  if (mine && mode === "strike" && offer?.strikes) return struckNext(name, armed === index);
  if (held.length)
    return { kind: "entered", text: written, label: t("table-cell-entered", { box: name, points: written }) };
  return { kind: "open", text: "", label: t("table-cell-open", { box: name }) };
}

function offered(offer: Entry, box: string, written: string, mine: boolean, armed: boolean): SheetCell {
  if (!offer.scores) return mine ? struckNext(box, armed) : { kind: "open", text: written };
  const { points, bonus } = offer;
  const facts = { box, points, bonus };
  const said = mine ? t(bonus ? "table-cell-enter-extra" : "table-cell-enter", facts) : t("table-cell-possible", facts);
  const cell: SheetCell = {
    kind: "pencil",
    text: [written, String(points)].filter(Boolean).join(" "),
    label: said,
    pickable: mine,
  };
  return bonus ? { ...cell, note: `+${String(bonus)}` } : cell;
}

function struckNext(box: string, armed: boolean): SheetCell {
  return { kind: "pencil", text: armed ? "✕ ?" : "–", label: t("table-cell-strike", { box }), pickable: true };
}

function marked(sight: Sight, player: number, index: number, cell: SheetCell): SheetCell {
  const { course, best, acting, armed } = sight;
  const { state, variant } = course;
  const onTurn = state.seat === player;
  const label = cell.label ?? "";
  if (onTurn && state.turn.announced === index) {
    return { ...cell, marked: "announced", label: t("table-cell-announced", { cell: label }) };
  }
  if (acting === player && armed === index) return { ...cell, marked: "next" };
  if (acting === player && best === index)
    return { ...cell, marked: "best", label: t("table-cell-best", { cell: label }) };
  if (onTurn && phase(state) !== "over" && !course.ended && isNext(course, player, index)) {
    return { ...cell, marked: "next", label: t("table-cell-next", { cell: label }) };
  }
  if (sight.last.get(player) === boxAt(variant, index).id) return { ...cell, marked: "fresh" };
  return cell;
}

function isNext({ variant, state }: Course, player: number, index: number): boolean {
  const card = state.cards[player];
  const column = variant.columns[boxAt(variant, index).column];
  return card !== undefined && column?.order != null && nextInLine(variant, card, column) === index;
}

function sumCell(course: Course, card: Card, line: SheetLine, column: number): SheetCell {
  const { variant } = course;
  const sum = lineSum(variant, card, line, column);
  if (sum === null) return { kind: "none", text: "" };
  const name = named(line.names);
  const said = t("table-cell-sum", { line: name, points: sum });
  const cell: SheetCell = { kind: "sum", text: String(sum), label: said };
  if (line.kind === "upper") return withPlan(cell, course, card, column);
  if (line.kind !== "bonus" && line.kind !== "sheet-bonus") return cell;
  const bonus = bonusIn(variant, line.key, line.kind === "bonus" ? column : null);
  const progress = bonus && bonusProgress(variant, card, bonus);
  const reachable = progress?.next && bonusIsOpen(course, card, progress.bonus);
  if (!progress?.next || !reachable) return cell;
  const points = progress.next.missing;
  const what = sum ? said : name;
  const label = t("table-cell-missing", { line: what, points });
  return { ...cell, note: t("table-missing", { points }), label, text: sum ? String(sum) : "" };
}

/** How far the upper boxes are up or down against the plan for their bonus. */
function withPlan(cell: SheetCell, course: Course, card: Card, column: number): SheetCell {
  const { variant } = course;
  const upper = variant.bonuses.find(
    (bonus) => bonus.column === column && bonus.boxes.every((box) => boxAt(variant, box).section === "upper"),
  );
  const begun = upper?.boxes.some((box) => boxEntries(card, boxAt(variant, box)).length > 0);
  const ahead = upper && begun && bonusIsOpen(course, card, upper) ? bonusProgress(variant, card, upper).ahead : null;
  if (!ahead) return cell;
  const facts = { cell: cell.label ?? "", points: Math.abs(ahead) };
  return ahead > 0
    ? { ...cell, note: `+${String(ahead)}`, mood: "good", label: t("table-cell-ahead", facts) }
    : { ...cell, note: `−${String(-ahead)}`, mood: "bad", label: t("table-cell-behind", facts) };
}

/** Whether a bonus can still grow: some of its boxes has room. */
function bonusIsOpen({ variant }: Course, card: Card, bonus: SumBonus): boolean {
  return bonus.boxes.some((box) => freeCell(card, boxAt(variant, box)) !== null);
}

/** With several players, each cell says whose it is. */
function withWords(cell: SheetCell, player: number, { seats }: Course): SheetCell {
  if (seats.length < 2 || !cell.label) return cell;
  return {
    ...cell,
    label: t("table-of-player", { player: seats[player]?.name || t("table-seat-free"), cell: cell.label }),
  };
}
