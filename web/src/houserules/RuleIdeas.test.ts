// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import ideas from "@/houserules/document/ideas.json";
import RuleIdeas from "./RuleIdeas.svelte";

beforeAll(() => language.need("houserules"));
afterEach(cleanup);

test.each([
  ["de-DE", "kniffel"],
  ["sv-SE", "yahtzee"],
])("each idea leads to a new house rule that holds it: %s", (spoken, like) => {
  vi.stubGlobal("navigator", { languages: [spoken] });
  render(RuleIdeas);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(Object.keys(ideas).map((idea) => `./haus?like=${like}&idee=${idea}`));
});
