/** Hands files to the browser, which saves them where it saves everything. */
import { everything } from "@/store/ownHistory";
import { saveText } from "@/ui/save";
import { written } from "./historyFile";

/** The whole history as one file. */
export async function saveAll(): Promise<void> {
  const now = new Date().toISOString();
  saveText(`pasch-${now.slice(0, 10)}.json`, written(await everything(), now), "application/json");
}

/** A game as text; `pasch` reads and verifies it. */
export function saveRecord(name: string, record: string): void {
  saveText(`${name}.pasch`, record);
}
