/** Keeps the screen awake while somebody keeps score, where the device can. */

/** Holds on until it is told to let go; a device that is put away and looked at again is held awake anew. */
export function stayAwake(): () => void {
  if (!("wakeLock" in navigator)) return () => undefined;
  let lock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined);

  function hold(): void {
    if (document.visibilityState !== "visible") return;
    // A low battery is a good reason to refuse.
    lock = navigator.wakeLock.request("screen").catch(() => undefined);
  }

  hold();
  document.addEventListener("visibilitychange", hold);
  return () => {
    document.removeEventListener("visibilitychange", hold);
    void lock.then((held) => held?.release());
  };
}
