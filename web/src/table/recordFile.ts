/** The game as a file to keep: the server writes it where it knows the game, otherwise this browser does. */
import { recordOf } from "@/game/finishing";
import type { TableGame } from "@/game/tableGame.svelte";
import { recordAddress } from "@/net/api";
import { saveText } from "@/ui/save";

/** Hands the record to the browser, which saves it where it saves everything. */
export async function saveRecord(game: TableGame): Promise<void> {
  const text = game.offline ? recordOf(game) : await (await fetch(recordAddress(game.id))).text();
  saveText(`${game.variant.id}-${game.course.at.slice(0, 10)}.pasch`, text);
}
