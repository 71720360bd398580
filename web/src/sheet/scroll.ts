/** Brings into view what has just changed, without anything moving for whoever does not want that. */
import { mayMove } from "@/store/settings.svelte";

/** How long a new entry is left to be looked at before another player's card takes its place, in milliseconds. */
export const LINGER = 800;

function behaviour(): ScrollBehavior {
  return mayMove() ? "smooth" : "auto";
}

/**
 * Scrolls as little as needed to show an element, in whatever scrolls around it.
 *
 * Bars around it may grow by the same change, and are measured with the next frame; so it is done with the one after.
 *
 * @param wanted asked then: something else may be what one looks at.
 */
export function bringIntoView(element: Element, wanted: () => boolean = () => true): void {
  const bring = (): void => {
    if (wanted()) element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: behaviour() });
  };
  requestAnimationFrame(() => requestAnimationFrame(bring));
}

/** Shows an element of a row that scrolls sideways. The page stays where it is, even if the row is out of sight. */
export function bringIntoRow(row: Element, element: Element): void {
  const [frame, inside] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
  const before = Math.min(0, inside.left - frame.left);
  const left = before || Math.max(0, inside.right - frame.right);
  if (left) row.scrollBy({ left, behavior: behaviour() });
}
