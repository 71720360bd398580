// @vitest-environment jsdom
import { flushSync } from "svelte";
import { beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "@/wire/types";
import { ago, date, language, named, number, preferredLanguage, problemWords, score, t } from "./i18n.svelte";

beforeEach(async () => {
  localStorage.clear();
  await language.set("de");
});

function problem(code: string, facts: Problem["facts"] = {}): Problem {
  return { code, facts, source: "", place: "", message: "the server's words." };
}

test("what the command line would list, a page says in its own words", async () => {
  const unknown = problem("unknown-variant", { found: "knifel", allowed: "balut, crag, escalero" });
  expect(problemWords(unknown)).toBe("Diese Variante gibt es hier nicht. Alle stehen unter „Regeln“.");
  await language.set("en");
  expect(problemWords(unknown)).not.toMatch(/TOML|balut/);
});

describe("words", () => {
  test("are those of the language", async () => {
    expect(t("start-play-now")).toBe("Jetzt spielen");
    await language.set("en");
    expect(t("start-play-now")).toBe("Play now");
  });

  test("are shown anew when the language changes", async () => {
    const seen: string[] = [];
    const stop = $effect.root(() => {
      $effect(() => {
        seen.push(t("ui-close"));
      });
    });
    flushSync();
    await language.set("en");
    flushSync();
    stop();
    expect(seen).toEqual(["Schließen", "Close"]);
  });

  test("a choice is remembered, and the page says its language", async () => {
    await language.set("en");
    expect(localStorage.getItem("pasch.language")).toBe("en");
    expect(document.documentElement.lang).toBe("en");
  });

  test("plurals follow the number, and scores have no marks for thousands", () => {
    expect(t("variant-columns", { count: 1 })).toBe("1 Spalte");
    expect(t("variant-columns", { count: 4 })).toBe("4 Spalten");
    expect(t("variant-dice", { count: 1575 })).toBe("1575 Würfel");
    expect(t("variant-dice", { count: 1575.5 })).toBe("1575,5 Würfel");
  });

  test("points below zero have a minus, not a hyphen", () => {
    expect(t("variant-dice", { count: -3 })).toBe("−3 Würfel");
    expect([score(-1575), score(0), number(-1.5)]).toEqual(["−1575", "0", "−1,5"]);
  });

  test("a message that nobody wrote is a mistake", () => {
    expect(() => t("no-such-message")).toThrow('no message "no-such-message" in "de"');
  });
});

test.each([
  [["de-AT", "en"], "de"],
  [["en-GB", "de"], "en"],
  [["it", "de"], "de"],
  [["it", "pl"], "en"],
  [[], "en"],
])("a browser that asks for %j gets %s", (wanted, got) => {
  expect(preferredLanguage(wanted)).toBe(got);
});

describe("problems", () => {
  test("become sentences with their facts", () => {
    expect(problemWords(problem("no-throw-left", { throws: 3 }))).toBe("Nach 3 Würfen ist Schluss: Wähl ein Feld.");
  });

  test("names among the facts are in the language", async () => {
    const facts = { box: { de: "Große Straße", en: "Large straight" } };
    expect(problemWords(problem("box-full", facts))).toBe("Das Feld „Große Straße“ ist schon voll.");
    await language.set("en");
    expect(problemWords(problem("box-full", facts))).toContain("Large straight");
  });

  test("of the server alone are told in its words", () => {
    expect(problemWords(problem("only-the-server-knows"))).toBe("The server's words.");
    expect(problemWords(problem("no-throw-left"))).toBe("The server's words.");
  });
});

test("names, numbers and dates are those of the language", async () => {
  const names = { de: "Knöffel", en: "Knoeffel" };
  expect(named(names)).toBe("Knöffel");
  expect(number(1234.5)).toBe("1.234,5");
  expect(date("2019-03-04T12:00:00Z")).toBe("4. März 2019");
  const now = Date.parse("2026-11-21T12:00:00Z");
  expect(ago("2026-11-21T11:58:00Z", now)).toBe("vor 2 Minuten");
  expect(ago("2026-11-20T11:58:00Z", now)).toBe("gestern");
  expect(ago("2026-11-21T12:00:05Z", now)).toBe("gerade eben");
  await language.set("en");
  expect(named(names)).toBe("Knoeffel");
  expect(number(1234.5)).toBe("1,234.5");
  expect(date("2019-03-04T12:00:00Z")).toBe("4 Mar 2019");
});
