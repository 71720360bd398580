/** What happens around a game while its table is looked at: it is told, celebrated, and stands in the window's title. */
import { untrack } from "svelte";
import { ranking } from "@/engine/engine";
import { phase } from "@/engine/state";
import { ServerGame } from "@/game/serverGame.svelte";
import type { TableGame } from "@/game/tableGame.svelte";
import { named, problemWords } from "@/i18n/i18n.svelte";
import { announce, toast } from "@/ui/announcer";
import { callOf, speakerOf } from "./addressing";
import { celebrate } from "@/ending/celebrate";
import { fanfare, scratch } from "./sounds";
import { Narrator } from "./narrator";

/** Sees to all of it, as long as the component lives that is being set up. */
export function seeToOccasions(game: TableGame, table: () => HTMLElement | undefined): void {
  celebrateVictory(game, table);
  entitleWindow(game);
  tell(game);
  tellProblems(game);
}

function celebrateVictory(game: TableGame, table: () => HTMLElement | undefined): void {
  const isOver = () => phase(game.course.state) === "over";
  let wasOver = untrack(isOver);
  $effect(() => {
    const element = table();
    if (isOver() && !wasOver && isWonHere(game) && element) {
      celebrate(element);
      fanfare();
    }
    wasOver = isOver();
  });
}

/** Somebody here has won against others. */
function isWonHere(game: TableGame): boolean {
  const places = ranking(game.course.state);
  return places.length > 1 && places.some(({ place, seat }) => place === 1 && game.isMine(seat));
}

function entitleWindow(game: TableGame): void {
  $effect(() => {
    const turn = game.acting === null ? "" : `${callOf(game, game.acting)} · `;
    document.title = `${turn}${named(game.variant.names)} · Pasch`;
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
      if (narrator.hear(course)) scratch();
    });
  });
}

function tellProblems(game: TableGame): void {
  if (!(game instanceof ServerGame)) return;
  $effect(() => {
    if (game.problems.length > 0) toast(game.problems.map(problemWords).join(" "));
  });
}
