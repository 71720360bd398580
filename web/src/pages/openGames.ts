/** Whether there was something to go on with last time: known before the browser's database answers. */
const KEPT = "pasch.going-on";

export function goesOn(): boolean {
  return localStorage.getItem(KEPT) !== null;
}

export function rememberGoingOn(goesOn: boolean): void {
  if (goesOn) localStorage.setItem(KEPT, "1");
  else localStorage.removeItem(KEPT);
}
