/**
 * The invitation that the server wrote into the page for somebody who was never here; `first-view.js` removes it for
 * everybody else.
 */
import { router } from "@/router.svelte";

/** The path of its table, until it is answered. */
let place = document.querySelector("#first-view form") ? router.path : "";

/** Returns whether this visitor is invited to the table at an address, and has not answered yet. */
export function isInvited(path: string): boolean {
  return path === place;
}

/** The table's own page stands at its address from now on. */
export function putInvitationAway(): void {
  place = "";
}
