/** Remembers open games and the height of their list, as the first render cannot wait for the database. */
const KEPT = "pasch.going-on";
/** Height of a single game, in pixels. */
const ONE = 190;

export function goesOn(): boolean {
  return localStorage.getItem(KEPT) !== null;
}

export function rememberGoingOn(goesOn: boolean): void {
  if (!goesOn) localStorage.removeItem(KEPT);
  else if (localStorage.getItem(KEPT) === null) rememberHeight(ONE);
}

/** Remembers the room, in pixels, that `first-view.js` leaves for them. */
export function rememberRoom(height: number): void {
  if (!goesOn()) return;
  rememberHeight(height);
}

function rememberHeight(height: number): void {
  localStorage.setItem(KEPT, String(height));
  document.documentElement.style.setProperty("--going-on", `${String(height)}px`);
}
