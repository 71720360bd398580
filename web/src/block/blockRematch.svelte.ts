/** Rematch on a new block: one player opens it, and everybody who can write follows. */
import { untrack } from "svelte";
import { at } from "@/rules/list";
import { problemWords, t } from "@/i18n/i18n.svelte";
import { RequestRefusal, ServerUnreachable } from "@/net/api";
import { go } from "@/router.svelte";
import { beginHere } from "@/store/blocks";
import { toast } from "@/ui/announcing/announcer";
import { nextRow, nextSeries } from "./rematchPlan";
import type { BlockSession } from "@/block/sync/blockSession.svelte";

export class BlockRematch {
  busy = $state(false);
  /** Player numbers in the next game's order. */
  readonly row: readonly number[] = $derived.by(() => nextRow(this.session.standings, this.session.over));

  constructor(private readonly session: BlockSession) {}

  /** Navigates to the next block when somebody else opens it, unless a dialog is open. */
  follow(): void {
    const { session } = this;
    let before = untrack(() => session.rematch);
    $effect(() => {
      const next = session.rematch;
      if (next !== null && next !== before && !this.busy && !document.querySelector("dialog[open]")) {
        toast(t("scoreblock-goes-on"));
        go(`./b/${next}`);
      }
      before = next;
    });
  }

  async again(): Promise<void> {
    const { session } = this;
    if (this.busy) return;
    if (session.rematch) {
      go(`./b/${session.rematch}`);
      return;
    }
    this.busy = true;
    try {
      const next = await this.#open();
      if (next) go(`./b/${next}`);
    } catch (error) {
      if (error instanceof ServerUnreachable) toast(t("ui-no-network"), { over: () => session.connection === "open" });
      else if (error instanceof RequestRefusal) toast(error.problems.map(problemWords).join(" "));
      else throw error;
    } finally {
      this.busy = false;
    }
  }

  /** From an unfinished game nobody is moved: the next block is opened on this device only. */
  async #open(): Promise<string | undefined> {
    const { session, row } = this;
    const names = row.map(
      (player) =>
        at(
          session.players.filter(({ number }) => number === player),
          0,
        ).name,
    );
    const series = nextSeries(session.series, session.standings, row, session.over);
    if (session.over) return session.playOn(names, series);
    return beginHere(session.page, session.rules, names, series);
  }
}
