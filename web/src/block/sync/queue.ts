/** A block's unsent changes in the browser's database, in the order of writing. */
import { forgetPending, keepPending, pendingActions } from "@/store/browserData";
import type { BlockAction } from "@/wire/types";
import type { BlockChange } from "@/block/state/blockState";
import type { Queue } from "./outbox";

export async function unsentOf(table: string): Promise<BlockChange[]> {
  const waiting = await pendingActions(table);
  return waiting.map(({ key, action }) => ({ id: key, ...action }));
}

/** Hands the unsent changes of a block of this browser to the table on the server that it has become. */
export async function moveUnsent(here: string, table: string): Promise<void> {
  for (const waiting of await pendingActions(here)) await keepPending({ ...waiting, table });
}

export function queueOf(table: string): Queue {
  const places = new Map<string, number>();
  let last = 0;
  const placeOf = (id: string): number => {
    // Changes made within a millisecond keep their order, and a change stored again keeps its place.
    last = Math.max(last + 1, Date.now());
    const place = places.get(id) ?? last;
    places.set(id, place);
    return place;
  };
  return {
    async keep(changes) {
      for (const change of changes) {
        await keepPending({ key: change.id, table, action: actionOf(change), written: placeOf(change.id) });
      }
    },
    async forget(ids) {
      for (const id of ids) await forgetPending(id);
    },
  };
}

/** Returns the action as sent; the id is sent as its key. */
export function actionOf(change: BlockChange): BlockAction {
  const action: BlockAction & { id?: string } = { ...change };
  delete action.id;
  return action;
}
