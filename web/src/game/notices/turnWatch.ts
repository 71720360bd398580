/** Looks from time to time whose turn it is at the tables that are not in sight, and shows it on the app's picture. */
import { named, t } from "@/i18n/i18n.svelte";
import { RequestRefusal, standingOf, ServerUnreachable } from "@/net/api";
import { type KeptTable, tables, updateTable } from "@/store/browserData";
import { keptNames } from "@/game/tables/seatNames";
import { notify } from "./notifications";
import { isMyTurn, turns } from "./myTurns.svelte";

const EVERY = 60_000;

/** Looks now and once a minute; gives back how to stop. */
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

/** Asks the server about every table with others, and tells what is new. */
export async function lookForTurns(): Promise<void> {
  let kept: readonly KeptTable[];
  try {
    kept = await tables();
    if (navigator.onLine) for (const table of kept.filter(isAtOthers)) await refresh(table);
    kept = (await tables()).filter(isMyTurn);
  } catch {
    // A private window may keep no database: then there are no tables in it either.
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
    // The table may have expired, or the network is gone: then it stands as it was seen last.
    if (!(error instanceof RequestRefusal || error instanceof ServerUnreachable)) throw error;
  }
}

/** Says outside of the page that somebody is on turn, where that was allowed. */
export function tellTurn({ id, variant, seats, mine }: Pick<KeptTable, "id" | "variant" | "seats" | "mine">): void {
  const others = keptNames(seats, mine).filter((name, place) => name && !mine.includes(place));
  notify(`/t/${id}`, t("notice-your-turn"), `${named(variant)}: ${others.join(", ")}`);
}

/** The number on the app's picture, where the device shows one. */
function showBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
