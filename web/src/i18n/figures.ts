/** Numbers as pages write them beside words: means, differences, shares. */
import { number } from "./i18n.svelte";

const ONE_PLACE = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** A mean, to the tenth. */
export function tenths(value: number): string {
  return number(value, ONE_PLACE);
}

/** A difference, to the tenth, with its sign; what rounds to nothing has none. */
export function signed(value: number): string {
  return number(value, { ...ONE_PLACE, signDisplay: "exceptZero" });
}

/** A share in whole percent. */
export function wholePercent(share: number): string {
  return number(share, { style: "percent", maximumFractionDigits: 0 });
}
