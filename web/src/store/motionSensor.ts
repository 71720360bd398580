/** Whether the page may feel how the device is moved. */

/** Some browsers ask, and only after a tap; all others allow it, or cannot. */
type Asking = typeof DeviceMotionEvent & { requestPermission?: () => Promise<"granted" | "denied"> };

/** Whether this device can be shaken: a phone, a tablet. */
export function canBeShaken(): boolean {
  return typeof DeviceMotionEvent !== "undefined" && matchMedia("(pointer: coarse)").matches;
}

/** Asks for it where that is needed; whether it is allowed. */
export async function askForMotion(): Promise<boolean> {
  if (typeof DeviceMotionEvent === "undefined") return false;
  try {
    return (await (DeviceMotionEvent as Asking).requestPermission?.()) !== "denied";
  } catch {
    // Asked without a tap.
    return false;
  }
}
