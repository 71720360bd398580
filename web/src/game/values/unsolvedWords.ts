/** Sentences that say why this device has not solved some rules. */
import { number, t } from "@/i18n/i18n.svelte";
import type { Unsolved } from "./deviceValues";

/** Beyond this, more digits mean nothing to anybody. */
const MOST = 1e15;
/** Lower bounds must not be rounded up. */
const ROUGHLY = { notation: "compact", compactDisplay: "long", maximumSignificantDigits: 3, roundingMode: "floor" };

/** Returns the sentence; empty where the user stopped the solving. */
export function unsolvedWords({ why, cards = 0 }: Unsolved): string {
  if (why === "stopped") return "";
  return t(`unsolved-${why}`, { cards: number(Math.min(cards, MOST), ROUGHLY as Intl.NumberFormatOptions) });
}
