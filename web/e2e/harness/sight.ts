/** Visibility on screen: inside the window and not covered. */
import { expect, type Locator } from "./test";

/** Returns the names of elements that are not fully visible without scrolling. */
export async function unseen(elements: Locator): Promise<string[]> {
  return await elements.evaluateAll((all) =>
    all
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) return true;
        // Just inside each edge, and the middle.
        const places = [top + 3, (top + bottom) / 2, bottom - 3].map((y) => ({ x: (left + right) / 2, y }));
        return !places.every(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
      })
      .map((element) => element.getAttribute("aria-label") ?? element.textContent),
  );
}

/** Checks that all can be seen and tapped without scrolling. */
export async function expectInSight(elements: Locator): Promise<void> {
  await expect(elements.first()).toBeVisible();
  await expect.poll(() => unseen(elements)).toEqual([]);
}

/** Returns the smallest width and height of these elements. */
export async function smallest(elements: Locator): Promise<{ width: number; height: number }> {
  return await elements.evaluateAll((all) => {
    const boxes = all.map((element) => element.getBoundingClientRect());
    const least = (sizes: number[]) => Math.min(...sizes);
    return { width: least(boxes.map(({ width }) => width)), height: least(boxes.map(({ height }) => height)) };
  });
}
