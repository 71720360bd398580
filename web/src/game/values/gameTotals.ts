/** The exact distribution of a game's total in optimal play, from values that this device has solved. */
import { newGame } from "@/rules/gameEngine";
import type { Variant } from "@/rules/variantTables";
import { keepValues, keptValues } from "@/store/valueFiles";
import type { Distribution } from "@/values/solving/cardScores";
import type { SolveOptions } from "@/values/worker/workerClient";
import type { Rules } from "@/wire/types";
import { askedSolved } from "./askedSolved";
import { thinker } from "./thinker";

/** Returns the distribution as kept here, or computes and keeps it; undefined where this device cannot. */
export async function gameTotals(
  rules: Rules,
  variant: Variant,
  options: SolveOptions,
): Promise<Distribution | undefined> {
  const { rules_hash } = variant;
  const kept = await keptValues("totals", rules_hash).catch(() => undefined);
  if (kept) return opened(kept);
  const game = newGame(variant, variant.seats[0], { first: 0 });
  const found = await askedSolved(rules, variant, options, (kernel) => thinker().totals(game, kernel, options));
  if (found) await keepValues("totals", rules_hash, closed(found)).catch(() => undefined);
  return found;
}

/** Returns a distribution as it is kept: the lowest total, then the probabilities. */
function closed({ low, chances }: Distribution): ArrayBuffer {
  return Float64Array.of(low, ...chances).buffer;
}

function opened(bytes: ArrayBuffer): Distribution {
  const [low = 0, ...chances] = new Float64Array(bytes);
  return { low, chances: Float64Array.from(chances) };
}
