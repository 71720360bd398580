/** The colours can be read: contrast by WCAG 2.2 in every theme, computed from the tokens themselves. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf-8");

/** The tokens of the block that begins with this, as it stands in the file. */
function tokensAfter(selector: string): Record<string, string> {
  const start = css.indexOf(selector);
  if (start < 0) throw new Error(`the tokens have no block "${selector}"`);
  const block = css.slice(
    start,
    css.indexOf("\n  }\n", start) >= 0 && selector.startsWith("@")
      ? css.indexOf("\n  }\n", start)
      : css.indexOf("\n}\n", start),
  );
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (.+);/g)].map(([, name, value]) => [name ?? "", value ?? ""]),
  );
}

const THEMES = {
  light: tokensAfter(":root {"),
  dark: tokensAfter(':root[data-theme="dark"]'),
  contrast: tokensAfter(':root[data-theme="contrast"]'),
};

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const TEXT = 4.5;
const EDGE = 3;

const PAIRS: [above: string, below: string, least: number][] = [
  ...["ink", "ink-soft", "accent", "good", "pencil"].flatMap((above) =>
    ["paper", "paper-raised", "accent-wash"].map((below): [string, string, number] => [above, below, TEXT]),
  ),
  ["bad", "paper", TEXT],
  ["bad", "paper-raised", TEXT],
  ["bad", "bad-wash", TEXT],
  ["accent-ink", "accent", TEXT],
  ["accent-ink", "accent-strong", TEXT],
  ["paper", "ink", TEXT],
  ["felt-ink", "felt", TEXT],
  ["felt-ink", "felt-deep", TEXT],
  ["felt-soft", "felt", TEXT],
  ["felt-soft", "felt-deep", TEXT],
  ["die-pip", "die", TEXT],
  ["die-pip", "die-held", TEXT],
  ["die", "felt", EDGE],
  ["die-held", "felt", EDGE],
  ["line-strong", "paper", EDGE],
  ["line-strong", "paper-raised", EDGE],
  ["focus", "paper", EDGE],
  ["focus", "paper-raised", EDGE],
  ["focus", "accent-wash", EDGE],
];

describe.each(Object.entries(THEMES))("theme %s", (_, tokens) => {
  test.each(PAIRS)("%s on %s", (above, below, least) => {
    expect(contrast(tokens[above] ?? "", tokens[below] ?? "")).toBeGreaterThanOrEqual(least);
  });
});

test("what the device asks for looks like what is chosen by hand", () => {
  expect(tokensAfter("@media (prefers-color-scheme: dark)")).toEqual(THEMES.dark);
  expect(tokensAfter("@media (prefers-contrast: more)")).toEqual(THEMES.contrast);
});
