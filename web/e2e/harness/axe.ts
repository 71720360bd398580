/** Everyone can play: no screen may violate what a machine can find of WCAG 2.2 AA, in any theme. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "./test";

const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** What a theme decides on: names, roles, sizes and order are the same in all of them. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** 320 px wide, and as wide as a desktop's window is when it is enlarged to 200 %. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
];

/** As everybody can use it: in every theme, on narrow screens and enlarged. */
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
  await expectNoViolation(page, "light", axeOf(page).withTags(LEVELS));
  for (const theme of ["dark", "contrast"]) await expectNoViolation(page, theme, axeOf(page).withRules(COLOURS));
}

/** Without frames of other servers, which no page has; for those it would open another page each time. */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

async function expectNoViolation(page: Page, theme: string, axe: AxeBuilder): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary ?? ""}`),
  );
  expect.soft(found, `${page.url()} in the theme "${theme}"`).toEqual([]);
}

/** Nothing lies beside the page: wide things scroll inside themselves. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const { needed, given } = await page.evaluate(() => ({
    needed: document.documentElement.scrollWidth,
    given: document.documentElement.clientWidth,
  }));
  expect(needed, `the width of ${page.url()}`).toBeLessThanOrEqual(given);
}
