/** Checks that the browser can store data, and replaces its database by one in memory if it cannot. */

/** Name of the test database, and of the session entry that records success. */
const PROBE = "pasch.probe";
const PATIENCE_MS = 1000;

let writable: Promise<boolean> | undefined;

/** Returns whether the browser keeps what is stored; if not, everything goes to a database in memory. */
export function keepsWhatIsStored(): Promise<boolean> {
  writable ??= isDatabaseWritable().then(async (isKept) => {
    // A whole IndexedDB in memory, loaded where there is no other (Apache-2.0).
    if (!isKept) await import("fake-indexeddb/auto");
    return isKept;
  });
  return writable;
}

/** Writes to a test database: a browser may refuse to open one, or to write on a full disk. */
function isDatabaseWritable(): Promise<boolean> {
  // One test a session: it costs a write.
  if (wasWritten()) return Promise.resolve(true);
  return new Promise((resolve) => {
    // WebKit lets a page wait for storage that the last one was writing when it was left; it does not refuse it.
    setTimeout(resolve, PATIENCE_MS, true);
    try {
      const opening = indexedDB.open(PROBE, 1);
      opening.onupgradeneeded = () => {
        try {
          opening.result.createObjectStore("probe").put("", "");
        } catch {
          opening.transaction?.abort();
        }
      };
      opening.onsuccess = () => {
        opening.result.close();
        indexedDB.deleteDatabase(PROBE);
        if (typeof sessionStorage !== "undefined") sessionStorage.setItem(PROBE, "");
        resolve(true);
      };
      opening.onerror = () => {
        resolve(false);
      };
    } catch {
      resolve(false);
    }
  });
}

function wasWritten(): boolean {
  return typeof sessionStorage !== "undefined" && sessionStorage.getItem(PROBE) !== null;
}
