/** The game as a file to keep: the server writes it where it knows the game, otherwise this browser does. */
import { memoryTags } from "@/engine/fair/seenGame";
import { withTags } from "@/engine/records/record";
import { recordOf } from "@/game/tables/finishedGame";
import { seenOf } from "@/store/seen";
import type { TableGame } from "@/game/tables/tableGame.svelte";
import { recordAddress } from "@/net/api";
import { saveText } from "@/ui/save";

/** Hands the record to the browser, which saves it where it saves everything. */
export async function saveRecord(game: TableGame): Promise<void> {
  const text = game.offline ? recordOf(game) : await fromServer(game);
  saveText(`${game.variant.id}-${game.course.at.slice(0, 10)}.pasch`, text);
}

/** What the server writes, and what this device kept of the dice: `pasch verify` holds one against the other. */
async function fromServer({ id, events }: TableGame): Promise<string> {
  const answer = await fetch(recordAddress(id));
  return withTags(await answer.text(), memoryTags(await seenOf(id), events));
}
