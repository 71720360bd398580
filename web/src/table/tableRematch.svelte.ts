/** Takes the players of a table to its rematch. */
import { untrack } from "svelte";
import type { TableGame } from "@/game/tables/tableGame.svelte";
import { t } from "@/i18n/i18n.svelte";
import { go } from "@/router.svelte";
import { toast } from "@/ui/announcing/announcer";

/** Navigates when the rematch is opened, unless a dialog is open. */
export function goAlong(game: TableGame): void {
  let before = untrack(() => game.course.rematch);
  $effect(() => {
    const next = game.course.rematch;
    if (next !== null && next !== before && !document.querySelector("dialog[open]")) {
      toast(t("table-rematch-begins"));
      go(`./t/${next}`);
    }
    before = next;
  });
}
