/** Remembers open games, as the first render cannot wait for the database. */
const KEPT = "pasch.going-on";

export function goesOn(): boolean {
  return localStorage.getItem(KEPT) !== null;
}

export function rememberGoingOn(goesOn: boolean): void {
  if (goesOn) localStorage.setItem(KEPT, "1");
  else localStorage.removeItem(KEPT);
}
