/** Where a block's unsent deeds lie in this browser, in the order in which they were written. */
import { forgetPending, keepPending, pendingActions } from "@/store/db";
import type { BlockAction } from "@/wire/protocol";
import type { Deed } from "./block";
import type { Shelf } from "./outbox";

export async function unsentOf(table: string): Promise<Deed[]> {
  const waiting = await pendingActions(table);
  return waiting.map(({ key, action }) => ({ id: key, ...action }));
}

export function shelfOf(table: string): Shelf {
  const places = new Map<string, number>();
  let last = 0;
  const placeOf = (id: string): number => {
    // Several deeds of one moment keep their order, and one that is kept again keeps its place.
    last = Math.max(last + 1, Date.now());
    const place = places.get(id) ?? last;
    places.set(id, place);
    return place;
  };
  return {
    async keep(deeds) {
      for (const deed of deeds) {
        await keepPending({ key: deed.id, table, action: actionOf(deed), written: placeOf(deed.id) });
      }
    },
    async forget(ids) {
      for (const id of ids) await forgetPending(id);
    },
  };
}

/** The deed as it is sent: its id is the key beside it. */
export function actionOf(deed: Deed): BlockAction {
  const action: BlockAction & { id?: string } = { ...deed };
  delete action.id;
  return action;
}
