/** Runs work when the browser is idle. */
export function whenIdle(work: () => void): void {
  // Safari lacks requestIdleCallback; a short delay is usually enough.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 1_000 });
  else setTimeout(work, 200);
}
