/**
 * The compressed JavaScript and CSS loaded before a page is first shown, and the fonts that follow.
 *
 * Reads the build's manifest, so it excludes what pages fetch later; e2e/first-load.spec.ts checks that the browser
 * loads no more. Fails if a page exceeds its budget.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { BEGINNING } from "./chunks.ts";
import { PATTERNS, roomsOf } from "./src/routes.ts";

const BUDGET = 150_000;
/** Without the letters of rarer languages, which are loaded only where one is shown. */
const FONT_BUDGET = 20_000;
const BUILT = new URL("../src/pasch/server/static/", import.meta.url);

interface Part {
  file: string;
  imports?: string[];
  css?: string[];
  name?: string;
}

const parts = JSON.parse(readFileSync(new URL(".vite/manifest.json", BUILT), "utf-8")) as Record<string, Part>;

/** Returns the files of a chunk and of its static imports. */
function filesOf(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return new Set();
  seen.add(name);
  const part = parts[name];
  if (!part) throw new Error(`The build has no part "${name}".`);
  const below = (part.imports ?? []).flatMap((other) => [...filesOf(other, seen)]);
  return new Set([part.file, ...(part.css ?? []), ...below]);
}

function compressedSize(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, BUILT))).length, 0);
}

/** Returns the largest catalogue of all languages: the main one, or a room's. */
function largestCatalogue(room = ""): Set<string> {
  const ending = new RegExp(`virtual:catalogue/[a-z]+${room && `/${room}`}$`);
  const catalogues = Object.keys(parts).filter((name) => ending.test(name));
  const bySize = catalogues
    .map((name) => filesOf(name))
    .sort((one, other) => compressedSize(other) - compressedSize(one));
  if (!bySize[0] && !room) throw new Error("The build has no message catalogue.");
  return bySize[0] ?? new Set();
}

function entry(): string {
  const found = Object.entries(parts).find(([, { name }]) => name === BEGINNING);
  if (!found) throw new Error("The build has no beginning.");
  return found[0];
}

const always = [...filesOf(entry()), ...largestCatalogue()];
for (const { path, page } of PATTERNS) {
  // The start page is part of the client's chunk.
  const own = page === "pages/StartPage" ? [] : filesOf(`src/${page}.svelte`);
  const words = roomsOf(page).flatMap((room) => [...largestCatalogue(room), ...largestCatalogue("rooms")]);
  const size = compressedSize(new Set([...always, ...own, ...words]));
  console.log(`${path.padEnd(14)} ${(size / 1000).toFixed(1).padStart(6)} kB`);
  if (size > BUDGET) {
    console.error(
      `${path} needs ${String(size)} bytes of JavaScript and CSS before it is seen; ${String(BUDGET)} are allowed.`,
    );
    process.exitCode = 1;
  }
}

const fonts = readdirSync(new URL("assets/", BUILT)).filter((name) => /-latin-\d+-.*\.woff2$/.test(name));
const fontSize = fonts.reduce((sum, name) => sum + statSync(new URL(`assets/${name}`, BUILT)).size, 0);
console.log(`${"fonts".padEnd(14)} ${(fontSize / 1000).toFixed(1).padStart(6)} kB`);
if (fonts.length === 0 || fontSize > FONT_BUDGET) {
  console.error(`The fonts take ${String(fontSize)} bytes; ${String(FONT_BUDGET)} are allowed.`);
  process.exitCode = 1;
}
