// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import { keepPlayed } from "@/store/lastPlayed";
import { variants } from "@/net/api";
import NewRule from "./NewRule.svelte";

const names = (name: string) => ({ de: name, en: name });
const SHIPPED = ["kniffel", "yahtzee", "generala", "yams"].map((id) => ({ id, names: names(id) }));

vi.mock("@/net/api", async (original) => ({ ...(await original<typeof import("@/net/api")>()), variants: vi.fn() }));

beforeAll(() => language.set("es"));
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("navigator", { languages: ["es-AR", "en"] });
  vi.mocked(variants).mockResolvedValue(SHIPPED as never);
});
afterEach(cleanup);

test.each([
  ["what the language usually plays", undefined, "generala"],
  ["what was played last", "yams", "yams"],
  ["not a house rule of this browser", "house:ours", "generala"],
  ["not one that this server does not know", "of-another-server", "generala"],
])("a new house rule begins with %s", async (_, played, expected) => {
  if (played) keepPlayed({ key: played, names: names(played) });
  const onbegin = vi.fn();
  render(NewRule, { onbegin });
  const select = await screen.findByRole("combobox");
  await waitFor(() => {
    expect(select.querySelectorAll("option")).toHaveLength(SHIPPED.length);
  });
  screen.getByRole("button").click();
  expect(onbegin).toHaveBeenCalledWith(expected, "");
});
