/**
 * The assignment of source files to chunks of the build.
 *
 * The start page's code is one chunk, so that a first visit on a slow network makes one request instead of a chain. The
 * table's own code is a second, and its remaining imports a third, as most other pages share them. An invitation is a
 * fourth, whose files its page asks for at once. Vite splits the rest.
 */
import { fileURLToPath } from "node:url";

const SOURCES = fileURLToPath(new URL("./src/", import.meta.url));
const TABLE = `${SOURCES}table/`;
const SOUND = `${SOURCES}sound/`;
export const PLAYED: readonly string[] = [`${TABLE}TablePage.svelte`];
/** The page of an invitation, and the chunk that it needs before it is shown. */
export const INVITED: readonly string[] = [`${SOURCES}pages/invitation/InvitationPage.svelte`];

/** The chunk of the client and its start page. */
export const BEGINNING = "pasch";

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; importers: readonly string[] } | null;
}

/** Returns a file's chunk; null leaves it to the bundler. */
export function partOf(id: string, modules: Modules): string | null {
  if (importsOf([`${SOURCES}main.ts`], modules).has(id)) return BEGINNING;
  // What opens a person's mark plays tunes, and needs nothing else of the table.
  if (id.startsWith(SOUND)) return null;
  if (!importsOf(PLAYED, modules).has(id)) return importsOf(INVITED, modules).has(id) ? "seat" : null;
  return isLent(id, modules) ? "playing" : "table";
}

/** True if more than the table's folder imports the file. */
function isLent(id: string, modules: Modules): boolean {
  if (!id.startsWith(TABLE)) return true;
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isLent(importer, modules));
}

const known = new Map<string, Set<string>>();

/** Returns all static imports of these files, transitively. */
function importsOf(from: readonly string[], modules: Modules): Set<string> {
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
