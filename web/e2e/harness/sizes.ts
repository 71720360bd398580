/** Window sizes: a small phone, an upright tablet, a laptop, a large screen. */
import type { Page } from "./test";

export const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

export type Size = (typeof SIZES)[number];

/** Checks the page at every size; the last one stays. */
export async function atEverySize(page: Page, look: (size: Size) => Promise<void>): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await look(size);
  }
}
