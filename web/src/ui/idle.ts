/** Does something as soon as there is nothing else to do. */
export function whenIdle(work: () => void): void {
  // Safari has no such thing: a moment later it is idle often enough.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 1_000 });
  else setTimeout(work, 200);
}
