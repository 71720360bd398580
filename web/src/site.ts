/** The address under which this client is served; `<base>` in the page's head sets it. */

/** The start page's address; all paths of the client are relative to it. */
export const BASE = new URL(".", document.baseURI);

/** Returns the complete address of a path such as "./neu", to be sent to others. */
export function fullAddress(path: string): string {
  return new URL(path, BASE).href;
}
