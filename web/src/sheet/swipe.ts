/** Swiping sideways to the next or previous item. */
import type { Attachment } from "svelte/attachments";

/** Minimum distance in pixels; shorter ones may be taps or scrolling. */
const SWIPE = 56;

/** Calls back with 1 for the next or -1 for the previous item. */
export function swiping(onswipe: (by: 1 | -1) => void): Attachment<HTMLElement> {
  let start: { x: number; y: number } | undefined;

  function handleStart({ touches: [finger, another] }: TouchEvent): void {
    start = finger && !another ? { x: finger.clientX, y: finger.clientY } : undefined;
  }

  function handleEnd({ changedTouches: [end] }: TouchEvent): void {
    if (!start || !end) return;
    const [across, down] = [end.clientX - start.x, end.clientY - start.y];
    if (Math.abs(across) >= SWIPE && Math.abs(across) >= 2 * Math.abs(down)) onswipe(across < 0 ? 1 : -1);
  }

  return (element) => {
    element.addEventListener("touchstart", handleStart, { passive: true });
    element.addEventListener("touchend", handleEnd, { passive: true });
    return () => {
      element.removeEventListener("touchstart", handleStart);
      element.removeEventListener("touchend", handleEnd);
    };
  };
}
