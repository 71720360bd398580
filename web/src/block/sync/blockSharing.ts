/**
 * Moves a local block to a server table, so that other phones can write on it.
 *
 * Every step can be repeated after a lost answer or a closed browser. Changes keep their ids and are sent from the new
 * table's outbox, like all offline changes.
 */
import { language } from "@/i18n/i18n.svelte";
import { openTable } from "@/net/api";
import { newKey } from "@/net/keys";
import { forgetTable } from "@/store/browserData";
import { removeFinished } from "@/store/finished";
import { keepBlock, keepInList, keptBlock, openingOf, type KeptBlock, type Sharing } from "@/store/blocks";
import { moveUnsent } from "./queue";

/** What the windows of a browser tell each other. */
export type Told = "written" | { movedTo: string };

/** Connects the windows of this browser in which a block is open; what one tells, it does not hear itself. */
export function windowsOf(id: string): BroadcastChannel {
  return new BroadcastChannel(`pasch.block.${id}`);
}

/**
 * Opens the table and moves the block there, with the other windows in which it is open; returns the table's id.
 *
 * @param windows the teller's own end of `windowsOf(here)`.
 */
export async function share(here: string, windows: BroadcastChannel): Promise<string> {
  const block = await keptBlock(here);
  if (!block) throw new Error(`no block "${here}" in this browser`);
  const sharing = block.sharing ?? { key: newKey(), secret: newKey(), invitation: newKey() };
  await keepBlock(here, { ...block, sharing });
  const table = sharing.table ?? (await openOnServer(block, sharing));
  await keepBlock(here, { ...block, sharing: { ...sharing, table } });
  await move(here, table, block, sharing.secret);
  windows.postMessage({ movedTo: table } satisfies Told);
  // A page that is closed now has told them: what they write goes along.
  await forgetTable(here);
  await removeFinished(here);
  return table;
}

async function openOnServer(block: KeptBlock, { key, secret, invitation }: Sharing): Promise<string> {
  const { kind, rules, seats, hints, pace, series } = openingOf(block);
  const opening = { kind, rules, seats, hints, pace, series: series ?? null };
  return (await openTable({ key, opening, secret, invitation, language: language.current })).table;
}

async function move(here: string, table: string, block: KeptBlock, secret: string): Promise<void> {
  const names = openingOf(block).seats.map(({ name }) => name);
  const { kind, device, page, events } = block;
  await keepBlock(table, { kind, device, page, events });
  await keepInList(table, block.page.names, names, [secret]);
  await moveUnsent(here, table);
}
