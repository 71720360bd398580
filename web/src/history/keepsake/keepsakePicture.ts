/** A month or a year as a picture for the fridge: a sheet of A4 at 150 dots an inch. */
import { Brush } from "@/ending/brush";
import { nameOf } from "@/history/historyNames";
import { t } from "@/i18n/i18n.svelte";
import { persons } from "@/store/persons.svelte";
import type { Keepsake, Span } from "./keepsake";
import { factWords, favouriteWords, monthNames, spanName, sumWords } from "./keepsakeWords";

/** Points; A4 is as wide as high divided by √2. */
const [WIDTH, HEIGHT, SCALE] = [620, 877, 2];
const PAD = 44;
const WHOLE = WIDTH - 2 * PAD;
const HEAD = 184;
const [ROW, GAP, FACT, CHART] = [40, 6, 66, 96];
const MARK = 28;
/** More would not fit. */
const MOST_PEOPLE = 6;

export async function keepsakePicture(span: Span, keepsake: Keepsake): Promise<Blob> {
  const brush = await Brush.of(WIDTH, HEIGHT, SCALE);
  const { felt, feltDeep } = brush.colours;
  brush.ground(felt, feltDeep);
  drawHead(brush, span, keepsake);
  const below = drawVictories(brush, keepsake, HEAD);
  drawFacts(brush, keepsake, below + PAD / 2);
  // A month has no course over the year.
  if (!span.includes("-")) drawMonths(brush, keepsake, HEIGHT - PAD - CHART);
  return brush.png();
}

function drawHead(brush: Brush, span: Span, keepsake: Keepsake): void {
  const { feltInk, feltSoft, gold } = brush.colours;
  brush.text(spanName(span), PAD, PAD + 34, {
    colour: gold,
    size: 58,
    weight: 800,
    font: "display",
    width: WHOLE - 90,
  });
  brush.text(sumWords(keepsake), PAD, PAD + 88, {
    colour: feltInk,
    size: 24,
    weight: 600,
    font: "display",
    width: WHOLE,
  });
  brush.text(favouriteWords(keepsake), PAD, PAD + 118, { colour: feltSoft, size: 17, width: WHOLE });
  brush.sign(WIDTH - PAD - 66, PAD, 66);
  brush.text("Pasch", WIDTH - PAD, HEIGHT - PAD / 2, {
    colour: feltSoft,
    size: 15,
    weight: 700,
    font: "display",
    align: "right",
  });
}

/** Draws who won how often; returns the end. */
function drawVictories(brush: Brush, { victories }: Keepsake, top: number): number {
  const rows = victories.slice(0, MOST_PEOPLE);
  const most = Math.max(1, ...rows.map(({ won }) => won));
  rows.forEach(({ person, won, games }, row) => {
    const y = top + row * (ROW + GAP);
    const isFirst = won === most && won > 0;
    const { gold, onGold, feltInk } = brush.colours;
    brush.box(PAD, y, WHOLE, ROW, "rgb(0 0 0 / 18%)", 9);
    brush.box(PAD, y, WHOLE * Math.max(0.02, won / most), ROW, isFirst ? gold : "rgb(255 255 255 / 14%)", 9);
    const look = { colour: isFirst ? onGold : feltInk, size: 20, weight: isFirst ? 800 : 500 };
    const isPerson = person.computer === null;
    if (isPerson) brush.mark(persons.styleOf(person.name), PAD + 9, y + (ROW - MARK) / 2, MARK);
    const begin = isPerson ? MARK + 20 : 14;
    brush.text(nameOf(person), PAD + begin, y + ROW / 2, { ...look, width: WHOLE * 0.6 - begin });
    const colour = won / most > 0.7 ? look.colour : feltInk;
    const words = t("keepsake-wins", { won, games });
    brush.text(words, WIDTH - PAD - 14, y + ROW / 2, { ...look, size: 17, colour, align: "right" });
  });
  return top + rows.length * (ROW + GAP);
}

function drawFacts(brush: Brush, { facts }: Keepsake, top: number): void {
  const { paper, ink, soft } = brush.colours;
  if (facts.length === 0) return;
  brush.box(PAD, top, WHOLE, facts.length * FACT + 8, paper, 12);
  facts.forEach((fact, row) => {
    const y = top + 4 + row * FACT;
    const { what, who } = factWords(fact);
    if (row > 0) brush.rule(PAD, y, WIDTH - PAD, y, 1);
    brush.text(what, PAD + 16, y + 25, { colour: ink, size: 22, weight: 800, font: "display", width: WHOLE - 32 });
    brush.text(who, PAD + 16, y + 48, { colour: soft, size: 16, width: WHOLE - 32 });
  });
}

function drawMonths(brush: Brush, { months }: Keepsake, top: number): void {
  const { gold, feltSoft } = brush.colours;
  const most = Math.max(1, ...months);
  const step = WHOLE / months.length;
  const names = monthNames();
  months.forEach((games, month) => {
    const height = (CHART - 34) * (games / most);
    const [x, foot] = [PAD + month * step, top + CHART - 20];
    if (games > 0) brush.box(x + 6, foot - height, step - 12, height, gold, 4);
    const look = { colour: feltSoft, size: 13, align: "center" as const };
    brush.text(names[month] ?? "", x + step / 2, foot + 11, look);
    if (games > 0) brush.text(String(games), x + step / 2, foot - height - 9, look);
  });
}
