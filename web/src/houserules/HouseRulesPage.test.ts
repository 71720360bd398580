// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import HouseRulesPage from "./HouseRulesPage.svelte";

vi.mock("@/net/api", async (original) => ({ ...(await original<object>()), variants: () => Promise.resolve([]) }));
vi.mock("@/store/browserData", async (original) => ({
  ...(await original<object>()),
  houseRules: () => Promise.resolve([]),
}));

beforeAll(() => language.need("houserules"));
afterEach(cleanup);

test.each([
  ["an idea that does not exist", { like: "kniffel", idee: "nonsense" }, "There is no such idea."],
  ["a property of every object", { like: "kniffel", idee: "constructor" }, "There is no such idea."],
  ["a rule of another browser", { id: "far" }, "This house rule is not saved in this browser."],
])("an address with %s leads to the page's start, with a sentence", async (_what, query, words) => {
  render(HouseRulesPage, { query, hash: {} });
  expect((await screen.findByRole("alert")).textContent).toContain(words);
  expect(await screen.findByRole("button", { name: "Begin" })).toBeTruthy();
});
