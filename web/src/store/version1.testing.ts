/** Creates the database of version 1, which some browsers still have. */
import { type IDBPDatabase, openDB } from "idb";

export async function openVersion1(): Promise<IDBPDatabase> {
  return openDB("pasch", 1, {
    upgrade(db) {
      db.createObjectStore("tables", { keyPath: "id" });
      db.createObjectStore("houseRules", { keyPath: "id" });
      db.createObjectStore("variants", { keyPath: "id" });
      db.createObjectStore("pending", { keyPath: "key" }).createIndex("table", "table");
      db.createObjectStore("localGames", { keyPath: "id" });
      db.createObjectStore("localPages");
    },
  });
}
