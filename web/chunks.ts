/**
 * Which files of the source come together in one file of the build.
 *
 * What the start page needs is one, so that a first visit on a slow network waits for one answer and not for a row of
 * them; what only a table needs is another, and what it needs besides a third, as most other pages need some of it. All
 * else is split as the pages ask for it.
 */
import { fileURLToPath } from "node:url";

const SOURCES = fileURLToPath(new URL("./src/", import.meta.url));
const TABLE = `${SOURCES}table/`;
/** Where a game is played. */
export const PLAYED: readonly string[] = [`${TABLE}TablePage.svelte`];

/** The client and its start page. */
export const BEGINNING = "pasch";

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; importers: readonly string[] } | null;
}

/** The part that a file belongs to; nothing where it may lie wherever it is asked for. */
export function partOf(id: string, modules: Modules): string | null {
  if (reached([`${SOURCES}main.ts`], modules).has(id)) return BEGINNING;
  if (!reached(PLAYED, modules).has(id)) return null;
  return isLent(id, modules) ? "playing" : "table";
}

/** Whether more than the table's own room has to do with it. */
function isLent(id: string, modules: Modules): boolean {
  if (!id.startsWith(TABLE)) return true;
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isLent(importer, modules));
}

const known = new Map<string, Set<string>>();

/** All that these files import at once, and what that imports. */
function reached(from: readonly string[], modules: Modules): Set<string> {
  const kept = known.get(from.join());
  if (kept) return kept;
  const seen = new Set<string>();
  const ways = [...from];
  for (let id = ways.pop(); id !== undefined; id = ways.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    ways.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  known.set(from.join(), seen);
  return seen;
}
