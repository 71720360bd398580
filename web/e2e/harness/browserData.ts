/** What the browser has stored. */
import type { Page } from "./test";

/** Returns whether the browser's database holds this key; only the client may create the database. */
export function isStored(page: Page, store: "tables" | "finished", key: string): Promise<boolean> {
  return page.evaluate(
    ({ store, key }) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open("pasch");
        opening.onerror = () => {
          reject(new Error("The browser's data cannot be opened."));
        };
        opening.onsuccess = () => {
          const count = opening.result.transaction(store).objectStore(store).count(key);
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result > 0);
          };
        };
      }),
    { store, key },
  );
}
