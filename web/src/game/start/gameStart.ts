/** Opens a table: at the server, or here where there is no network and nobody is missing. */
import { language } from "@/i18n/i18n.svelte";
import { openTable, ServerUnreachable } from "@/net/api";
import { newKey } from "@/net/keys";
import type { Opening, OpenRequest, OpeningSeat } from "@/wire/types";
import { keepTable, type KeptTable } from "@/store/browserData";
import { handOver } from "./handover";
import { keptOpeningSeat } from "@/game/tables/seatNames";
import { pageOf } from "@/game/catalogue/variantPage";

/**
 * Opens a game and says where it is found.
 *
 * The people at this device sit down when the table's page is shown: what they add to the dice is made only after the
 * server has fixed its own part.
 *
 * @throws Refused if the server says no; ServerUnreachable without network, where somebody would sit elsewhere.
 */
export async function startGame(opening: Opening): Promise<string> {
  try {
    return `/t/${await openAtServer(opening)}`;
  } catch (error) {
    const allHere = opening.seats.every((seat) => seat.kind === "computer" || isHere(seat));
    if (!(error instanceof ServerUnreachable) || !allHere) throw error;
    return `/t/${await openHere(opening)}`;
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
  const asked: OpenRequest = { key: newKey(), opening, secret: newKey(), invitation, language: current };
  const [page, { table, events }] = await Promise.all([pageOf(opening.rules), twice(() => openTable(asked))]);
  const kept: KeptTable = {
    id: table,
    kind: "game",
    mode: "server",
    keys: [asked.secret],
    invitation,
    variant: page.names,
    seats: opening.seats.map(keptOpeningSeat),
    turn: null,
    mine: opening.seats.flatMap((seat, index) => (isHere(seat) ? [index] : [])),
    updated: Date.now(),
    finished: false,
  };
  handOver(table, { kept, story: { page, events, secret: null } });
  // Nobody waits for the browser's database, and a private window may keep nothing.
  keepTable(kept).catch(() => undefined);
  return table;
}

/** Asks again once where no answer came: the same key opens the same table. */
async function twice<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ServerUnreachable)) throw error;
    return ask();
  }
}

/** Whether a person sits there, at the device that opens the table. */
function isHere(seat: OpeningSeat): boolean {
  return seat.kind === "person" && seat.place === "here";
}
