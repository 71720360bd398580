/** The same people play on at another table: whoever sits at the old one is taken there, and whoever comes late as well. */
import { untrack } from "svelte";
import { ServerGame } from "@/game/serverGame.svelte";
import type { TableGame } from "@/game/tableGame.svelte";
import { t } from "@/i18n/i18n.svelte";
import { go } from "@/router.svelte";
import type { KeptTable } from "@/store/db";
import { toast } from "@/ui/announcer";

/** Takes everybody along who looks at the table when the rematch is opened; not out of a window that is open over it. */
export function goAlong(game: TableGame): void {
  let before = untrack(() => game.course.rematch);
  $effect(() => {
    const next = game.course.rematch;
    if (next !== null && next !== before && !document.querySelector("dialog[open]")) {
      toast(t("table-rematch-begins"));
      go(`/t/${next}`);
    }
    before = next;
  });
}

/**
 * Where somebody is to go who comes to this table now: who saw its end may look at it again, all others go where the
 * same people play by now.
 */
export function nextOf(
  game: TableGame,
  kept: Pick<KeptTable, "finished"> | undefined,
  invited: boolean,
): string | undefined {
  const sawIt = kept?.finished === true && !invited;
  return sawIt || !(game instanceof ServerGame) ? undefined : (game.known.rematch ?? undefined);
}
