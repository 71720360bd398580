/** A finger that is drawn across something turns to what is beside it. */
import type { Attachment } from "svelte/attachments";

/** How far the finger must go, in pixels; less may be a tap, or the page that is scrolled. */
const SWIPE = 56;

/** Calls for what comes after (1) or before (-1) when a finger is drawn across an element. */
export function swiping(onswipe: (by: 1 | -1) => void): Attachment<HTMLElement> {
  let touched: { x: number; y: number } | undefined;

  function began({ touches: [finger, another] }: TouchEvent): void {
    touched = finger && !another ? { x: finger.clientX, y: finger.clientY } : undefined;
  }

  function ended({ changedTouches: [end] }: TouchEvent): void {
    if (!touched || !end) return;
    const [across, down] = [end.clientX - touched.x, end.clientY - touched.y];
    if (Math.abs(across) >= SWIPE && Math.abs(across) >= 2 * Math.abs(down)) onswipe(across < 0 ? 1 : -1);
  }

  return (element) => {
    element.addEventListener("touchstart", began, { passive: true });
    element.addEventListener("touchend", ended, { passive: true });
    return () => {
      element.removeEventListener("touchstart", began);
      element.removeEventListener("touchend", ended);
    };
  };
}
