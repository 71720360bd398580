/** The finished sheet as a PNG picture in the current theme's colours. */
import type { SheetCell, SheetColumn, SheetLine } from "@/sheet/sheetTypes";
import { spansColumns } from "@/sheet/sheetTypes";
import { named, score } from "@/i18n/i18n.svelte";
import { styleAmong } from "@/persons/styleAmong";
import { Brush } from "./brush";
import { ranked, winnersOf, type GameOutcome } from "./outcome";

export interface Subject {
  /** Variant and date. */
  occasion: string;
  headline: string;
  outcome: GameOutcome;
  lines: readonly SheetLine[];
  columns: readonly SheetColumn[];
  cell: (player: number, line: number, column: number) => SheetCell;
}

/** The layout in points before scaling. */
export interface Plan {
  width: number;
  height: number;
  /** Width of one column of a card. */
  cell: number;
  /** Width of the lines' names. */
  names: number;
  /** Tops of the ranking and the sheet. */
  ranking: number;
  sheet: number;
  /** Height of the sheet's head. */
  head: number;
}

const PAD = 36;
const ROW = 34;
const TOTAL = 46;
const RANK = 46;
const GAP = 6;
const MARK = 30;
const TITLE = 122;
const FOOT = 52;
const NARROWEST = 648;
const [CELL, CELL_OF_SEVERAL, NAMES] = [92, 62, 196];
/** Every browser can draw a picture of this many pixels. */
const MOST = 16_000_000;
const SCALE = 2;

/** Returns the layout for one to eight players with one to four columns. */
export function planOf({ outcome, lines, columns }: Subject): Plan {
  const players = outcome.people.length;
  const slots = players * columns.length;
  const cell = Math.max(columns.length > 1 ? CELL_OF_SEVERAL : CELL, (NARROWEST - 2 * PAD - NAMES) / slots);
  const ranking = PAD + TITLE;
  const sheet = ranking + (players > 1 ? players * (RANK + GAP) + PAD / 2 : 0);
  const head = ROW + 8 + (columns.length > 1 ? ROW : 0);
  const rows = lines.reduce((sum, line) => sum + heightOf(line), 0);
  const height = sheet + head + rows + FOOT + PAD / 2;
  return { width: 2 * PAD + NAMES + slots * cell, height, cell, names: NAMES, ranking, sheet, head };
}

export async function pictureOf(subject: Subject): Promise<Blob> {
  const plan = planOf(subject);
  const brush = await Brush.of(plan.width, plan.height, Math.min(SCALE, Math.sqrt(MOST / (plan.width * plan.height))));
  drawTitle(brush, subject, plan);
  if (subject.outcome.people.length > 1) drawRanking(brush, subject.outcome, plan);
  drawSheet(brush, subject, plan);
  return brush.png();
}

function heightOf(line: SheetLine): number {
  return line.kind === "total" ? TOTAL : ROW;
}

function drawTitle(brush: Brush, { occasion, headline }: Subject, { width, height }: Plan): void {
  const { felt, feltDeep, feltInk, feltSoft } = brush.colours;
  brush.ground(felt, feltDeep);
  brush.text(occasion, PAD, PAD + 14, { colour: feltSoft, size: 19, width: width - 2 * PAD - 90 });
  brush.text(headline, PAD, PAD + 64, {
    colour: feltInk,
    size: 42,
    weight: 800,
    font: "display",
    width: width - 2 * PAD - 90,
  });
  brush.sign(width - PAD - 66, PAD, 66);
  brush.text("Pasch", width - PAD, height - FOOT / 2, {
    colour: feltSoft,
    size: 19,
    weight: 700,
    align: "right",
    font: "display",
  });
}

function drawRanking(brush: Brush, outcome: GameOutcome, { ranking, width }: Plan): void {
  const rows = ranked(outcome);
  const most = Math.max(1, ...rows.map(({ total }) => total));
  const whole = width - 2 * PAD;
  const together = outcome.people.flatMap(({ person }) => (person === undefined ? [] : [person]));
  const indent = rows.some(({ person }) => person !== undefined) ? MARK + 10 : 0;
  rows.forEach(({ name, person, total, place }, row) => {
    const [y, won] = [ranking + row * (RANK + GAP), place === 1];
    brush.box(PAD, y, whole, RANK, "rgb(0 0 0 / 18%)", 10);
    brush.box(
      PAD,
      y,
      whole * Math.max(0.02, total / most),
      RANK,
      won ? brush.colours.gold : "rgb(255 255 255 / 14%)",
      10,
    );
    const look = { colour: won ? brush.colours.onGold : brush.colours.feltInk, size: 22, weight: won ? 800 : 500 };
    brush.text(`${String(place)}.`, PAD + 16, y + RANK / 2, look);
    if (person !== undefined) brush.mark(styleAmong(person, together), PAD + 46, y + (RANK - MARK) / 2, MARK);
    brush.text(name, PAD + 46 + indent, y + RANK / 2, { ...look, width: whole - 170 - indent });
    const inside = total / most > 0.82;
    const colour = inside ? look.colour : brush.colours.feltInk;
    brush.text(score(total), width - PAD - 16, y + RANK / 2, {
      ...look,
      colour,
      weight: 800,
      font: "display",
      align: "right",
    });
  });
}

function drawSheet(brush: Brush, subject: Subject, plan: Plan): void {
  const { lines } = subject;
  const rows = lines.reduce((sum, line) => sum + heightOf(line), 0);
  brush.box(PAD, plan.sheet, plan.width - 2 * PAD, plan.head + rows, brush.colours.paper, 12);
  drawHead(brush, subject, plan);
  let y = plan.sheet + plan.head;
  lines.forEach((line, row) => {
    drawLine(brush, subject, plan, row, y);
    y += heightOf(line);
  });
  drawRulers(brush, subject, plan, rows);
}

function drawHead(brush: Brush, { outcome, columns }: Subject, plan: Plan): void {
  const { ink, soft, gold } = brush.colours;
  const winners = new Set(winnersOf(outcome));
  const wide = plan.cell * columns.length;
  outcome.people.forEach(({ name }, player) => {
    const x = PAD + plan.names + player * wide;
    const won = winners.has(player) && outcome.people.length > 1;
    if (won) brush.box(x + 3, plan.sheet + ROW + 2, wide - 6, 5, gold, 2);
    const weight = won ? 800 : 600;
    brush.text(name, x + wide / 2, plan.sheet + 20, {
      colour: ink,
      size: 19,
      weight,
      width: wide - 10,
      align: "center",
    });
    if (columns.length < 2) return;
    columns.forEach((column, index) => {
      const middle = x + (index + 0.5) * plan.cell;
      const look = { colour: soft, size: 14, width: plan.cell - 6, align: "center" as const };
      brush.text(column.name, middle, plan.sheet + plan.head - ROW / 2, look);
    });
  });
}

function drawLine(brush: Brush, { lines, columns, outcome, cell }: Subject, plan: Plan, row: number, y: number): void {
  const line = lines[row];
  if (!line) return;
  const [middle, isBox, isTotal] = [y + heightOf(line) / 2, line.kind === "box", line.kind === "total"];
  const { ink, soft } = brush.colours;
  const look = { colour: isBox || isTotal ? ink : soft, size: isTotal ? 21 : 17, weight: isTotal ? 800 : 500 };
  brush.rule(PAD, y, plan.width - PAD, y, isTotal || (!isBox && lines[row - 1]?.kind === "box") ? 2 : 1);
  brush.text(named(line.names), PAD + 12, middle, { ...look, width: plan.names - 20 });
  const span = spansColumns(line) ? columns.length : 1;
  for (let slot = 0; slot < outcome.people.length * columns.length; slot += span) {
    const value = cell(Math.floor(slot / columns.length), row, slot % columns.length);
    const x = PAD + plan.names + slot * plan.cell;
    drawCell(brush, value, x, middle, span * plan.cell, isTotal);
  }
}

function drawCell(
  brush: Brush,
  { kind, text }: SheetCell,
  x: number,
  middle: number,
  width: number,
  isTotal: boolean,
): void {
  const { ink, soft } = brush.colours;
  if (kind === "struck") brush.stroke(x + width / 2 - 14, middle + 4, x + width / 2 + 14, middle - 5);
  if (kind === "sum") {
    const look = { colour: isTotal ? ink : soft, size: isTotal ? 23 : 17, weight: isTotal ? 800 : 600 };
    brush.text(text, x + width / 2, middle, { ...look, width: width - 6, align: "center" });
  } else if (kind !== "struck" && kind !== "none") {
    brush.text(text, x + width / 2, middle, { colour: ink, size: 22, font: "hand", width: width - 6, align: "center" });
  }
}

/** Vertical lines between players, and finer ones between a player's columns. */
function drawRulers(brush: Brush, { outcome, columns }: Subject, plan: Plan, rows: number): void {
  for (let slot = 0; slot < outcome.people.length * columns.length; slot += 1) {
    const [x, isPlayer] = [PAD + plan.names + slot * plan.cell, slot % columns.length === 0];
    const top = isPlayer ? plan.sheet : plan.sheet + plan.head - ROW;
    brush.rule(x, top, x, plan.sheet + plan.head + rows, isPlayer ? 2 : 1);
  }
}
