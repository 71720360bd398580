/** Scrolls changes into view, without animation for users who prefer reduced motion. */
import { mayMove } from "@/store/settings.svelte";

/** Time to look at a new entry before another player's card replaces it, in milliseconds. */
export const LINGER = 800;

function behaviour(): ScrollBehavior {
  return mayMove() ? "smooth" : "auto";
}

/**
 * Scrolls as little as needed to show an element.
 *
 * The same change may resize sticky bars, which are measured in the next frame, so scrolling waits for the frame after
 * it.
 *
 * @param wanted checked at that time, since the user may have moved on.
 */
export function bringIntoView(element: Element, wanted: () => boolean = () => true): void {
  const bring = (): void => {
    if (wanted()) element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: behaviour() });
  };
  requestAnimationFrame(() => requestAnimationFrame(bring));
}

/** Scrolls a row sideways to an element. The page itself does not scroll, even if the row is off screen. */
export function bringIntoRow(row: Element, element: Element): void {
  const [frame, inside] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
  const before = Math.min(0, inside.left - frame.left);
  const left = before || Math.max(0, inside.right - frame.right);
  if (left) row.scrollBy({ left, behavior: behaviour() });
}
