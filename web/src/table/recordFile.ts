/** The game as a file to keep: the server writes it where it knows the game, otherwise this browser does. */
import { fairTags } from "@/engine/fair";
import { formatRecord } from "@/engine/record";
import { gameEvents } from "@/game/fold";
import type { TableGame } from "@/game/tableGame.svelte";
import { recordAddress } from "@/net/api";

/** Hands the record to the browser, which saves it where it saves everything. */
export async function saveRecord(game: TableGame): Promise<void> {
  const text = game.offline ? writtenHere(game) : await (await fetch(recordAddress(game.id))).text();
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${game.variant.id}-${game.course.at.slice(0, 10)}.pasch`;
  link.click();
  URL.revokeObjectURL(address);
}

function writtenHere({ course, events, variant }: TableGame): string {
  return formatRecord({
    variant,
    seats: course.seats.map(({ name }) => name),
    direction: course.opened.direction,
    first: course.opened.first ?? null,
    tags: { Date: course.opened.at.slice(0, 10), ...fairTags(events) },
    events: gameEvents(course),
  });
}
