/** Cells common to all sheets: ink, strikes, free boxes, and sums with what is missing for a bonus. */
import { boxEntries, freeCell, isDash, type Card } from "@/rules/card";
import { boxName } from "@/rules/boxNames";
import { bonusIn, bonusProgress, boxIn, lineSum } from "@/rules/sheetLines";
import { boxAt, type Box, type Scheme, type SumBonus, type Variant } from "@/rules/variantTables";
import { nextInLine } from "@/rules/turn";
import { named, score, t } from "@/i18n/i18n.svelte";
import type { SheetCell, SheetLine } from "./sheetTypes";

export const NO_CELL: SheetCell = { kind: "none", text: "" };

export function openCell(box: string): SheetCell {
  return { kind: "open", text: "", label: t("table-cell-open", { box }) };
}

export function struckCell(box: string): SheetCell {
  return { kind: "struck", text: "", label: t("table-cell-struck", { box }) };
}

export function enteredCell(box: string, text: string): SheetCell {
  return { kind: "entered", text, label: t("table-cell-entered", { box, points: text }) };
}

/**
 * A box in which these dice score nothing and that can be struck: blank, as on paper, where a dash would be a strike.
 *
 * @param asked true while the strike awaits confirmation.
 */
export function strikeCell(label: string, asked = false): SheetCell {
  return asked ? { kind: "pencil", text: "?", crossed: true, label } : { kind: "pencil", text: "", label };
}

/** An offer for the dice; extra points appear beside it. */
export function offerCell(text: string, bonus: number, label: string): SheetCell {
  const cell: SheetCell = { kind: "pencil", text, label };
  return bonus ? { ...cell, note: `+${bonus}` } : cell;
}

/** A recorded cell, with its label: box, strike or sum, without what is missing for a bonus. */
export function inkedCell(scheme: Scheme, card: Card, line: SheetLine, column: number): SheetCell {
  if (line.kind === "box") return inkedBox(scheme, card, line, column);
  const sum = lineSum(scheme, card, line, column);
  if (sum === null) return NO_CELL;
  return { kind: "sum", text: score(sum), label: t("table-cell-sum", { line: named(line.names), points: sum }) };
}

function inkedBox(scheme: Scheme, card: Card, line: SheetLine, column: number): SheetCell {
  const index = boxIn(scheme, line, column);
  if (index === null) return NO_CELL;
  const name = named(boxName(scheme, index));
  const box = boxAt(scheme, index);
  const held = boxEntries(card, box);
  if (held.length === 0) return openCell(name);
  if (held.every((points) => isDash(box, points))) return struckCell(name);
  return enteredCell(name, held.map((points) => entryText(box, points)).join(" "));
}

/** An entry as people write it. */
export function entryText(box: Box, points: number): string {
  return isDash(box, points) ? "–" : score(points);
}

/** Returns true if the order of its column allows the box now, and others wait for it. */
export function isNextInLine(variant: Variant, card: Card, box: number): boolean {
  const column = variant.columns[boxAt(variant, box).column];
  if (!column) return false;
  const next = nextInLine(variant, card, column);
  const waits = (other: number): boolean => !next.includes(other) && freeCell(card, boxAt(variant, other)) !== null;
  return next.includes(box) && column.lines.some((line) => line.includes(box) && line.some(waits));
}

/** The points shown for a seat. Balut turns an empty card into −2, which nobody has played for yet. */
export function shownTotal(card: Card | undefined, total = 0): number {
  return card && isEmpty(card) ? Math.max(0, total) : total;
}

function isEmpty(card: Card): boolean {
  return card.entries.every((entry) => entry === null);
}

/** The sum of a line, and what is missing for the next bonus. */
export function sumCell(variant: Variant, card: Card, line: SheetLine, column: number): SheetCell {
  const sum = lineSum(variant, card, line, column);
  if (sum === null) return NO_CELL;
  const name = named(line.names);
  const said = t("table-cell-sum", { line: name, points: sum });
  const cell: SheetCell = {
    kind: "sum",
    text: isBlank(variant, card, line, column, sum) ? "" : score(sum),
    label: said,
  };
  if (line.kind === "throws" || line.kind === "sheet-throws") return withThrows(cell, variant, sum);
  if (line.kind !== "bonus" && line.kind !== "sheet-bonus") return cell;
  const bonus = bonusIn(variant, line.key, line.kind === "bonus" ? column : null);
  const next = bonus && isOpen(variant, card, bonus) ? bonusProgress(variant, card, bonus).next : null;
  if (!next) return cell;
  const points = next.missing;
  const label = t("table-cell-missing", { line: sum ? said : name, points });
  const missing: SheetCell = { ...cell, note: t("table-missing", { points }), label };
  return sum ? missing : { ...missing, text: "", brief: score(points) };
}

/** Returns true if a sum of 0 stays blank: extra points, sums of empty boxes, and formulas with boxes still free. */
function isBlank(variant: Variant, card: Card, line: SheetLine, column: number, sum: number): boolean {
  const { kind } = line;
  if (kind === "total" && isEmpty(card)) return shownTotal(card, sum) === 0;
  if (sum !== 0 || kind === "throws" || kind === "sheet-throws") return false;
  if (kind === "bonus" || kind === "sheet-bonus") {
    const bonus = bonusIn(variant, line.key, kind === "bonus" ? column : null);
    return Boolean(bonus?.formula && isOpen(variant, card, bonus));
  }
  if (kind === "extra") return true;
  const added = variant.boxes.filter(
    (box) => kind === "total" || (box.column === column && (kind === "column" || box.section === kind)),
  );
  return added.every((box) => boxEntries(card, box).length === 0);
}

/** How many throws are left to buy, and what each is worth at the end: 15 = 3 × 5. */
function withThrows(cell: SheetCell, variant: Variant, sum: number): SheetCell {
  const worth = variant.turn.buy?.unused ?? 0;
  if (!sum || !worth) return cell;
  return { ...cell, note: `${sum / worth}\u2009×\u2009${worth}` };
}

/** Returns true if the bonus can still grow, since one of its boxes is free. */
function isOpen(variant: Variant, card: Card, bonus: SumBonus): boolean {
  return bonus.boxes.some((box) => freeCell(card, boxAt(variant, box)) !== null);
}
