/** Exports a block as CSV for spreadsheets and as text. `pasch block` reads both. */
import { isDash, type Card } from "@/rules/card";
import { boxIn, lineSum, type SheetLine } from "@/rules/sheetLines";
import { boxAt, cellsOf, type Variant } from "@/rules/variantTables";
import { named } from "@/i18n/i18n.svelte";
import type { Language } from "@/wire/types";

export interface Sheet {
  variant: Variant;
  lines: readonly SheetLine[];
  players: readonly { name: string; card: Card }[];
}

const BYTE_ORDER_MARK = "\uFEFF";

/** Starts with a byte order mark, by which spreadsheets detect UTF-8. */
export function asTable(sheet: Sheet, language: Language): string {
  // Where numbers have a decimal comma, spreadsheets separate cells by semicolons.
  const separator = new Intl.NumberFormat(language).format(0.5).includes(",") ? ";" : ",";
  const rows = [heading(sheet), ...body(sheet, "")];
  return (
    BYTE_ORDER_MARK + rows.map((row) => row.map((cell) => quote(cell, separator)).join(separator)).join("\r\n") + "\r\n"
  );
}

/** Monospaced columns, with points for free boxes; spaces in names are replaced. */
export function asText(sheet: Sheet): string {
  const rows = [heading(sheet).map(oneWord), ...body(sheet, ".")];
  const widths = rows[0]?.map((_, place) => Math.max(...rows.map((row) => (row[place] ?? "").length))) ?? [];
  const aligned = rows.map((row) =>
    row.map((cell, place) => (place === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[place] ?? 0))),
  );
  return aligned.map((row) => row.join("  ").trimEnd()).join("\n") + "\n";
}

/** Nothing precedes the box names: the variant's own name may equal a box name. */
function heading({ variant, players }: Sheet): string[] {
  const blanks = variant.columns.slice(1).map(() => "");
  return ["", ...players.flatMap(({ name }) => [name, ...blanks])];
}

function body(sheet: Sheet, free: string): string[][] {
  return sheet.lines.flatMap((line) => {
    const entries = Math.max(1, ...sheet.variant.columns.map((_, column) => entriesIn(sheet.variant, line, column)));
    return Array.from({ length: entries }, (_, entry) => row(sheet, line, entry, free));
  });
}

function entriesIn(variant: Variant, line: SheetLine, column: number): number {
  const box = boxIn(variant, line, column);
  return box === null ? 0 : boxAt(variant, box).entries;
}

function row({ variant, players }: Sheet, line: SheetLine, entry: number, free: string): string[] {
  const cells = players.flatMap(({ card }) =>
    variant.columns.map((_, column) => cellText(variant, card, line, column, entry) ?? free),
  );
  return [named(line.names), ...cells];
}

function cellText(variant: Variant, card: Card, line: SheetLine, column: number, entry: number): string | undefined {
  const box = boxIn(variant, line, column);
  if (box === null) return lineSum(variant, card, line, column)?.toString();
  const place = cellsOf(boxAt(variant, box))[entry];
  const points = place === undefined ? null : card.entries[place];
  if (points === null || points === undefined) return undefined;
  return isDash(boxAt(variant, box), points) ? "-" : String(points);
}

/** A leading space keeps spreadsheets from reading a name as a formula; a strike is a mere "-". */
function quote(cell: string, separator: string): string {
  const plain = /^(?:[=+@]|-(?!\d*$))/.test(cell) ? ` ${cell}` : cell;
  return plain.includes(separator) || /["\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

function oneWord(name: string): string {
  return name.replaceAll(/\s+/g, "_");
}
