/** Forms of address: "du" for a player alone here, else the name. */
import { isOver } from "@/game/tables/tableState";
import type { TableGame } from "@/game/tables/tableGame.svelte";
import { t } from "@/i18n/i18n.svelte";
import type { Speaker } from "./narration";

/** Returns who acts, for use in messages. */
export function speakerOf(game: TableGame, seat: number): Speaker {
  return { name: nameOf(game, seat), person: isAlone(game) && game.isMine(seat) ? "you" : "other" };
}

/** Returns the call to a local player that it is their turn. */
export function callOf(game: TableGame, seat: number): string {
  const name = nameOf(game, seat);
  // "Du is on turn" would be wrong for a player who is named so at a table with others.
  return isAlone(game) || name === t("seat-you") ? t("table-your-turn") : t("table-turn-of-here", { name });
}

/** Returns whose turn it is, or whom the table waits for. */
export function turnWords(game: TableGame): string {
  const { seats, state } = game.course;
  if (isOver(game.course)) return t("table-over");
  const seat = game.acting ?? state.seat;
  if (game.isMine(seat)) return callOf(game, seat);
  const name = nameOf(game, seat);
  if (seats[seat]?.kind === "computer") return t("table-thinking", { name });
  return t(game.present && !game.present.includes(seat) ? "table-wait-for" : "table-turn-of", { name });
}

function isAlone(game: TableGame): boolean {
  return game.mine.filter((seat) => game.isMine(seat)).length === 1;
}

function nameOf({ course }: TableGame, seat: number): string {
  return course.seats[seat]?.name ?? "";
}
