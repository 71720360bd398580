/** Conventions of the client's sources that no linter checks, such as unique names and folders of limited size. */
import { readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = new URL("./", import.meta.url).pathname;
/** A type or class that other files can import. */
const EXPORTED = /^ *export (?:type|interface|class|enum) (\w+)/gm;
const MOST_IN_A_FOLDER = 20;

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter(
  (name) => /\.(ts|svelte|css)$/.test(name) && !name.includes("generated"),
);

function namedTwice(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).map(([name]) => name);
}

/** Returns what the pattern's group finds, in order. */
function namesOf(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, name]) => String(name));
}

test("no two files have the same name, not even in capitals", () => {
  expect(files.length).toBeGreaterThan(400);
  expect(namedTwice(files.map((name) => basename(name).toLowerCase()))).toEqual([]);
});

test("no two files export types of the same name", () => {
  const exported = files.flatMap((name) => namesOf(EXPORTED, readFileSync(join(SOURCES, name), "utf-8")));
  expect(exported.length).toBeGreaterThan(250);
  expect(namedTwice(exported)).toEqual([]);
});

test("a folder holds at most twenty files beside their tests", () => {
  const folders = new Map<string, number>();
  for (const name of files.filter((file) => !/\.test(ing)?\.ts$/.test(file))) {
    folders.set(dirname(name), (folders.get(dirname(name)) ?? 0) + 1);
  }
  expect([...folders].filter(([, count]) => count > MOST_IN_A_FOLDER)).toEqual([]);
});

test("every folder has its row among the layers", () => {
  const layers = readFileSync(join(SOURCES, "../layers.js"), "utf-8");
  const folders = new Set(files.filter((name) => name.includes("/")).map((name) => name.split("/")[0]));
  const unbound = [...folders].filter((name) => !layers.includes(`"${name}"`));
  expect(unbound.sort()).toEqual(["styles", "testing"]);
});

test("links are relative to the site's start page, which need not be the root of its server", () => {
  const rooted = /(?:href|src|path|url)(?:=|: )\{?["`]\/|\b(?:go|fetch|notify|fullAddress)\(["`]\//;
  const sources = files.filter((name) => name !== "routes.ts" && !/\.test(ing)?\.ts$/.test(name));
  expect(sources.filter((name) => rooted.test(readFileSync(join(SOURCES, name), "utf-8")))).toEqual([]);
});

test("no component has a class of its own with the name of a layout primitive", () => {
  const primitives = new Set(
    namesOf(/^\.([\w-]+)(?:,| \{)$/gm, readFileSync(join(SOURCES, "styles/layout.css"), "utf-8")),
  );
  expect(primitives.size).toBeGreaterThan(60);
  const own = files
    .filter((name) => name.endsWith(".svelte"))
    .flatMap((name) =>
      namesOf(/^ +\.([\w-]+)/gm, readFileSync(join(SOURCES, name), "utf-8").split("<style>")[1] ?? "")
        .filter((known) => primitives.has(known))
        .map((known) => `${name}: .${known}`),
    );
  expect(own).toEqual([]);
});
