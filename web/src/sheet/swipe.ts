/** Swiping sideways to the next or previous item. */
import type { Attachment } from "svelte/attachments";

/** Minimum distance in pixels; shorter ones may be taps or scrolling. */
const SWIPE = 56;

/** Calls back with 1 for the next or -1 for the previous item. */
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
