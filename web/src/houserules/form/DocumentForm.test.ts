// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import { HouseRuleDraft } from "@/houserules/document/houseRule.svelte";
import { pageOf, variantOf } from "@/testing/reference";
import DocumentForm from "./DocumentForm.svelte";

beforeAll(async () => {
  await language.set("de");
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
// The server is never asked: no time passes.
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function shown(toml = ""): HouseRuleDraft {
  const rule = new HouseRuleDraft(`like = "kniffel"\nid = "haus"\nnames = { de = "Unsere", en = "Ours" }\n${toml}`);
  const page = pageOf("kniffel");
  rule.page = { ...page, parent: page.document };
  rule.variant = variantOf("kniffel");
  render(DocumentForm, { rule });
  return rule;
}

function lineOf(title: string): string {
  const summary = screen.getByRole("heading", { name: title }).closest("summary");
  return summary?.textContent.replace(/\s+/g, " ").trim() ?? "";
}

test("begins with the name and the game it is like, then dice, throws and boxes", () => {
  shown();
  expect(screen.getByRole("link", { name: "Kniffel" }).getAttribute("href")).toBe("./regeln/kniffel");
  for (const usual of ["Name", "Würfel", "Würfe je Zug"])
    expect(screen.getByLabelText(usual).closest("details")).toBeNull();
  expect([...document.querySelectorAll("details")].some(({ open }) => open)).toBe(false);
});

test("each box is one line with one throw and its points", () => {
  shown();
  const boxes = screen.getByRole("region", { name: "Felder" });
  expect(within(boxes).getAllByRole("img")).toHaveLength(13);
  const names = within(boxes)
    .getAllByRole("button")
    .map((button) => button.textContent.replace(/\s+/g, " ").trim());
  expect(names).toContain("Full House bringt 25 = 25");
  expect(within(boxes).getByText(/Beispielwurf/)).toBeTruthy();
  expect(within(boxes).getByRole("img", { name: "3 3 3" })).toBeTruthy();
});

test("the folded chapters say what is set in them unlike the usual, or what they hold", () => {
  shown();
  expect(lineOf("Spalten")).toBe("Spalten Eine, in freier Reihenfolge");
  expect(lineOf("Besondere Würfel")).toBe("Besondere Würfel Zahlen, Joker, Bilder, Farben");
  cleanup();
  shown(
    `[dice]
    wild = [1]
    [turn]
    save = true
    [players]
    most = 4
    [bonuses]
    upper = false
    [columns.down]
    names = { de = "Ab", en = "Down" }`,
  );
  expect(lineOf("Boni")).toBe("Boni Bonus herausgenommen");
  expect(lineOf("Spalten")).toBe("Spalten Ab neu");
  expect(lineOf("Besondere Würfel")).toBe("Besondere Würfel Joker: 1");
  expect(lineOf("Besondere Züge")).toBe("Besondere Züge Würfe aufsparen");
  expect(lineOf("Sonstiges")).toBe("Sonstiges einer bis 4 Spieler");
});

test("a box is taken out in its dialog and put back on the list, and the focus stays on its line", async () => {
  const rule = shown();
  await fireEvent.click(screen.getByRole("button", { name: /^Chance/ }));
  await fireEvent.click(screen.getByRole("button", { name: "Chance herausnehmen" }));
  expect(rule.takenOut("boxes")).toEqual(["chance"]);
  const back = screen.getByRole("button", { name: "Chance wieder hineinnehmen" });
  await expect.poll(() => document.activeElement).toBe(back);
  await fireEvent.click(back);
  expect(rule.takenOut("boxes")).toEqual([]);
  await expect.poll(() => document.activeElement?.textContent).toContain("Chance");
});
