/** Polls tables that are not on screen for the user's turn, and shows the count as the app's badge. */
import { named, t } from "@/i18n/i18n.svelte";
import { RequestRefusal, standingOf, ServerUnreachable } from "@/net/api";
import { type KeptTable, tables, updateTable } from "@/store/browserData";
import { keptNames } from "@/game/tables/seatNames";
import { notify } from "./notifications";
import { isMyTurn, turns } from "./myTurns.svelte";

const EVERY = 60_000;

/** Polls now and every minute; returns a stop function. */
export function watchTurns(): () => void {
  const look = (): void => void lookForTurns();
  const seen = (): void => {
    if (!document.hidden) look();
  };
  look();
  const timer = setInterval(look, EVERY);
  document.addEventListener("visibilitychange", seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}

/** Asks the server about every table with other players and reports new turns. */
export async function lookForTurns(): Promise<void> {
  let kept: readonly KeptTable[];
  try {
    kept = await tables();
    if (navigator.onLine) for (const table of kept.filter(isAtOthers)) await refresh(table);
    kept = (await tables()).filter(isMyTurn);
  } catch {
    // A private window may have no database, and thus no tables.
    return;
  }
  const fresh = kept.filter(({ id }) => !turns.waiting.includes(id));
  turns.waiting = kept.map(({ id }) => id);
  showBadge(kept.length);
  for (const table of fresh) if (table.id !== turns.inSight) tellTurn(table);
}

function isAtOthers({ id, kind, mode, finished, mine, seats }: KeptTable): boolean {
  if (kind !== "game" || mode !== "server" || finished || id === turns.inSight) return false;
  return mine.length > 0 && seats.some((seat, place) => seat.kind === "person" && !mine.includes(place));
}

async function refresh({ id, turn }: KeptTable): Promise<void> {
  try {
    const standing = await standingOf(id);
    if (standing.turn !== turn) await updateTable(id, { turn: standing.turn, updated: Date.now() });
  } catch (error) {
    // The table may have expired, or the network is gone: the last known state stays.
    if (!(error instanceof RequestRefusal || error instanceof ServerUnreachable)) throw error;
  }
}

/** Shows a system notification for the turn, if permitted. */
export function tellTurn({ id, variant, seats, mine }: Pick<KeptTable, "id" | "variant" | "seats" | "mine">): void {
  const others = keptNames(seats, mine).filter((name, place) => name && !mine.includes(place));
  notify(`./t/${id}`, t("notice-your-turn"), t("ui-colon", { of: named(variant), what: others.join(", ") }));
}

function showBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
