/**
 * A language that nobody speaks: English with its vowels accented and doubled, so that every message is two fifths
 * longer. What stays readable on a page is no message, and what is too long for its place is cut.
 */
import { readFileSync } from "node:fs";
import type { Page } from "./test";

const VOWELS: Readonly<Record<string, string>> = { a: "áà", e: "éè", i: "íì", o: "óò", u: "úù" };
/** A catalogue within a script: a template whose lines are messages. */
const CATALOGUE = /`((?:[^`\\]|\\.)*\n(?:[^`\\]|\\.)*)`/g;
const MESSAGE = /^[a-z][\w-]* = /m;
/** What stands before the words of a line: a message's id, a variant's key, or an indent. */
const BEGINNING = /^(?:[a-z][\w-]* =(?: |$)|\s*\*?\[[^\]]*\] |\s+)?/;
/** A letter, or what a script writes instead of one. */
const LETTER = /\\x[0-9a-f]{2}|\\u\{[0-9a-f]+\}|\\u[0-9a-f]{4}|\\?./giu;
const NAMES = new URL("../../../src/pasch/locale/en/names.ftl", import.meta.url);

/** Turns Fluent source into the language; placeables and keys stay. */
export function pseudo(source: string): string {
  return source.split("\n").map(pseudoLine).join("\n");
}

function pseudoLine(line: string): string {
  // Not words: how browsers and messengers name the language.
  if (line.startsWith("#") || line.startsWith("language-and-country")) return line;
  const [beginning = ""] = BEGINNING.exec(line) ?? [];
  let depth = 0;
  const words = (line.slice(beginning.length).match(LETTER) ?? []).map((letter) => {
    if (letter === "{") depth += 1;
    const accented = depth > 0 ? undefined : VOWELS[letter.toLowerCase()];
    if (letter === "}" && depth > 0) depth -= 1;
    if (!accented) return letter;
    return letter === letter.toLowerCase() ? accented : accented.toUpperCase();
  });
  return beginning + words.join("");
}

/** Has a page speak the language. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const said = body.replace(CATALOGUE, (whole, source: string) =>
      MESSAGE.test(source) ? `\`${pseudo(source)}\`` : whole,
    );
    await route.fulfill({ response, body: said });
  });
}

/** Words of names, which come with the variants and not with the client's messages. */
function nameWords(): ReadonlySet<string> {
  const names = readFileSync(NAMES, "utf-8").matchAll(/^(?:name|sign)-[\w-]+ = (.*)$/gm);
  return new Set([...names].flatMap(([, name = ""]) => name.toLowerCase().match(/\p{L}+/gu) ?? []));
}

/** Returns words on a page that are no messages: texts and labels, without names of games and people. */
export async function literals(page: Page, known: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest("script, style, option, [lang]:not(html)")) found.push(node.textContent ?? "");
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
      for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(one.getAttribute(name) ?? "");
    return found;
  });
  const allowed = new Set([...nameWords(), ...known.map((word) => word.toLowerCase())]);
  const words = texts.flatMap((text) => text.match(/\p{L}{3,}/gu) ?? []);
  return [...new Set(words.filter((word) => /[aeiou]/i.test(word) && !allowed.has(word.toLowerCase())))];
}

/** Returns buttons, links, labels and headings whose words are wider than their place. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, a, label, h1, h2, h3, summary, th, legend")]
      .filter((one) => one.checkVisibility() && !one.closest(".visually-hidden, .skip"))
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== "visible")
      .map((one) => one.innerText.trim())
      .filter(Boolean),
  );
}
