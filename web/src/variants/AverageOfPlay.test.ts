// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import { pageOf } from "@/testing/reference";
import AverageOfPlay from "./AverageOfPlay.svelte";

const site = vi.hoisted(() => ({ HAS_SERVER: true }));
vi.mock("@/site", () => site);
const ask = vi.hoisted(() => vi.fn());
vi.mock("./average.svelte", () => ({
  Average: class {
    found = null;
    progress = null;
    ask = ask;
    stop = vi.fn();
  },
}));

beforeAll(() => language.set("de"));
beforeEach(() => {
  site.HAS_SERVER = true;
  ask.mockReset();
});
afterEach(cleanup);

function show(id: string, changed = {}): void {
  render(AverageOfPlay, { rules: { id }, page: { ...pageOf(id), ...changed } });
}

it("is there at once where it is known exactly, with its spread and no word of minutes", async () => {
  show("kniffel");
  expect(await screen.findByText("248,2 Punkte")).toBeTruthy();
  expect(
    screen.getByText("Genau ausgerechnet. Neun von zehn Spielen enden zwischen 180 und 322 Punkten."),
  ).toBeTruthy();
  expect(screen.queryByText(/Minuten/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Ausrechnen" })).toBeNull();
});

it("is there at once where it was measured, and says so", async () => {
  site.HAS_SERVER = false;
  show("kniffel-4-columns");
  expect(await screen.findByText("etwa 1019 Punkte")).toBeTruthy();
  expect(
    screen.getByText(
      "Gemessen in 2.000 Spielen des stärksten Computers: Zwei von drei enden zwischen 897 und 1141 Punkten.",
    ),
  ).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

it("does not say a tenth in English, either, where it was measured", async () => {
  await language.set("en");
  show("kniffel-4-columns");
  expect(await screen.findByText("about 1019 points")).toBeTruthy();
  await language.set("de");
});

it("is worked out again on request", async () => {
  show("kniffel");
  (await screen.findByRole("button", { name: "Nachrechnen" })).click();
  await vi.waitFor(() => {
    expect(ask).toHaveBeenCalledOnce();
  });
});

it("is worked out only on request for rules of one's own, which nobody has solved yet", async () => {
  show("kniffel", { rules_hash: "own" });
  expect(await screen.findByRole("button", { name: "Ausrechnen" })).toBeTruthy();
  expect(ask).not.toHaveBeenCalled();
});

it("is left out where neither a server nor this device can find it", async () => {
  site.HAS_SERVER = false;
  show("kniffel-4-columns", { rules_hash: "own" });
  await vi.dynamicImportSettled();
  expect(screen.queryByRole("heading")).toBeNull();
});
