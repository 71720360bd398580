/** Where this client is: under which address, and with or without a server. */

/** The start page's address; all paths of the client are relative to it. `<base>` in the page's head sets it. */
export const BASE = new URL(".", document.baseURI);

/** False in a folder written by `pasch site`, which marks its pages. */
export const HAS_SERVER = !("site" in document.documentElement.dataset);

/** Returns the complete address of a path such as "./neu", to be sent to others. */
export function fullAddress(path: string): string {
  return new URL(path, BASE).href;
}
