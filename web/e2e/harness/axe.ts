/** Everyone can play: no screen may violate what a machine can find of WCAG 2.2 AA, in any theme. */
import axe from "axe-core";
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
  await page.evaluate(axe.source);
  await expectNoViolation(page, "light", { type: "tag", values: LEVELS });
  for (const theme of ["dark", "contrast"]) await expectNoViolation(page, theme, { type: "rule", values: COLOURS });
}

/** What passes is not listed: that takes longer than looking. */
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

/** Nothing lies beside the page: wide things scroll inside themselves. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const beside = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // What a script lays out for a narrow window comes a moment after it has become so.
  await expect.poll(beside, `what is wider than ${page.url()}`).toBeLessThanOrEqual(0);
}
