/** Hands files to the browser, which saves them where it saves everything. */
import { everything } from "@/store/keeping";
import { written } from "./file";

/** The whole history as one file. */
export async function saveAll(): Promise<void> {
  const now = new Date().toISOString();
  save(`pasch-${now.slice(0, 10)}.json`, written(await everything(), now), "application/json");
}

/** A game as text; `pasch` reads and verifies it. */
export function saveRecord(name: string, record: string): void {
  save(`${name}.pasch`, record, "text/plain;charset=utf-8");
}

function save(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
