/** The same people play on at another table: whoever sits at the old one is taken there. */
import { untrack } from "svelte";
import type { TableGame } from "@/game/tables/tableGame.svelte";
import { t } from "@/i18n/i18n.svelte";
import { go } from "@/router.svelte";
import { toast } from "@/ui/announcing/announcer";

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
