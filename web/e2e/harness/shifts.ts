/** What moves on a page without user input. */
import type { Page } from "./test";

export interface Shifts {
  /** Chromium's layout shift, added up from the first paint on. */
  jumps: number;
  /** Each element that moved: from where to where. */
  of: string[];
  /** Nothing before counts, in milliseconds from the page's load; and everything from then on, also after an input. */
  from: number;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Watches a page from its next load on; the returned function tells what moved so far. */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const found: Shifts = { jumps: 0, of: [], from: 0 };
    Object.assign(globalThis, { shifts: found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (found.from > 0 ? entry.startTime < found.from : entry.hadRecentInput) continue;
        found.jumps += entry.value;
        for (const { node, previousRect: before, currentRect: after } of entry.sources)
          if (node instanceof Element)
            found.of.push(`${node.className} from ${String(before.y)} to ${String(after.y)}: ${String(entry.value)}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: Shifts }).shifts);
}

/** Begins to count anew, with all that moves from now on: what is on the page is drawn. */
export async function countFromNow(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
    const { shifts } = globalThis as unknown as { shifts: Shifts };
    Object.assign(shifts, { jumps: 0, of: [], from: performance.now() });
  });
}
