/** Permission for motion events. */

/** iOS asks, and only after a tap; other browsers allow motion events or lack them. */
type Asking = typeof DeviceMotionEvent & { requestPermission?: () => Promise<"granted" | "denied"> };

/** True on devices that can be shaken: phones and tablets. */
export function canBeShaken(): boolean {
  return typeof DeviceMotionEvent !== "undefined" && matchMedia("(pointer: coarse)").matches;
}

/** Asks for permission where needed; true if granted. */
export async function askForMotion(): Promise<boolean> {
  if (typeof DeviceMotionEvent === "undefined") return false;
  try {
    return (await (DeviceMotionEvent as Asking).requestPermission?.()) !== "denied";
  } catch {
    // Requested without a tap.
    return false;
  }
}
