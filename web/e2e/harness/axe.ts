/**
 * Checks every screen with axe against WCAG 2.2 AA; by day in the light theme and at one narrow size, as the contrast of all
 * themes is computed from their tokens (`styles/tokens.test.ts`).
 */
import axe from "axe-core";
import { NIGHT } from "./night";
import { expect, type Page } from "./test";

const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Only these rules depend on the theme. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** 320 px wide, and a desktop window zoomed to 200 %. */
const NARROW = [{ width: 320, height: 640 }, ...(NIGHT ? [{ width: 720, height: 450 }] : [])];
/** Those in which only the colours differ. */
const OTHER_THEMES = NIGHT ? ["dark", "contrast"] : [];

/** Checks themes, narrow screens and zoom. */
export async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page);
  const usual = page.viewportSize();
  for (const size of NARROW) {
    await page.setViewportSize(size);
    await expectNoSidewaysScrolling(page);
  }
  if (usual) await page.setViewportSize(usual);
}

export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  await page.evaluate(scrollFree);
  await expectNoViolation(page, "light", { type: "tag", values: LEVELS });
  for (const theme of OTHER_THEMES) await expectNoViolation(page, theme, { type: "rule", values: COLOURS });
}

/** Scrolls a page whose last bar stays in sight to its end, where the bar covers half of no button. */
function scrollFree(): void {
  const bars = [...document.querySelectorAll(".actions")];
  if (bars.some((bar) => getComputedStyle(bar).position === "sticky")) scrollTo(0, document.body.scrollHeight);
}

/** Passes are not listed, which would take longer than the check. */
async function expectNoViolation(page: Page, theme: string, runOnly: axe.RunOnly): Promise<void> {
  const violations = await page.evaluate(
    async ([name, only]) => {
      document.documentElement.dataset.theme = name;
      const judge = (window as unknown as { axe: typeof axe }).axe;
      return (await judge.run(document, { runOnly: only, resultTypes: ["violations"] })).violations;
    },
    [theme, runOnly] as const,
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary ?? ""}`),
  );
  expect.soft(found, `${page.url()} in the theme "${theme}"`).toEqual([]);
}

/** The page itself must not scroll sideways; wide content scrolls inside its container. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // Scripts lay out for a new width a moment after the resize.
  await expect.poll(overflow, `what is wider than ${page.url()}`).toBeLessThanOrEqual(0);
}
