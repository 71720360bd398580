/** Browser storage: tables and their keys, house rules, pages of variants, pending actions. */
import type { VariantPage } from "@/wire/types";
import { database, type HouseRule, type KeptTable, type StoredGame, type PendingAction } from "./database";

export type { HouseRule, KeptTable, StoredGame, PendingAction };

const latestFirst = (one: { updated: number }, other: { updated: number }): number => other.updated - one.updated;

export async function tables(): Promise<KeptTable[]> {
  return (await (await database()).getAll("tables")).sort(latestFirst);
}

export async function table(id: string): Promise<KeptTable | undefined> {
  return (await database()).get("tables", id);
}

export async function keepTable(kept: KeptTable): Promise<void> {
  await (await database()).put("tables", kept);
}

/** Updates a table; does nothing if it is not stored. */
export async function updateTable(id: string, changed: Partial<Omit<KeptTable, "id">>): Promise<void> {
  const change = (await database()).transaction("tables", "readwrite");
  const kept = await change.store.get(id);
  if (kept) await change.store.put({ ...kept, ...changed });
  await change.done;
}

/** Deletes a table and everything of it that exists only here. */
export async function forgetTable(id: string): Promise<void> {
  const db = await database();
  const change = db.transaction(["tables", "localGames", "pending", "seen"], "readwrite");
  await change.objectStore("tables").delete(id);
  await change.objectStore("localGames").delete(id);
  await change.objectStore("seen").delete(id);
  for (const key of await change.objectStore("pending").index("table").getAllKeys(id)) {
    await change.objectStore("pending").delete(key);
  }
  await change.done;
}

export async function houseRules(): Promise<HouseRule[]> {
  return (await (await database()).getAll("houseRules")).sort(latestFirst);
}

export async function houseRule(id: string): Promise<HouseRule | undefined> {
  return (await database()).get("houseRules", id);
}

export async function keepHouseRule(rule: HouseRule): Promise<void> {
  await (await database()).put("houseRules", rule);
}

export async function forgetHouseRule(id: string): Promise<void> {
  await (await database()).delete("houseRules", id);
}

export async function keptVariant(id: string): Promise<VariantPage | undefined> {
  return (await database()).get("variants", id);
}

export async function keepVariant(page: VariantPage): Promise<void> {
  await (await database()).put("variants", page);
}

/** Returns a table's unsent actions in written order. */
export async function pendingActions(id: string): Promise<PendingAction[]> {
  const waiting = await (await database()).getAllFromIndex("pending", "table", id);
  return waiting.sort((one, other) => one.written - other.written);
}

export async function keepPending(action: PendingAction): Promise<void> {
  await (await database()).put("pending", action);
}

export async function forgetPending(key: string): Promise<void> {
  await (await database()).delete("pending", key);
}

/** Returns the page of rules used by some local game. */
export async function keptPage(rulesHash: string): Promise<VariantPage | undefined> {
  return (await database()).get("pages", rulesHash);
}

export async function localGame(id: string): Promise<StoredGame | undefined> {
  const read = (await database()).transaction(["localGames", "pages"]);
  const kept = await read.objectStore("localGames").get(id);
  const page = kept && (await read.objectStore("pages").get(kept.rules));
  return page && { id, game: { ...kept.game, page }, updated: kept.updated };
}

/** Updates fields of a local game, whatever the others are by now; does nothing if it is not stored. */
export async function updateLocalGame(id: string, changed: object): Promise<void> {
  const change = (await database()).transaction("localGames", "readwrite");
  const kept = await change.store.get(id);
  if (kept) await change.store.put({ ...kept, game: { ...kept.game, ...changed } });
  await change.done;
}

/** Pages already stored by this window, by rules hash; those stored earlier may be outdated. */
const keptPages = new Map<string, VariantPage>();

/** Stores a local game; its page is written only if it changed. */
export async function keepLocalGame({ game: { page, ...game }, ...kept }: StoredGame): Promise<void> {
  const rules = page.rules_hash;
  const change = (await database()).transaction(["localGames", "pages"], "readwrite");
  await change.objectStore("localGames").put({ ...kept, game, rules });
  if (keptPages.get(rules) !== page) await change.objectStore("pages").put(page);
  await change.done;
  keptPages.set(rules, page);
}
