/** Numbers as pages write them beside words: means, differences, shares. */
import { number } from "./i18n.svelte";

const ONE_PLACE = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** A mean, to the tenth. */
export function tenths(value: number): string {
  return number(value, ONE_PLACE);
}

/** A loss where a point is much, to the hundredth. */
export function hundredths(value: number): string {
  return number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** A difference, to the tenth or finer, with its sign; what rounds to nothing has none. */
export function signed(value: number, places = 1): string {
  return number(value, { minimumFractionDigits: places, maximumFractionDigits: places, signDisplay: "exceptZero" });
}

/** A share in whole percent. */
export function wholePercent(share: number): string {
  return number(share, { style: "percent", maximumFractionDigits: 0 });
}

/** A number as it stands in a field to be changed there: with the language's comma, and no groups of thousands. */
export function inField(value: number): string {
  return number(value, { useGrouping: false });
}

/** What somebody typed, with a comma or a point; null for what is no number, or might be thousands. */
export function typedNumber(typed: string): number | null {
  const plain = typed.trim().replace(",", ".").replace("−", "-");
  return /^-?\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}
