/** The colours can be read: contrast by WCAG 2.2 in every theme, computed from the tokens themselves. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { COLOURS } from "@/store/personLook";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf-8");

const NAMES = ["light", "dark", "contrast"] as const;

/** What each token is in a theme: what stands behind the theme's switch. */
function tokensOf(theme: (typeof NAMES)[number]): Record<string, string> {
  const behind = NAMES.map((name) => `var\\(--${name}, (?<${name}>.+)\\)`).join(" ");
  return Object.fromEntries(
    [...css.matchAll(new RegExp(`--(?<token>[\\w-]+): ${behind};`, "g"))].map(({ groups }) => [
      groups?.token ?? "",
      groups?.[theme] ?? "",
    ]),
  );
}

/** What is set in the block of this selector that comes first after a place in the file. */
function declarationsAfter(place: string, selector: string): string[] {
  const start = css.indexOf(selector, css.indexOf(place));
  if (!css.includes(place) || start < 0) throw new Error(`the tokens have no block "${place}"`);
  return css
    .slice(css.indexOf("{", start) + 1, css.indexOf("}", start))
    .split(";")
    .map((line) => line.trim())
    .filter(Boolean);
}

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
  ...["ink", "ink-soft", "accent", "good", "pencil", "pen"].flatMap((above) =>
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

describe.each(NAMES)("theme %s", (theme) => {
  const tokens = tokensOf(theme);

  test.each(PAIRS)("%s on %s", (above, below, least) => {
    expect(contrast(tokens[above] ?? "", tokens[below] ?? "")).toBeGreaterThanOrEqual(least);
  });
});

test("the faces of people stand out from each of their grounds", () => {
  const colours = readFileSync(new URL("./persons.css", import.meta.url), "utf-8").matchAll(
    /--person-(\w+): (#\w{6});/g,
  );
  const { ink = "", ...grounds } = Object.fromEntries([...colours].map(([, name = "", colour = ""]) => [name, colour]));
  expect(Object.keys(grounds)).toEqual(COLOURS);
  for (const ground of Object.values(grounds)) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(TEXT);
});

test.each([
  ["dark", "@media (prefers-color-scheme: dark)"],
  ["contrast", "@media (prefers-contrast: more)"],
])("whoever's device asks for %s gets what is chosen by hand", (theme, asked) => {
  const chosen = declarationsAfter(`:root[data-theme="${theme}"]`, ":root");
  expect(declarationsAfter(asked, ":root:not([data-theme])")).toEqual(chosen);
  const on = NAMES.map((name) => `--${name}:${name === theme ? " initial" : ""}`);
  expect(chosen.slice(1)).toEqual(on);
});
