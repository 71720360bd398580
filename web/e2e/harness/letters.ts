import { expect, type Page } from "@playwright/test";

/** Headings are shown in the font that comes with Pasch, not in the system's. */
export async function expectOwnLetters(page: Page): Promise<void> {
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family));
  await expect.poll(loaded).toContainEqual(expect.stringContaining("Nunito"));
}
