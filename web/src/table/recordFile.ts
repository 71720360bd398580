/** Saves the game's record: the server's version if it knows the game, else this browser's. */
import { memoryTags } from "@/rules/fair/seenGame";
import { withTags } from "@/rules/records/gameRecord";
import { recordOf } from "@/game/tables/finishedGame";
import { seenOf } from "@/store/seen";
import type { TableGame } from "@/game/tables/tableGame.svelte";
import { recordAddress } from "@/net/api";
import { saveText } from "@/ui/save";

export async function saveRecord(game: TableGame): Promise<void> {
  const text = (game.offline ? undefined : await fromServer(game)) ?? recordOf(game);
  saveText(`${game.variant.id}-${game.course.at.slice(0, 10)}.pasch`, text);
}

/** The server's record with this device's evidence about the dice, which `pasch verify` compares; undefined without. */
async function fromServer({ id, events }: TableGame): Promise<string | undefined> {
  const answer = await fetch(recordAddress(id)).catch(() => undefined);
  if (!answer?.ok) return undefined;
  return withTags(await answer.text(), memoryTags(await seenOf(id), events));
}
