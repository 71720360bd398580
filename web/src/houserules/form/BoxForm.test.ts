// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { language } from "@/i18n/i18n.svelte";
import { HouseRuleDraft } from "@/houserules/document/houseRule.svelte";
import { pageOf, variantOf } from "@/testing/reference";
import BoxForm from "./BoxForm.svelte";

beforeAll(() => language.set("de"));
// The server is never asked: no time passes.
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function shown(box: string, toml = ""): HouseRuleDraft {
  const rule = new HouseRuleDraft(`like = "kniffel"\nid = "haus"\n${toml}`);
  rule.page = pageOf("kniffel");
  rule.variant = variantOf("kniffel");
  render(BoxForm, { rule, box });
  return rule;
}

function lines(): string[] {
  const summaries = [...document.querySelectorAll("summary")];
  return summaries.map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());
}

function chosen(): string {
  return screen.getAllByRole<HTMLInputElement>("radio").find(({ checked }) => checked)?.value ?? "";
}

test("begins with name, figure and points, and shows one throw", () => {
  shown("full_house");
  expect(screen.getByLabelText<HTMLInputElement>("Name des Feldes").value).toBe("Full House");
  expect(chosen()).toBe("groups");
  expect(screen.getByLabelText<HTMLInputElement>("Größe der Päsche").value).toBe("3 + 2");
  expect(screen.getByText("drei Gleiche und zwei Gleiche")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Punkte").value).toBe("25");
  expect(screen.getAllByRole("img")).toHaveLength(1);
  expect(screen.getByText("bringt 25")).toBeTruthy();
});

test("the throw is dimmed as long as it is not known to hold", async () => {
  const rule = shown("full_house");
  rule.checking = false;
  await expect.poll(() => document.querySelector(".outdated")).toBeNull();
  await fireEvent.click(screen.getByRole("radio", { name: "Pasch" }));
  expect(document.querySelector(".outdated")?.textContent).toContain("bringt 25");
});

test("folds up what is rare, and its lines say what there is to set", () => {
  shown("full_house");
  expect([...document.querySelectorAll("details")].some(({ open }) => open)).toBe(false);
  for (const rare of ["Zählt so oft", "Dazu noch", "Wie oft es gefüllt wird", "Auch genannt"])
    expect(screen.getByLabelText(rare).closest("details")).not.toBeNull();
  expect(lines()).toEqual([
    "Weitere Bedingungen Zugleich noch etwas anderes",
    "Besondere Punkte Mehrfach, Zuschlag, scharf",
    "Platz und Ende Oben oder unten, sofort gewonnen",
  ]);
  expect(screen.queryByText("Die niedrigsten zählen"), "all dice count").toBeNull();
});

test("the lines name what is set unlike the usual", () => {
  shown(
    "full_house",
    `[boxes.full_house]
    pattern = { groups = [2, 2], distinct = false, at_least = 20 }
    times = 2
    served = "double"
    counts = false
    section = "upper"
    wins = "any"
    aliases = ["Voll", "Haus"]`,
  );
  expect(lines()).toEqual([
    "Weitere Bedingungen mindestens 20 · zweimal dieselbe Zahl",
    "Besondere Punkte zählt 2-mal · scharf doppelt · nicht in der Summe",
    "Platz und Ende im oberen Teil · gewinnt sofort · auch Voll, Haus",
  ]);
});

test("another figure keeps the further conditions, and every throw has none", async () => {
  const rule = shown("full_house", "[boxes.full_house]\npattern = { groups = [3, 2], at_least = 20 }");
  await fireEvent.click(screen.getByRole("radio", { name: "Straße" }));
  expect(rule.value(["boxes", "full_house", "pattern"])).toEqual({ run: 4, at_least: 20 });
  await fireEvent.click(screen.getByRole("radio", { name: "anderes" }));
  expect(screen.getByLabelText<HTMLSelectElement>("Und zwar").value).toBe("total");
  await fireEvent.click(screen.getByRole("radio", { name: "jeder Wurf" }));
  expect(rule.value(["boxes", "full_house", "pattern"])).toEqual({});
  expect(lines()[0]).toContain("Besondere Punkte");
});

test("only a new box may become a number box, and back", async () => {
  shown("full_house");
  expect(screen.queryByRole("radio", { name: "eine Zahl" })).toBeNull();
  cleanup();
  const rule = shown(
    "new",
    '[boxes.new]\nnames = { de = "Neu", en = "New" }\npattern = { of_a_kind = 2 }\npoints = 5\n',
  );
  await fireEvent.click(screen.getByRole("radio", { name: "eine Zahl" }));
  expect(rule.value(["boxes", "new", "number"])).toBe(1);
  expect(rule.value(["boxes", "new", "pattern"])).toBeUndefined();
  await fireEvent.click(screen.getByRole("radio", { name: "jeder Wurf" }));
  expect(rule.value(["boxes", "new"])).toMatchObject({ pattern: {}, points: "sum" });
});

test("a problem in what is folded up opens it, and is shown there alone", async () => {
  const rule = shown("full_house", "[boxes.full_house]\npattern = { groups = [3, 2], at_least = 2000 }");
  const place = "boxes.full_house.pattern.at_least";
  rule.problems = [{ code: "out-of-range", place, facts: {}, message: "zu viel", source: "" }];
  await expect.poll(() => document.querySelector("details")?.open).toBe(true);
  const [problem, other] = screen.getAllByRole("alert");
  expect(problem?.closest("details")).toBe(document.querySelector("details"));
  expect(other).toBeUndefined();
});
