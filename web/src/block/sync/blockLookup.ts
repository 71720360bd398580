/** Finds the block of an address, in this browser or on the server, with the key that lets this browser write. */
import { pageOfOpening } from "@/game/catalogue/variantPage";
import { eventsOf, join, RequestRefusal } from "@/net/api";
import { newEntropy, newKey } from "@/net/keys";
import { table } from "@/store/browserData";
import { keepBlock, keepInList, keptBlock, newDevice, openingOf, type KeptBlock } from "@/store/blocks";
import { share, windowsOf } from "./blockSharing";
import { HAS_SERVER } from "@/site";

export interface FoundBlock {
  id: string;
  kept: KeptBlock;
  keys: readonly string[] | "here";
}

/** The address's `#` part: a key or an invitation. */
export interface BlockAddress {
  k?: string | undefined;
  i?: string | undefined;
}

/**
 * Returns the block of this address, or undefined if there is none.
 *
 * @throws Unreachable if only the server knows it and cannot be reached.
 */
export async function findBlock(id: string, shown: BlockAddress): Promise<FoundBlock | undefined> {
  const listed = await table(id);
  const kept = await keptBlock(id);
  if (listed?.mode === "here") {
    if (kept?.sharing?.table) return findBlock(await sharedAtLast(id), {});
    return kept && { id, kept, keys: "here" };
  }
  const block = kept ?? (HAS_SERVER ? await fromServer(id) : undefined);
  if (!block) return undefined;
  const addressKey = shown.k ?? (shown.i && (await exchangeInvitation(id, shown.i)));
  const names = openingOf(block).seats.map(({ name }) => name);
  // The address's key wins: a stored one may have been a mistake.
  await keepInList(
    id,
    block.page.names,
    listed?.seats.map(({ name }) => name) ?? names,
    addressKey ? [addressKey] : [],
  );
  const keys = [...new Set([...(addressKey ? [addressKey] : []), ...(listed?.keys ?? [])])];
  return { id, kept: block, keys };
}

/** Completes a share that was interrupted; returns the table's id. */
async function sharedAtLast(id: string): Promise<string> {
  const windows = windowsOf(id);
  try {
    return await share(id, windows);
  } finally {
    windows.close();
  }
}

async function fromServer(id: string): Promise<KeptBlock | undefined> {
  try {
    const { events } = await eventsOf(id);
    const opened = events[0];
    if (opened?.type !== "opened" || opened.kind !== "block") return undefined;
    const page = await pageOfOpening(opened);
    const block: KeptBlock = { kind: "block", device: newDevice(), page, events };
    await keepBlock(id, block);
    return block;
  } catch (error) {
    if (error instanceof RequestRefusal && [404, 400, 422].includes(error.status)) return undefined;
    throw error;
  }
}

/** Exchanges an invitation for a key of this browser; the invitation alone opens nothing. */
async function exchangeInvitation(id: string, invitation: string): Promise<string | undefined> {
  const secret = newKey();
  try {
    await join(id, invitation, { key: newKey(), secret, name: "Pasch", entropy: newEntropy() });
    return secret;
  } catch (error) {
    if (error instanceof RequestRefusal) return undefined;
    throw error;
  }
}
