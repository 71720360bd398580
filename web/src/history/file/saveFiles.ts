/** Downloads of files. */
import { everything } from "@/store/wholeHistory";
import { saveText } from "@/ui/save";
import { written } from "./historyFile";

/** Saves the whole history as one file. */
export async function saveAll(): Promise<void> {
  const now = new Date().toISOString();
  saveText(`pasch-${now.slice(0, 10)}.json`, written(await everything(), now), "application/json");
}

/** Saves a game's record, which `pasch` reads and verifies. */
export function saveRecord(name: string, record: string): void {
  saveText(`${name}.pasch`, record);
}
