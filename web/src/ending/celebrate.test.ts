// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import { variantOf } from "@/testing/reference";
import { celebrateEqual } from "./celebrate";

const said = () => [...document.querySelectorAll(".shout")].map(({ textContent }) => textContent);

beforeAll(() => language.set("de"));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ["kniffel", "de", "Kniffel!"],
  ["yams", "fr", "Yams\u202f!"],
  ["generala", "es", "¡Generala!"],
])("all dice equal are called by their name as they fall, without any motion too: %s", async (id, code, words) => {
  await language.set(code);
  celebrateEqual(variantOf(id), document.body, 500);
  expect(said()).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(said()).toEqual([words]);
  vi.advanceTimersByTime(3000);
  expect(said()).toEqual([]);
});
