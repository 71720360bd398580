/** The shared result of a game: a picture of the finished sheet and one line of text. */
import { gameOutcome } from "@/ending/gameOutcome";
import { headlineOf, type EndPerson, type GameOutcome } from "@/ending/outcome";
import type { Subject } from "@/ending/picture";
import { occasionOf, resultWords } from "@/ending/scoreWords";
import type { TableGame } from "@/game/tables/tableGame.svelte";
import { named, t } from "@/i18n/i18n.svelte";
import { NO_CELL } from "@/sheet/sheetCells";
import { sheetColumns } from "@/sheet/columns";
import { sheetCell, sightOf } from "./gameCells";

/** A sender without a name is worded in the first person. */
export function resultOf(game: TableGame): { subject: Subject; words: string; name: string } {
  const { course, page, variant } = game;
  const outcome: GameOutcome = { ...gameOutcome(game), people: peopleOf(game), you: null };
  const lines = page.sheet;
  const sight = sightOf({ course, lines, acting: null, settled: true, mode: "enter", armed: null, best: null });
  const about = { variant: named(variant.names), at: course.at };
  return {
    subject: {
      occasion: occasionOf(about),
      headline: headlineOf(outcome, sender(game)),
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

/** The only person here, if nameless. */
function sender({ course, mine }: TableGame): number | null {
  const [seat, ...others] = mine;
  return seat !== undefined && others.length === 0 && course.seats[seat]?.given === "" ? seat : null;
}

function peopleOf(game: TableGame): EndPerson[] {
  return gameOutcome(game).people.map((person, seat) =>
    seat === sender(game) ? { ...person, name: t("end-me") } : person,
  );
}
