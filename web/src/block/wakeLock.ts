/** Keeps the screen awake while a block is open, where the device supports it. */

/** Returns a release function. The lock is requested again whenever the page becomes visible. */
export function stayAwake(): () => void {
  if (!("wakeLock" in navigator)) return () => undefined;
  let lock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined);

  function hold(): void {
    if (document.visibilityState !== "visible") return;
    // The browser refuses on low battery.
    lock = navigator.wakeLock.request("screen").catch(() => undefined);
  }

  hold();
  document.addEventListener("visibilitychange", hold);
  return () => {
    document.removeEventListener("visibilitychange", hold);
    void lock.then((held) => held?.release());
  };
}
