/** Words for a block's comparison with optimal play. */
import { signed, tenths } from "@/i18n/figures";
import { t } from "@/i18n/i18n.svelte";
import { howKnown, type BestPlay } from "@/game/values/optimalMeans";
import type { WrittenCell } from "./blockReview";

/** Says how far a player is above or below the mean of optimal play. */
export function aheadWords({ ahead }: Pick<WrittenCell, "ahead">, best: BestPlay): string {
  const facts = { points: tenths(Math.abs(ahead)), mean: tenths(best.mean) };
  const where = Math.abs(ahead) < 0.05 ? "level" : ahead < 0 ? "below" : "above";
  return t(`review-block-${where}-${howKnown(best)}`, facts);
}

/** Formats a difference with its sign; one that rounds to 0 has none. */
export function differenceWords(points: number): string {
  return Math.abs(points) < 0.05 ? "±0" : signed(points);
}
