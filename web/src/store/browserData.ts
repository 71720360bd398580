/** What this browser keeps: its tables and their keys, house rules, pages of variants, and what could not be sent yet. */
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

/** Changes what is known of a table; nothing where the table is not kept. */
export async function updateTable(id: string, changed: Partial<Omit<KeptTable, "id">>): Promise<void> {
  const change = (await database()).transaction("tables", "readwrite");
  const kept = await change.store.get(id);
  if (kept) await change.store.put({ ...kept, ...changed });
  await change.done;
}

/** Forgets a table, and what of it exists only here. */
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

/** What waits for the network at a table, in the order in which it was written. */
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

/** The page of rules that some game here was played by. */
export async function keptPage(rulesHash: string): Promise<VariantPage | undefined> {
  return (await database()).get("pages", rulesHash);
}

export async function localGame(id: string): Promise<StoredGame | undefined> {
  const read = (await database()).transaction(["localGames", "pages"]);
  const kept = await read.objectStore("localGames").get(id);
  const page = kept && (await read.objectStore("pages").get(kept.rules));
  return page && { id, game: { ...kept.game, page }, updated: kept.updated };
}

/** Changes a part of where a game stands, whatever the rest is by now; nothing where the game is not kept. */
export async function updateLocalGame(id: string, changed: object): Promise<void> {
  const change = (await database()).transaction("localGames", "readwrite");
  const kept = await change.store.get(id);
  if (kept) await change.store.put({ ...kept, game: { ...kept.game, ...changed } });
  await change.done;
}

/** The pages that this window has kept, by the identity of their rules; whatever was kept before them is older. */
const keptPages = new Map<string, VariantPage>();

/** Keeps where a game stands; its page only the first time, as long as it is the same one. */
export async function keepLocalGame({ game: { page, ...game }, ...kept }: StoredGame): Promise<void> {
  const rules = page.rules_hash;
  const change = (await database()).transaction(["localGames", "pages"], "readwrite");
  await change.objectStore("localGames").put({ ...kept, game, rules });
  if (keptPages.get(rules) !== page) await change.objectStore("pages").put(page);
  await change.done;
  keptPages.set(rules, page);
}
