/**
 * A new page for each file of tests, in workers that files share: to start a worker for each took longer than most of its
 * tests. What a file imports is read anew, and what outlives it is set back.
 */

import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, vi } from "vitest";

vi.resetModules();

globalThis.indexedDB = new IDBFactory();

if ("localStorage" in globalThis) {
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}
// The page's address for tests without a browser, as `site.ts` reads it.
else Object.assign(globalThis, { document: { baseURI: "http://localhost/", documentElement: { dataset: {} } } });

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
