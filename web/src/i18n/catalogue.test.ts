import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { languages, mentionsIn, messagesIn, messagesOf, roomOf, shown } from "../../catalogue-plugin.ts";

function sourcesIn(folder: string, wanted: RegExp): string {
  const names = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((name) => wanted.test(name));
  return names.map((name) => readFileSync(join(folder, name), "utf-8")).join("\n");
}

describe("the catalogue", () => {
  const SOURCES = new URL("../", import.meta.url);
  const code = sourcesIn(SOURCES.pathname, /(?<!\.test)\.(ts|svelte)$/);
  const said = new Set([...code.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, id]) => id ?? ""));

  test.each(["de", "en"])("has every message that the client says, in %s", (code_) => {
    const there = new Set(messagesOf(code_).map(({ id }) => id));
    expect(said.size).toBeGreaterThan(50);
    expect([...said].filter((id) => !there.has(id))).toEqual([]);
  });

  test.each(["de", "en"])("keeps in %s what the client says, and drops the rest", (code_) => {
    const kept = new Set(shown(messagesOf(code_), mentionsIn(code)).map(({ id }) => id));
    expect([...said].filter((id) => !kept.has(id))).toEqual([]);
    expect(kept).toContain("error-no-throw-left");
    expect(kept).toContain("error-review-rules-changed");
    expect(kept).toContain("player-heuristic");
    expect(kept).toContain("seat-expert");
    expect(kept).not.toContain("play-help");
  });

  test("has no message that neither the client names nor Pasch itself: a build would drop what is put together unseen", () => {
    const all = messagesOf("de");
    const named = new Set(shown(all, mentionsIn(code)).map(({ id }) => id));
    const python = join(SOURCES.pathname, "../../src/pasch");
    // Variants name theirs without what the messages begin with: `names = "full-house"`.
    const variants = sourcesIn(join(python, "variants"), /\.toml$/);
    const shipped = new Set(
      [...variants.matchAll(/\b(name|sign)s? = "([a-z0-9-]+)"/g)].map(([, kind, id]) => `${kind}-${id}`),
    );
    const { whole, beginnings } = mentionsIn(sourcesIn(python, /\.py$/).replace(/f(["'])([a-z0-9-]+)\{/g, "`$2${"));
    const unknown = all.filter(
      ({ id }) =>
        !named.has(id) &&
        !shipped.has(id) &&
        !whole.has(id) &&
        !beginnings.some((beginning) => id.startsWith(beginning)),
    );
    expect(unknown.map(({ id }) => id)).toEqual([]);
  });

  test("of every language knows no message that English lacks", () => {
    const english = new Set(messagesOf("en").map(({ id }) => id));
    for (const code_ of languages()) expect(messagesOf(code_).filter(({ id }) => !english.has(id))).toEqual([]);
  });

  test("is cut between messages, with all their lines", () => {
    const text =
      "# Words\n\none = 1\ntwo = { $n ->\n    [one] a\n   *[other] b\n }\n\n## More\n\nthree =\n    c\n    d\n";
    const found = messagesIn(text, "web.ftl").map(({ id, source }) => [id, source]);
    expect(found).toEqual([
      ["one", "one = 1"],
      ["two", "two = { $n ->\n    [one] a\n   *[other] b\n }"],
      ["three", "three =\n    c\n    d"],
    ]);
  });

  test("keeps apart what only the pages of one folder say", () => {
    expect(["learn/TrainerPage.svelte", "learn/school/Lesson.svelte"].map(roomOf)).toEqual(["learn", "school"]);
    expect(roomOf("learning.ts")).toBeUndefined();
  });

  test("keeps what a kept message refers to, and what a template begins", () => {
    const text = "cup-a = { cup-b } x\ncup-b = b\ndie-1 = 1\ndie-2 = 2\nother-c = c\nerror-x = x\n";
    const kept = (topic: string): string[] =>
      shown(messagesIn(text, topic), mentionsIn('t("cup-a"); t(`die-${n}`)')).map(({ id }) => id);
    expect(kept("cli.ftl")).toEqual(["cup-a", "cup-b", "die-1", "die-2"]);
    expect(kept("web.ftl")).toEqual(["cup-a", "cup-b", "die-1", "die-2", "error-x"]);
  });
});
