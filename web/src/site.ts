/** Where this client is: under which address, and with or without a server. */

/** The start page's address; all paths of the client are relative to it. `<base>` in the page's head sets it. */
export const BASE = new URL(".", document.baseURI);

/** False in a folder written by `pasch site`, which marks its pages. */
export const HAS_SERVER = !("site" in document.documentElement.dataset);

/** The folder of the site's rule reader, which checks house rules in the browser; undefined where there is none. */
export const RULE_READER = document.documentElement.dataset.ruleReader;

/** True if house rules can be checked: by the server, or by this site's rule reader. */
export const HAS_HOUSE_RULES = HAS_SERVER || !!RULE_READER;

/** Returns whether a page that needs something can be shown here. */
export const has = (need: "server" | "house-rules"): boolean => (need === "server" ? HAS_SERVER : HAS_HOUSE_RULES);

/** Returns the complete address of a path such as "./neu", to be sent to others. */
export function fullAddress(path: string): string {
  return new URL(path, BASE).href;
}
