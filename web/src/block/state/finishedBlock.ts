/** Moves full blocks into the history, and out of it again if they are reopened. */
import type { Variant } from "@/rules/variantTables";
import { scores, total } from "@/rules/card";
import { at } from "@/rules/list";
import { keepFinished, removeFinished, type Finished } from "@/store/finished";
import type { Series, VariantPage } from "@/wire/types";
import type { Block, BlockChange } from "./blockState";
import { cardOf } from "./cards";
import { present } from "./players";
import { filledIn, isOver, ranking, type BlockProgress } from "./rounds";

export interface KeptBlockResult {
  readonly id: string;
  readonly page: VariantPage;
  readonly variant: Variant;
  readonly block: Block;
  readonly changes: readonly BlockChange[];
  /** True if only this browser knows the block. */
  readonly offline: boolean;
  /** The series it belongs to. */
  readonly series: Pick<Series, "id"> | null;
}

/** Adds a full block to the history, or removes one that is no longer full. */
export async function noteEnding(kept: KeptBlockResult): Promise<void> {
  const finished = finishedOf(kept);
  await (finished ? keepFinished(finished, kept.page) : removeFinished(kept.id));
}

/** Returns undefined while the game is still on. Players without any entry are left out. */
export function finishedOf({
  id,
  page,
  variant,
  block,
  changes,
  offline,
  series,
}: KeptBlockResult): Finished | undefined {
  const parts = present(block)
    .map(({ number, name }) => ({ number, name, card: cardOf(variant, block, number) }))
    .filter(({ card }) => filledIn(card) > 0);
  const standings = parts.map(({ card }, player) => standing(variant, card, player));
  if (!isOver(standings)) return undefined;
  const reached = scores(
    variant,
    parts.map(({ card }) => card),
  );
  const compared = standings.map((each, place) => ({ ...each, total: at(reached, place) }));
  const winners = ranking(compared).filter(({ place }) => place === 1);
  return {
    id,
    kind: "block",
    endedAt: changes.findLast(({ type }) => type === "written")?.at ?? new Date().toISOString(),
    variant: { id: page.id, rules_hash: page.rules_hash, names: page.names },
    people: parts.map(({ name, card }) => ({ name, computer: null, total: total(variant, card), card })),
    winners: winners.map(({ player }) => player).sort((one, other) => one - other),
    ...(offline ? {} : { table: id }),
    ...(series && { series: series.id }),
  };
}

function standing(variant: Variant, card: Parameters<typeof filledIn>[0], player: number): BlockProgress {
  return { player, filled: filledIn(card), turns: variant.turns, total: total(variant, card) };
}
