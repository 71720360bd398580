/** The result of a game as it is shared: the finished sheet for the picture, and one line of text. */
import { headline, type Outcome } from "@/ending/outcome";
import type { Subject } from "@/ending/picture";
import { occasionOf, resultWords } from "@/ending/words";
import type { TableGame } from "@/game/tableGame.svelte";
import { named } from "@/i18n/i18n.svelte";
import { NO_CELL } from "@/sheet/cells";
import { sheetColumns } from "@/sheet/columns";
import { sheetCell, sightOf } from "./cells";

export function resultOf(
  { course, page, variant }: TableGame,
  outcome: Outcome,
): { subject: Subject; words: string; name: string } {
  const lines = page.sheet;
  const sight = sightOf({ course, lines, acting: null, settled: true, mode: "enter", armed: null, best: null });
  const about = { variant: named(variant.names), at: course.at };
  return {
    subject: {
      occasion: occasionOf(about),
      headline: headline({ ...outcome, you: null }),
      outcome,
      lines,
      columns: sheetColumns(variant),
      cell: (player, line, column) => {
        const found = lines[line];
        return found ? sheetCell(sight, player, found, column) : NO_CELL;
      },
    },
    words: resultWords(about, outcome),
    name: `pasch-${variant.id}-${course.at.slice(0, 10)}`,
  };
}
