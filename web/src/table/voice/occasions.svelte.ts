/** Side effects of a game on screen: announcements, celebration and window title. */
import { untrack } from "svelte";
import { ranking } from "@/rules/gameEngine";
import { phase } from "@/rules/gameState";
import { ServerGame } from "@/game/tables/serverGame.svelte";
import { keptSeat } from "@/game/tables/seatNames";
import type { TableGame } from "@/game/tables/tableGame.svelte";
import { turns } from "@/game/notices/myTurns.svelte";
import { tellTurn } from "@/game/notices/turnWatch";
import { named, problemWords } from "@/i18n/i18n.svelte";
import { announce, toast } from "@/ui/announcing/announcer";
import { callOf, speakerOf } from "./formOfAddress";
import { specialOf } from "@/table/people/turnEnds";
import { cheer, chime, scratch } from "./sounds";
import { Narrator } from "./narrator";

/** Seconds that writing an entry takes. */
const AFTER_WRITING = 0.35;

/** Must be called during component setup. */
export function seeToOccasions(game: TableGame, table: () => HTMLElement | undefined): void {
  celebrateVictory(game, table);
  entitleWindow(game);
  callBack(game);
  tell(game);
  tellProblems(game);
}

function celebrateVictory(game: TableGame, table: () => HTMLElement | undefined): void {
  const isOver = () => phase(game.course.state) === "over";
  let wasOver = untrack(isOver);
  $effect(() => {
    const element = table();
    const winner = isOver() && !wasOver ? winnerHere(game) : undefined;
    if (winner !== undefined && element) {
      void import("@/ending/celebrate").then(({ celebrate }) => celebrate(element));
      cheer(game.course, winner);
    }
    wasOver = isOver();
  });
}

/** Returns the seat of a local player who has won against others. */
function winnerHere(game: TableGame): number | undefined {
  const places = ranking(game.course.state);
  return places.length > 1 ? places.find(({ place, seat }) => place === 1 && game.isMine(seat))?.seat : undefined;
}

function entitleWindow(game: TableGame): void {
  $effect(() => {
    const call = game.acting === null ? "" : callOf(game, game.acting);
    const others = game.persons > game.mine.length;
    document.title = call && others ? `● ${call} – Pasch` : `${named(game.variant.names)} · Pasch`;
  });
}

/** Notifies users who look elsewhere of their turn; meanwhile this table is not polled. */
function callBack(game: TableGame): void {
  if (!(game instanceof ServerGame)) return;
  const { id, variant } = game;
  const isCalled = () => game.acting !== null && game.persons > game.mine.length;
  let wasCalled = untrack(isCalled);
  $effect(() => {
    if (isCalled() && !wasCalled) {
      const { mine, known } = untrack(() => game);
      tellTurn({ id, variant: variant.names, seats: known.seats.map(keptSeat), mine: [...mine] });
    }
    wasCalled = isCalled();
  });
  $effect(() => {
    turns.inSight = id;
    return () => (turns.inSight = null);
  });
}

function tell(game: TableGame): void {
  const narrator = new Narrator(
    (seat) => speakerOf(game, seat),
    (seat) => callOf(game, seat),
    announce,
  );
  $effect(() => {
    const { course } = game;
    untrack(() => {
      if (!narrator.hear(course)) return;
      scratch();
      const entry = course.moves.findLast(({ event }) => event.type === "scored" || event.type === "struck");
      if (entry && specialOf(entry) === "bonus") chime(AFTER_WRITING);
    });
  });
}

function tellProblems(game: TableGame): void {
  if (!(game instanceof ServerGame)) return;
  $effect(() => {
    if (game.problems.length > 0) {
      toast(game.problems.map(problemWords).join(" "), { over: () => game.problems.length === 0 });
    }
  });
}
