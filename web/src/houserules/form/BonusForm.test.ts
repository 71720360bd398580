// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import { HouseRuleDraft } from "@/houserules/document/houseRule.svelte";
import { pageOf, variantOf } from "@/testing/reference";
import BonusForm from "./BonusForm.svelte";

beforeAll(() => language.set("de"));
// The server is never asked: no time passes.
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function shown(toml = ""): HouseRuleDraft {
  const rule = new HouseRuleDraft(`like = "kniffel"\nid = "haus"\n${toml}`);
  rule.page = pageOf("kniffel");
  rule.variant = variantOf("kniffel");
  render(BonusForm, { rule, bonus: "upper" });
  return rule;
}

function fold(): string {
  return document.querySelector("summary")?.textContent.replace(/\s+/g, " ").trim() ?? "";
}

test("begins with from how many points there are how many, and folds up the rest", async () => {
  const rule = shown();
  const [name, from, points] = screen.getAllByRole<HTMLInputElement>("textbox");
  expect([name?.value, from?.value, points?.value]).toEqual(["Bonus", "63", "35"]);
  expect(document.querySelector("fieldset")?.textContent.replace(/\s+/g, " ")).toMatch(/Ab .*Punkten gibt es/);
  expect(document.querySelector("details")?.open).toBe(false);
  for (const rare of ["bis", "je weitere", "Gezählt werden"])
    expect(screen.getByLabelText(rare).closest("details")).not.toBeNull();
  expect(fold()).toBe("Genauer Welche Felder zählen, weitere Stufen");
  if (!from || !points) throw new Error("a number is missing");
  await fireEvent.input(from, { target: { value: "60" } });
  await fireEvent.change(from);
  await fireEvent.input(points, { target: { value: "50" } });
  await fireEvent.change(points);
  expect(rule.value(["bonuses", "upper", "tiers"])).toMatchObject([{ from: 60, points: 50 }]);
});

test("its line says what is counted otherwise", () => {
  shown(
    `[bonuses.upper]\nsection = "lower"\ncount = "strikes"\nper = "sheet"\ntiers = [{ from = 1, to = 2, points = 5 }]`,
  );
  expect(fold()).toBe("Genauer der untere Teil · gestrichene Felder · Für: den ganzen Block · bis 2");
  expect(screen.getByText("Strichen gibt es")).toBeTruthy();
});

test("another tier comes after the last one, and goes again", async () => {
  const rule = shown();
  await fireEvent.click(screen.getByRole("button", { name: "Stufe hinzufügen" }));
  expect(rule.value(["bonuses", "upper", "tiers"])).toMatchObject([
    { from: 63, points: 35 },
    { from: 73, points: 45 },
  ]);
  await fireEvent.click(screen.getByRole("button", { name: "Stufe ab 63 entfernen" }));
  expect(rule.value(["bonuses", "upper", "tiers"])).toMatchObject([{ from: 73, points: 45 }]);
  expect(screen.queryByRole("button", { name: /^Stufe ab/ })).toBeNull();
});
