// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import CellView from "./CellView.svelte";
import type { SheetCell } from "./sheetTypes";

afterEach(cleanup);

const nothing = (): void => undefined;
const bonus: SheetCell = { kind: "sum", text: "", label: "Bonus", note: "noch 63", brief: "63" };

test.each([
  ["one of many columns has no room for the words", true, 1, "63"],
  ["a line over all columns has", true, 4, "noch 63"],
  ["the only column has", false, 1, "noch 63"],
])("what is missing for the bonus: %s", (_, isCramped, span, said) => {
  const events = { onpress: nothing, onkey: nothing, onfresh: nothing };
  render(CellView, { value: bonus, span, isCramped, edge: false, stop: false, ...events });
  expect(screen.getByRole("gridcell").textContent.trim()).toBe(said);
});
