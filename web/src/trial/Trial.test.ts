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

/** The DOM of tests lays nothing out, so no sheet can be shown; this taps a box. */
const cards = vi.hoisted(() => ({ pick: (_box: number): void => undefined }));
vi.mock("./Cards.svelte", () => ({
  default: (_anchor: unknown, { onpick }: { onpick: (box: number) => void }) => {
    cards.pick = onpick;
  },
}));
vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));

beforeAll(() => language.set("de"));
afterEach(cleanup);

/** Kniffel's first roll, with nothing entered yet. */
function shownRoll(dice: string) {
  const [page, variant] = [pageOf("kniffel"), variantOf("kniffel")];
  return {
    game: { page, variant },
    state: apply(newGame(variant), { type: "rolled", dice }),
    names: ["Du"],
    children: createRawSnippet(() => ({ render: () => "<p></p>" })),
    ontry: () => undefined,
  };
}

test("of equal dice, the stars of the best choice are on those that were held", async () => {
  const best: Action = { type: "held", dice: "55" };
  const shown = shownRoll("55512");
  const { rerender } = render(Trial, { ...shown, done: false });
  const fives = screen.getAllByRole("button", { name: /^Würfel \d: 5/ });
  for (const die of fives.slice(1)) await fireEvent.click(die);
  await rerender({ ...shown, done: true, best });
  const [holding, starred] = ["held", "advised"].map((mark) => fives.map((die) => die.classList.contains(mark)));
  expect(holding).toEqual([false, true, true]);
  expect(starred).toEqual(holding);
  expect(shown.state.turn.roll).toEqual(parseDice("55512"));
});

test("a box is entered by one tap, or by the second where only one try counts", async () => {
  const entered: Action = { type: "scored", box: "fives" };
  const fives = variantOf("kniffel").boxIndex.get("fives") ?? -1;
  const ontry = vi.fn();
  const { rerender } = render(Trial, { ...shownRoll("55512"), done: false, ontry });
  cards.pick(fives);
  expect(ontry).toHaveBeenCalledExactlyOnceWith(entered);

  ontry.mockClear();
  await rerender({ once: true });
  cards.pick(fives);
  expect(ontry).not.toHaveBeenCalled();
  expect(await screen.findByText("Fünfer: Noch einmal tippen trägt 15 Punkte ein.")).toBeDefined();
  cards.pick(fives);
  expect(ontry).toHaveBeenCalledExactlyOnceWith(entered);
});

test("all dice are thrown again by the second press where only one try counts", async () => {
  const ontry = vi.fn();
  render(Trial, { ...shownRoll("55512"), done: false, once: true, ontry });
  const [again] = screen.getAllByRole("button", { name: "5 Würfel werfen" });
  await fireEvent.click(again as HTMLElement);
  expect(ontry).not.toHaveBeenCalled();
  expect(screen.getByText(/^Alle Würfel neu\? Noch einmal tippen/)).toBeDefined();
  await fireEvent.click(again as HTMLElement);
  expect(ontry).toHaveBeenCalledExactlyOnceWith({ type: "held", dice: "-" });

  ontry.mockClear();
  await fireEvent.click(screen.getAllByRole("button", { name: /^Würfel \d: 5/ })[0] as HTMLElement);
  await fireEvent.click(screen.getByRole("button", { name: "4 Würfel werfen" }));
  expect(ontry).toHaveBeenCalledExactlyOnceWith({ type: "held", dice: "5" });
});
