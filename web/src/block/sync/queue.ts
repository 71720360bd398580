/** Where a block's unsent changes lie in this browser, in the order in which they were written. */
import { forgetPending, keepPending, pendingActions } from "@/store/browserData";
import type { BlockAction } from "@/wire/types";
import type { BlockChange } from "@/block/state/blockState";
import type { Queue } from "./outbox";

export async function unsentOf(table: string): Promise<BlockChange[]> {
  const waiting = await pendingActions(table);
  return waiting.map(({ key, action }) => ({ id: key, ...action }));
}

export function queueOf(table: string): Queue {
  const places = new Map<string, number>();
  let last = 0;
  const placeOf = (id: string): number => {
    // Several changes of one moment keep their order, and one that is kept again keeps its place.
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

/** The change as it is sent: its id is the key beside it. */
export function actionOf(change: BlockChange): BlockAction {
  const action: BlockAction & { id?: string } = { ...change };
  delete action.id;
  return action;
}
