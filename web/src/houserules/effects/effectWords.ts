/** A game's numbers and their changes, in a designer's units. */
import { number, t } from "@/i18n/i18n.svelte";
import type { BalanceNumber } from "./effects.svelte";

const PLACES: Readonly<Record<BalanceNumber, number>> = { mean: 1, sd: 1, minutes: 1, skill: 2, close: 0 };

function digits(name: BalanceNumber, amount: number, signed: boolean): string {
  const places = PLACES[name];
  return number(name === "close" ? 100 * amount : amount, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    signDisplay: signed ? "exceptZero" : "auto",
  });
}

/** "251.3 points", "8.4 minutes". */
export function shown(name: BalanceNumber, amount: number): string {
  return t(`effects-unit-${name}`, { amount: digits(name, amount, false) });
}

/** "+3.1 points". */
export function by(name: BalanceNumber, amount: number): string {
  return t(`effects-unit-${name}`, { amount: digits(name, amount, true) });
}
