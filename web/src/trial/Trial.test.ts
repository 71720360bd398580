// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { parseDice } from "@/rules/dice";
import { apply, newGame } from "@/rules/gameEngine";
import type { Action } from "@/rules/gameState";
import { language } from "@/i18n/i18n.svelte";
import { pageOf, variantOf } from "@/testing/reference";
import Trial from "./Trial.svelte";

// The DOM of tests lays nothing out, so no sheet can be shown.
vi.mock("./Cards.svelte", () => ({ default: () => undefined }));
vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));

beforeAll(() => language.set("de"));
afterEach(cleanup);

test("of equal dice, the stars of the best choice are on those that were held", async () => {
  const [page, variant] = [pageOf("kniffel"), variantOf("kniffel")];
  const best: Action = { type: "held", dice: "55" };
  const state = apply(newGame(variant), { type: "rolled", dice: "55512" });
  const shown = {
    game: { page, variant },
    state,
    names: ["Du"],
    children: createRawSnippet(() => ({ render: () => "<p></p>" })),
    ontry: () => undefined,
  };
  const { rerender } = render(Trial, { ...shown, done: false });
  const fives = screen.getAllByRole("button", { name: /^Würfel \d: 5/ });
  for (const die of fives.slice(1)) await fireEvent.click(die);
  await rerender({ ...shown, done: true, best });
  const [holding, starred] = ["held", "advised"].map((mark) => fives.map((die) => die.classList.contains(mark)));
  expect(holding).toEqual([false, true, true]);
  expect(starred).toEqual(holding);
  expect(state.turn.roll).toEqual(parseDice("55512"));
});
