/** Formatting of probabilities. */
import { number, t } from "@/i18n/i18n.svelte";

/** Enough digits to differ from 0 and 1: 36.3 %, 0.077 %, 99.98 %. */
export function percent(chance: number): string {
  const rest = 100 * Math.min(chance, 1 - chance);
  const places = rest === 0 ? 0 : rest >= 0.95 ? 1 : Math.min(8, 1 - Math.floor(Math.log10(rest)));
  return number(chance, {
    style: "percent",
    minimumFractionDigits: rest >= 0.95 ? 1 : 0,
    maximumFractionDigits: places,
  });
}

/** "1 in 22" for chances below a half; empty for others. */
export function rarity(chance: number): string {
  if (chance <= 0 || chance >= 0.45) return "";
  const times = 1 / chance;
  return t("prob-one-in", { times: number(times, { maximumFractionDigits: times < 10 ? 1 : 0 }) });
}
