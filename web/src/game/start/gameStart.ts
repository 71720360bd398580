/** Opens a table: on the server, or locally if there is no network and everybody is at this device. */
import { language } from "@/i18n/i18n.svelte";
import { openTable, ServerUnreachable } from "@/net/api";
import { newKey } from "@/net/keys";
import type { Opening, OpenRequest, OpeningSeat } from "@/wire/types";
import { keepTable, type KeptTable } from "@/store/browserData";
import { handOver } from "./handover";
import { keptOpeningSeat } from "@/game/tables/seatNames";
import { pageOf } from "@/game/catalogue/variantPage";

/**
 * Opens a game and returns its path.
 *
 * The people at this device sit down only on the table's page: their share of the dice's randomness must be drawn after
 * the server has committed to its own.
 *
 * @throws Refused if the server refuses; ServerUnreachable without network if somebody plays elsewhere.
 */
export async function startGame(opening: Opening): Promise<string> {
  try {
    return `./t/${await openAtServer(opening)}`;
  } catch (error) {
    const allHere = opening.seats.every((seat) => seat.kind === "computer" || isHere(seat));
    if (!(error instanceof ServerUnreachable) || !allHere) throw error;
    return `./t/${await openHere(opening)}`;
  }
}

/** Opens a game that needs no server. */
async function openHere(opening: Opening): Promise<string> {
  const { keepGame, openedHere } = await import("@/game/tables/localGame.svelte");
  return keepGame(openedHere(opening, await pageOf(opening.rules)));
}

async function openAtServer(opening: Opening): Promise<string> {
  if (!navigator.onLine) throw new ServerUnreachable("no network");
  const { current } = language;
  const invitation = newKey();
  const request: OpenRequest = { key: newKey(), opening, secret: newKey(), invitation, language: current };
  const [page, { table, events }] = await Promise.all([pageOf(opening.rules), twice(() => openTable(request))]);
  const kept: KeptTable = {
    id: table,
    kind: "game",
    mode: "server",
    keys: [request.secret],
    invitation,
    variant: page.names,
    seats: opening.seats.map(keptOpeningSeat),
    turn: null,
    mine: opening.seats.flatMap((seat, index) => (isHere(seat) ? [index] : [])),
    updated: Date.now(),
    finished: false,
  };
  handOver(table, { kept, story: { page, events, secret: null } });
  // Not awaited; a private window may refuse to store anything.
  keepTable(kept).catch(() => undefined);
  return table;
}

/** Retries once without an answer: the same key opens the same table. */
async function twice<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ServerUnreachable)) throw error;
    return ask();
  }
}

/** True for a person at the device that opens the table. */
function isHere(seat: OpeningSeat): boolean {
  return seat.kind === "person" && seat.place === "here";
}
