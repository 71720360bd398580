/** Number formats for text: means, differences, percentages. */
import { number } from "./i18n.svelte";

/** Points are written as on a sheet, without grouping. */
const ONE_PLACE = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };

/** Formats mean points with one decimal. */
export function tenths(value: number): string {
  return number(value, ONE_PLACE);
}

/** Formats mean points without decimals, where a tenth says nothing more. */
export function whole(value: number): string {
  return number(Math.round(value), { useGrouping: false });
}

/** Formats a loss with two decimals, for variants with small scores. */
export function hundredths(value: number): string {
  return number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Formats a difference with its sign; one that rounds to 0 has none. */
export function signed(value: number, places = 1): string {
  return number(value, { minimumFractionDigits: places, maximumFractionDigits: places, signDisplay: "exceptZero" });
}

/** Formats a share in whole percent. */
export function wholePercent(share: number): string {
  return number(share, { style: "percent", maximumFractionDigits: 0 });
}

/** Formats a number for an input field: with the language's decimal mark, without grouping. */
export function inField(value: number): string {
  return number(value, { useGrouping: false });
}

/** Parses a number with a decimal comma or point; null if invalid or possibly grouped thousands. */
export function typedNumber(typed: string): number | null {
  const plain = typed.trim().replace(",", ".").replace("−", "-");
  return /^-?\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}
