/** Lists the client's addresses for `pasch site`, which writes the page into a file for each of them. */
import { readFileSync, readdirSync } from "node:fs";
import type { Plugin } from "vite";
import { PATTERNS, type Need } from "./src/routes.ts";

const FILE = "pages.json";
const VARIANTS = new URL("../src/pasch/variants/", import.meta.url);
const LESSONS = new URL("./src/learn/school/lessons/kniffel.json", import.meta.url);

export function pages(): Plugin {
  return {
    name: "pasch-pages",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: FILE, source: JSON.stringify(addresses()) });
    },
  };
}

/** Returns the known addresses, those for house rules, and the patterns of those that arise on a device, such as a game's. */
function addresses(): { pages: string[]; house_rules: string[]; places: string[] } {
  const paths = pathsOf(undefined);
  const places = paths.filter((path) => path.includes(":"));
  return { pages: paths.flatMap(known), house_rules: pathsOf("house-rules"), places };
}

function pathsOf(need: Need | undefined): string[] {
  return PATTERNS.filter(({ needs }) => needs === need).map(({ path }) => path.slice(1));
}

function known(path: string): string[] {
  if (path.startsWith("regeln/:id")) return variants().map((id) => path.replace(":id", id));
  if (path === "schule/:number") return lessons().map((_, place) => `schule/${place + 1}`);
  return path.includes(":") ? [] : [path];
}

function variants(): string[] {
  const files = readdirSync(VARIANTS).filter((name) => name.endsWith(".toml"));
  return files.map((name) => name.slice(0, -".toml".length)).sort();
}

function lessons(): unknown[] {
  return (JSON.parse(readFileSync(LESSONS, "utf-8")) as { lessons: unknown[] }).lessons;
}
