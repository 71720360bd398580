/** The outcome of a table's game, as seen at this device. */
import { namesToKeep } from "@/game/tables/seatNames";
import { outcomeOf, type GameOutcome } from "./outcome";
import type { TableGame } from "@/game/tables/tableGame.svelte";
import { totals } from "@/rules/gameEngine";

export function gameOutcome(game: TableGame): GameOutcome {
  const { course, mine } = game;
  const [seat = -1, ...others] = mine;
  const reached = totals(course.state);
  const kept = namesToKeep(course);
  const people = course.seats.map(({ name, kind, level }, place) => {
    const computer = kind === "computer";
    const mark = computer ? { level: level ?? "heuristic" } : { person: kept[place] };
    return { name, total: reached[place] ?? 0, computer, ...mark };
  });
  const stopped = course.stopped === null ? null : (course.seats[course.stopped]?.name ?? "");
  return outcomeOf(people, others.length === 0 && game.isMine(seat) ? seat : null, course.state, stopped);
}
