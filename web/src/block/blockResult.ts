/** The shared result of a block: a picture of the finished sheet and one line of text. */
import { headline, type GameOutcome } from "@/ending/outcome";
import type { Subject } from "@/ending/picture";
import { occasionOf, resultWords } from "@/ending/scoreWords";
import { at } from "@/rules/list";
import { named } from "@/i18n/i18n.svelte";
import { sheetColumns } from "@/sheet/columns";
import { sheetCell, type CellHolder, type BlockSight } from "./blockCells";
import { finishedOf } from "@/block/state/finishedBlock";
import type { BlockSession } from "@/block/sync/blockSession.svelte";

export function resultOf(
  session: BlockSession,
  outcome: GameOutcome,
): { subject: Subject; words: string; name: string } {
  const { page, variant, block, standings, players, cards } = session;
  const lines = page.sheet;
  const sight: BlockSight = { variant, block, lines, mayWrite: false, fresh: undefined, dice: undefined };
  const holders: CellHolder[] = players
    .map(({ number, name }, place) => ({ number, name, card: at(cards, place) }))
    .filter((_, place) => at(standings, place).filled > 0);
  const ended = finishedOf(session)?.endedAt ?? new Date().toISOString();
  const about = { variant: named(variant.names), at: ended };
  return {
    subject: {
      occasion: occasionOf(about),
      headline: headline(outcome),
      outcome,
      lines,
      columns: sheetColumns(variant),
      cell: (player, line, column) => sheetCell(sight, at(holders, player), at(lines, line), column),
    },
    words: resultWords(about, outcome),
    name: `pasch-${variant.id}-${ended.slice(0, 10)}`,
  };
}
