/** Times in words. */
import { number } from "@/i18n/i18n.svelte";

const MINUTE = 60_000;
/** Times are said in the largest unit of which there are two. */
const UNITS = [
  [24 * 60 * MINUTE, "day"],
  [60 * MINUTE, "hour"],
] as const;

/** Returns a time in words, in whole minutes, hours or days: "3 minutes". */
export function timeWords(milliseconds: number): string {
  const [size, unit] = UNITS.find(([one]) => milliseconds >= 2 * one) ?? [MINUTE, "minute"];
  return number(Math.max(1, Math.round(milliseconds / size)), { style: "unit", unit, unitDisplay: "long" });
}
